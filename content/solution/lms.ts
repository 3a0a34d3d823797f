import { schematic, solutionPage } from '../catalogue/define';

export const lms = solutionPage({
  slug: 'lms',
  label: 'LMS',
  title: 'Course platform with runs, cohorts and a closed grade book',
  summary:
    'A learning platform in eight modules: versioned courses, dated runs, fee plans, guardian consent, tool launches, a grade book, an activity store and badges.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'Authors may improve a course any day; learners inside a run keep what they started with.',
    quickAnswer:
      'Course, run, record: three things that a website with videos treats as one. Academies, training firms and course sellers need them apart once groups start on dates, pay in parts and expect a certificate that employers can verify.',
    atAGlance: {
      fits: 'Academies and training firms whose groups start on dates and pay by instalment',
      notFor: 'Recorded courses sold one by one, without cohorts: a hosted course shop costs less',
      firstStep: {
        what: 'One course drawn, and a finished run’s grades recomputed from its rules',
        output: 'the drawing, and every mark that your own rules do not explain',
        weeks: [3, 4],
      },
      charged: 'By milestone up to the end of the first run, each priced beforehand; per sprint afterwards',
      youBring:
        'One course with its packages, marks of a finished run, fee plans, a payment account, a coordinator',
    },
    ask: {
      text: 'A run in four lines: start, units, instalments, late rule. We move its start and show which due dates follow.',
      button: 'Outline one course run',
    },
    notNeeded: {
      before: 'Forty people, one safety course each spring. A trainer, a room, a signed list. No',
      struck: 'LMS',
      after: '.',
    },
    argument: {
      heading: 'Twenty pass, two of them on a wrong answer',
      paragraphs: [
        'In quiz 4 the key to question 7 said B, and C is right. All 24 learners of run 12 have sat it, and six marks of ten pass. Fourteen have six without question 7; three miss six even with it. The other seven have five: four chose C, two chose B, one chose A. Leave the key, and 16 pass. Correct it, and 18 pass, but two learners lose a pass that they have seen, and appeal. Accept both answers, and 20 pass. Give everybody the mark, and even A passes: 21.',
        'That the fault was the academy’s speaks for accepting both; against it weigh two passes with five right answers, and a moderator who has to sign them. Dropping the question is worse: 14 pass, as five of nine is less than six of ten.',
        'The rule declared before the run decides: a right answer earns its mark, a mark once shown does not fall through the academy’s fault, and an answer that no key ever named earns nothing. Run 12 keeps version 3 with a signed note; run 13 starts on version 4. For a crane operator’s certificate, declare the opposite, and give those two a second sitting.',
      ],
    },
    terms: [
      {
        term: 'Run',
        meaning:
          'One teaching of a course: a version, a cohort, a teacher and dates. Its rules and texts are those of its first day, harmless corrections apart.',
      },
      {
        term: 'Moderation',
        meaning:
          'A second person reads a sample of marks, and every exception, before the book is closed and results count.',
      },
      {
        term: 'Regrading',
        meaning:
          'Marking answers again after a key or a rule was changed; the first marks are kept beside the new ones.',
      },
    ],
    capabilities: [
      {
        name: 'Course authoring',
        users: 'Authors, subject reviewers',
        text: 'Lessons, activities and rubrics are edited as a draft and published as a numbered version. Common Cartridge and SCORM packages come in unchanged; conversion into native lessons is decided per course, because layout suffers.',
        owns: 'Versions, activity order, rubrics',
        on: { part: 1, row: 0, corrected: true },
      },
      {
        name: 'Runs and academic calendar',
        users: 'Programme coordinators',
        text: 'A run binds one course version to dates, a teacher and a cohort. Move the start, and every due date moves by rule, except those pinned to an examination or a public holiday.',
        owns: 'Runs, cohorts, due dates',
        on: { part: 2, row: 0 },
      },
      {
        name: 'Enrolment and fee plans',
        users: 'Admissions desk, accounts',
        text: 'Seats, waiting list, instalments and scholarships are handled per run. An unpaid instalment can block new units but never hides work already submitted.',
        owns: 'Seats, instalments, waiting list',
        on: { part: 1, row: 1 },
      },
      {
        name: 'Guardian consent',
        users: 'Guardians, data-protection officer',
        text: 'For learners under eighteen, a guardian is verified and agrees per purpose before the account opens. Withdrawal closes that purpose and starts a retention clock.',
        owns: 'Guardians, consents per purpose',
        on: { part: 1, row: 2 },
      },
      {
        name: 'Player and tool launch',
        users: 'Learners, teachers',
        text: 'Lessons resume on another device. Outside labs open through LTI 1.3, the usual protocol for tools, and pass scores back as proposals, so a faulty tool cannot rewrite a closed term.',
        owns: 'Attempts, bookmarks, tool records',
        on: { part: 1, row: 3 },
      },
      {
        name: 'Grade book',
        users: 'Teachers, moderators, registrar',
        text: 'Weights, late rules and drop-lowest are declared before the run starts, and an override needs a reason and keeps the computed value beside it. Once a moderator closes the book, changes go through an appeal.',
        owns: 'Grades, overrides, closing dates',
        on: { part: 0, row: 2 },
      },
      {
        name: 'Activity store',
        users: 'Learning designers, analysts',
        text: 'Lessons, video and tools report who did what (xAPI statements) under one agreed profile. Raw clicks expire after a set term; summaries per activity remain. Grades are never calculated from clicks.',
        owns: 'xAPI statements, profile, terms',
        on: { part: 1, row: 4 },
      },
      {
        name: 'Certificates and badges',
        users: 'Graduates, employers',
        text: 'Completion issues an Open Badges 3.0 credential with criteria and evidence, signed by your key. An employer verifies it, or sees that it was revoked, without an account; the printed sheet carries the same identifier.',
        owns: 'Issued credentials, revocations',
        on: { part: 2, row: 1 },
      },
    ],
    howItDiffers:
      'The LMS page under Industries explains what schools, universities and regulators demand of such systems; this one lists the modules of a packaged product and which records each of them may change.',
    screen: {
      device: 'browser',
      heading: 'Quiz 4, question 7',
      parts: [
        {
          part: 'table',
          columns: ['If we', 'Pass', 'Gain', 'Lose'],
          rows: [
            ['leave the key', '16', '0', '0'],
            ['correct the key', '18', '4', '2'],
            ['accept both answers', '20', '4', '0'],
            ['give all the mark', '21', '5', '0'],
          ],
        },
        {
          part: 'list',
          items: [
            { label: 'Run 12: version 3', state: 'done' },
            { label: 'Instalment 2: one due', state: 'waiting' },
            { label: 'One minor: agreed', state: 'done' },
            { label: 'Lab score: proposed', state: 'waiting' },
            { label: 'Clicks end 31 Mar', state: 'waiting' },
          ],
        },
        {
          part: 'form',
          fields: [
            { label: 'Cohort', value: '24 people' },
            { label: 'Badges', value: 'on hold' },
          ],
          action: 'Accept both',
        },
      ],
    },
    schematic: schematic({
      caption:
        'A run freezes one course version for one cohort; lessons and tools propose grades, and only the closed grade book issues a credential.',
      lanes: {
        'Before the start': {
          course: ['store', 'Course versions'],
          fees: 'Fee plan',
          consent: ['document', 'Guardian consent'],
        },
        'One run': { run: 'Run and cohort' },
        Learning: { player: 'Lesson player', tool: ['outside', 'LTI tool'], learner: ['person', 'Learner'] },
        Record: { lrs: ['store', 'xAPI statements'], grades: 'Grade book' },
        Proof: { badge: ['document', 'Open Badge'] },
      },
      flows: [
        ['course', 'run', 'frozen version'],
        ['fees', 'run', 'seat paid'],
        ['consent', 'run', 'under eighteen'],
        ['run', 'player'],
        ['run', 'learner', 'due dates'],
        ['player', 'tool', 'launch'],
        ['player', 'lrs'],
        ['tool', 'grades', 'proposed grade'],
        ['learner', 'grades', 'submission'],
        ['grades', 'badge', 'closed book'],
      ],
      mark: {
        node: 'course',
        before: 'Current course',
        doubt: 'Learner: may an author change my quiz mid-course?',
        answer: 'A run keeps the version that it started with.',
      },
    }),
    faq: [
      {
        question: 'Can a rented platform not do this?',
        answer:
          'Partly. When a key is changed, Canvas offers the teacher the four outcomes of the screen, and she picks one. You would have to add a rule declared beforehand and the moderator’s signature.',
      },
      {
        question: 'May authors not even correct a spelling mistake?',
        answer:
          'A change that a second author marks as harmless to every answer reaches running groups at once. Anything that could alter an answer waits for the next version.',
      },
      {
        question: 'How is the parent of a learner under eighteen verified, and what of open accounts?',
        answer:
          'By identity and age that you hold, that she gives, or that a token such as DigiLocker’s shows (rule 10, from May 2027). We ask the parent who pays, at sign-up; one cohort shows how many drop off. Open accounts are sorted by birth date, and optional features close until she answers. Educational institutions are excused within limits; whether a course seller is one, counsel must say.',
      },
    ],
    chapters: {
      order: ['screen', 'ownership', 'capabilities'],
      rentOrBuild: [
        {
          way: 'A hosted course shop',
          rightWhen: 'Recordings are sold singly, and learners begin when they like.',
          price: 'A monthly fee or a share of each sale; its certificate in place of yours.',
        },
        {
          way: 'Moodle or Canvas, hosted',
          rightWhen: 'Their grade book fits your rules, and fees are collected elsewhere.',
          price: 'A correction is repeated in each copy of the course, or pushed into running groups too.',
        },
        {
          way: 'Build',
          rightWhen: 'Instalments, dated groups and moderated grades belong to one sale.',
          price: 'A person who owns the grading rules, and a second author for corrections.',
        },
      ],
      ownership: {
        dataIn:
          'Packages are played as they come. Former learners arrive with their certificates alone, since old attempts belong to questions that no longer exist. Running cohorts finish where they are.',
        dataOut:
          'A run leaves as one archive: the frozen version, roster, attempts, marks with each override and its reason, and the rules declared for it. Credentials can be verified without the platform for as long as your key and the list of revocations stay published.',
      },
      integrations: [
        {
          system: 'Payment provider',
          direction: 'in',
          trigger: 'Instalment paid, failed or returned',
          onFailure: 'The seat stays. New units wait for an answer, or for the desk’s word.',
        },
        {
          system: 'Outside lab',
          direction: 'both',
          trigger: 'Launch; score ready',
          onFailure: 'The learner keeps a receipt of her submission; the score may come after the deadline.',
        },
        {
          system: 'Partner’s roster, by OneRoster 1.2',
          direction: 'in',
          trigger: 'Every night',
          onFailure: 'Yesterday’s roster holds. If a tenth would vanish, a person must confirm it.',
        },
      ],
      rollout: [
        {
          name: 'Rules on a finished run',
          text: 'Weights, late rules and exceptions are written down and applied to last term’s marks. Differences show the rules that live in a teacher’s head.',
          weeks: [3, 4],
        },
        {
          name: 'One course, one paying cohort',
          text: 'Versions, run, seats, instalments, player and grade book, with your packages inside.',
          weeks: [7, 10],
        },
        {
          name: 'First run, to its closing',
          text: 'We stay until the moderator has closed the book. A wrong key is planted in a practice quiz, so that all see the rule at work.',
          weeks: [8, 10],
        },
        {
          name: 'Second course',
          text: 'Tools, badges and the activity store come with the course that needs them.',
          weeks: [4, 6],
        },
      ],
      costDrivers: [
        {
          driver: 'Unwritten rules',
          why: 'Each is a talk between teachers before it is a line of code.',
          keepDown: 'Let one teacher answer for each course.',
          step: 0,
        },
        {
          driver: 'Kinds of fee plan',
          why: 'Scholarships, refunds and deferred starts must agree with tax invoices.',
          keepDown: 'Open with two plans.',
          step: 1,
        },
      ],
      releases: [
        {
          feature: 'Runs on a frozen version',
          when: 'first',
          reason: 'Seats, due dates and marks hang on them.',
        },
        {
          feature: 'Instalments',
          when: 'first',
          reason: 'A cohort that pays tests everything else.',
        },
        {
          feature: 'Guardian consent',
          when: 'first',
          reason: 'A minor’s account opens after it.',
        },
        {
          feature: 'Correction rule',
          when: 'first',
          reason: 'It must be declared before the run starts.',
        },
        {
          feature: 'Activity store',
          when: 'later',
          reason: 'Somebody must first have a question for the clicks.',
        },
      ],
      permissions: {
        actions: ['Edit a course', 'Set dates', 'Mark', 'Sign a corrected key', 'Close the book', 'See fees'],
        roles: [
          { role: 'Author', grants: ['yes', 'no', 'no', 'no', 'no', 'no'] },
          { role: 'Coordinator', grants: ['no', 'yes', 'no', 'no', 'no', 'no'] },
          { role: 'Teacher', grants: ['no', 'no', 'own', 'no', 'no', 'no'] },
          { role: 'Moderator', grants: ['no', 'no', 'no', 'yes', 'yes', 'no'] },
          { role: 'Admissions desk', grants: ['no', 'no', 'no', 'no', 'no', 'yes'] },
          { role: 'Learner', grants: ['no', 'no', 'no', 'no', 'no', 'own'] },
        ],
      },
      dataModel: [
        { one: 'Course', verb: 'is published as', many: 'one or more', of: 'Versions' },
        { one: 'Version', verb: 'is taught in', many: 'any number of', of: 'Runs' },
        { one: 'Run', verb: 'takes in', many: 'one or more', of: 'Learners' },
        { one: 'Mark', verb: 'is overruled by', many: 'none or one', of: 'Override' },
      ],
      standards: [
        {
          id: 'dpdp-act',
          use: 'Guardian, purpose and withdrawal are fields of the learner’s account; behaviour is stored for teaching alone. Analytics and advertising tags load only where the learner is known to be an adult.',
        },
        {
          id: 'wcag-2.2',
          use: 'Player and quiz work by keyboard, and a time limit can be extended for one learner (criterion 2.2.1).',
        },
      ],
    },
    related: [
      { page: 'industries/lms', reason: 'You are a school or university; roster and exam board come first.' },
      {
        page: 'solution/assessments',
        reason: 'The examination is the product: papers, markers, boundaries.',
      },
      { page: 'solution/virtual-classroom', reason: 'Only the live hour fails you.' },
      { page: 'services/saas-apps', reason: 'Other academies would rent the platform from you.' },
      { page: 'industries/e-learning', reason: 'Your own staff are the learners.' },
      { page: 'solution/mobile-apps', reason: 'If learners have a phone alone, and often no network.' },
    ],
  },
});
