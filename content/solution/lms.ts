import { schematic, solutionPage } from '../catalogue/define';

export const lms = solutionPage({
  slug: 'lms',
  label: 'LMS',
  title: 'Course platform with runs, cohorts and a closed grade book',
  summary:
    'A learning platform in eight modules: versioned courses, dated runs, fee plans, guardian consent, tool launches, a grade book, an activity store and badges.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'Authors may improve a course any day; learners inside a run keep what they started with.',
    quickAnswer:
      'Course, run, record: three things that a website with videos treats as one. Academies, training firms and course sellers need them apart as soon as groups start on dates, pay in parts and expect a certificate that employers can verify. Then the course may change on a Tuesday. Nobody’s grade does.',
    atAGlance: {
      fits: 'Academies and training firms whose groups start on dates and pay by instalment',
      notFor: 'Recorded courses sold one by one, without cohorts: a hosted course shop costs less',
      firstStep: {
        what: 'The drawing, then one course with one paying cohort',
        output: 'a first run with grade book, your existing content inside it',
        weeks: [10, 14],
      },
      charged: 'By milestone up to the end of the first run, each priced beforehand; per sprint afterwards',
      youBring:
        'One course with its packages, fee plans, grading rules, a roster, a payment account, a coordinator',
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
    capabilities: [
      {
        name: 'Course authoring',
        users: 'Authors, subject reviewers',
        text: 'Lessons, activities and rubrics are edited as a draft and published as a numbered version. Common Cartridge and SCORM packages come in unchanged; converting them into native lessons is offered per course, because layout often suffers.',
        owns: 'Versions, activity order, rubrics',
      },
      {
        name: 'Runs and academic calendar',
        users: 'Programme coordinators',
        text: 'A run binds one course version to dates, a teacher and a cohort. Move the start, and every due date moves by rule, except those pinned to an examination or a public holiday.',
        owns: 'Runs, cohorts, due dates',
      },
      {
        name: 'Enrolment and fee plans',
        users: 'Admissions desk, accounts',
        text: 'Seats, waiting list, instalments and scholarships are handled per run. An unpaid instalment can block new units but never hides work already submitted. Roster changes arrive by OneRoster 1.2 where a school system is master.',
        owns: 'Seats, instalments, waiting list',
      },
      {
        name: 'Guardian consent',
        users: 'Guardians, data-protection officer',
        text: 'For learners under eighteen, a guardian is verified and agrees per purpose before the account opens. Withdrawal closes optional features and starts a retention clock, as the DPDP duties will ask.',
        owns: 'Guardians, consents per purpose',
      },
      {
        name: 'Player and tool launch',
        users: 'Learners, teachers',
        text: 'Lessons resume on another device; outside labs and proctors open through LTI 1.3 with names and grades passed back. A tool’s grade is received as a proposal, so a faulty tool cannot rewrite a closed term.',
        owns: 'Attempts, bookmarks, tool records',
      },
      {
        name: 'Grade book',
        users: 'Teachers, moderators, registrar',
        text: 'Weights, late rules and drop-lowest are declared before the run starts, and an override needs a reason and keeps the computed value beside it. Once a moderator closes the book, changes go through an appeal.',
        owns: 'Grades, overrides, closing dates',
      },
      {
        name: 'Activity store',
        users: 'Learning designers, analysts',
        text: 'xAPI statements from lessons, video and tools land in a learning record store under one agreed profile. Raw clicks expire after a set term; summaries per activity remain. Grades are never calculated from clicks.',
        owns: 'xAPI statements, profile, terms',
      },
      {
        name: 'Certificates and badges',
        users: 'Graduates, employers',
        text: 'Completion issues an Open Badges 3.0 credential with criteria and evidence, signed by the institution’s key. Anyone can verify or see a revocation without an account. The printed sheet carries the same identifier.',
        owns: 'Issued credentials, revocations',
      },
    ],
    howItDiffers:
      'The LMS page under Industries explains what schools, universities and regulators demand of such systems; this one lists the modules of a packaged product and which records each of them may change.',
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
  },
});
