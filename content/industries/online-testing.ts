import { industryPage, schematic } from '../catalogue/define';

export const onlineTesting = industryPage({
  slug: 'online-testing',
  label: 'Online Testing & Exams',
  title: 'Online examinations that survive a disputed score',
  summary:
    'Item banks in QTI 3.0, encrypted delivery to centre or home, proportionate proctoring, and equated scores with the evidence an appeal will ask for.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'A contested score can be replayed, from the questions served to the key that scored them.',
    quickAnswer:
      'Ten lost minutes or one disputed key can become a court petition. So rehearse the bad day: author a paper, deliver it to a centre, pull the network halfway, and let two independent programs score what came back. Exam boards, universities and recruiters with high-stakes tests need item banks, delivery and scoring that leave evidence, and the rehearsal shows whether they do.',
    atAGlance: {
      fits: 'Boards, universities and recruiters whose results can be challenged in court',
      notFor: 'A classroom quiz, for which your learning platform has enough',
      firstStep: {
        what: 'One paper’s path drawn, then a dry run in a hall',
        output: 'an evidence log, and two independent scores that agree or explain why not',
        weeks: [4, 6],
      },
      charged: 'The dry run at a fixed price, build per sprint, exam-day cover by agreement',
      youBring: 'One paper with its key, the notification and rules, a hall with seats, a chief examiner',
    },
    ask: {
      text: 'Once, a paper was interrupted and the lost minutes were argued over. Tell it without names; we list which evidence was missing.',
      button: 'Describe a disputed minute',
    },
    notNeeded: {
      before: 'For marks that decide little, an open-book paper costs less than',
      struck: 'exam software',
      after: '.',
    },
    capabilities: [
      {
        name: 'Item bank and blueprint',
        users: 'Item writers, reviewers, chief examiner',
        text: 'Items live in QTI 3.0 with outcome, difficulty, exposure count and review state. A blueprint draws parallel forms from them. Writers see their own items only, and no single account can assemble and read a live paper.',
        hardPart:
          'Translated items drift in difficulty; each language version needs its own statistics before scores are compared.',
      },
      {
        name: 'Delivery that tolerates failure',
        users: 'Candidates, invigilators',
        text: 'The encrypted paper reaches a centre server ahead of time and the release code at start, and each response is saved locally and to a second place. After a power cut the candidate resumes with the remaining time, logged and countersigned.',
        hardPart:
          'Clock rules for interruptions must be fixed beforehand, since two centres will otherwise decide them differently.',
      },
      {
        name: 'Proctoring in proportion',
        users: 'Proctors, candidates at home',
        text: 'We match control to stakes: lockdown browser, recorded room, live proctor or test centre. Automated flags only order the review queue; a person decides.',
        hardPart:
          'Gaze and face detection misread tics, screen readers and dark rooms, so accommodations need another route.',
      },
      {
        name: 'Scoring and equating',
        users: 'Psychometricians, result cell',
        text: 'Keys are versioned, and withdrawing an item recomputes all affected scores. Two shifts, two difficulties: sittings are brought to one scale through anchor items and item response theory, or by the percentile method the notification prescribes.',
        hardPart: 'Anchor items seen on social media after shift one quietly bend every later equating.',
        today: {
          role: 'Result cell in charge',
          pain: 'The agency sends a file of percentiles. When a judge asks for one candidate’s marks by the first key, the board cannot recalculate them before the hearing.',
        },
      },
      {
        name: 'Objection and appeal file',
        users: 'Candidates, appeals officer',
        text: 'Candidates view their responses against the provisional key and object with a source. The expert panel’s ruling updates the key. An appeal exports the sealed event log with hashes, so that altered entries show.',
        hardPart: 'Publishing response sheets burns the items, so budget new ones for the next session.',
        today: {
          role: 'Appeals officer',
          pain: 'Without a portal she reads 600 objections to one question in 600 e-mails, and the panel sees a summary that she typed at night.',
        },
      },
    ],
    schematic: schematic({
      caption:
        'The paper travels locked and its release code follows at start; flags and objections are ruled on by people before scoring closes.',
      lanes: {
        Prepare: { writer: ['person', 'Item writer'], custodian: ['person', 'Code custodian'] },
        Assemble: { bank: ['store', 'Item bank'] },
        Sit: { centre: 'Centre server', candidate: ['person', 'Candidate'] },
        Evidence: { responses: ['store', 'Response log'] },
        Rule: {
          reviewer: ['person', 'Flag reviewer'],
          objection: ['document', 'Objection file'],
          score: 'Scoring, equating',
          merit: ['document', 'Merit list'],
        },
      },
      flows: [
        ['writer', 'bank', 'reviewed items'],
        ['bank', 'centre', 'locked paper'],
        ['custodian', 'centre', 'code at start'],
        ['centre', 'candidate'],
        ['candidate', 'responses', 'saved twice'],
        ['responses', 'reviewer', 'flags'],
        ['responses', 'objection', 'response sheet'],
        ['responses', 'score'],
        ['reviewer', 'score', 'ruling'],
        ['objection', 'score', 'key change'],
        ['score', 'merit', 'percentile'],
      ],
      mark: {
        node: 'reviewer',
        before: 'Automatic verdict',
        doubt: 'Candidate: I have a tic; does the camera disqualify me?',
        answer: 'A flag only orders the queue; a person rules.',
      },
    }),
    route: {
      name: 'Roll 26-40817',
      about: 'entrance test, two attempts',
      stations: [
        {
          at: 'bank',
          value: 'Two forms of 75',
          fields: [
            { label: 'January Q 41', value: 'item M-2207, key C' },
            { label: 'April Q 27', value: 'item P-1180, key B' },
            { label: 'Marks', value: '+4 right, −1 wrong, 0 blank' },
          ],
          onward: 'locked paper',
        },
        {
          at: 'centre',
          value: 'Two sessions',
          fields: [
            { label: 'January', value: '20,000 in her shift' },
            { label: 'April', value: '24,000 in her shift' },
            { label: 'Counts', value: 'the better percentile' },
            { label: 'Interruption', value: 'none logged' },
          ],
          onward: 'items served',
        },
        {
          at: 'responses',
          value: '164 and 153 marks',
          fields: [
            { label: 'January', value: '44 right, 12 wrong, 19 blank' },
            { label: 'April', value: '42 right, 15 wrong, 18 blank' },
            { label: 'January Q 41', value: 'blank' },
            { label: 'April Q 27', value: 'B' },
            { label: 'April, up to 153', value: '22,740 of 24,000' },
          ],
          onward: 'response sheet',
        },
        {
          at: 'objection',
          value: 'Two rulings',
          fields: [
            { label: 'January Q 41', value: 'dropped, 10 Feb 2026' },
            { label: 'If dropped', value: '4 marks to all who sat' },
            { label: 'April Q 27', value: 'B becomes C, 24 Apr 2026' },
            { label: 'If changed', value: 'marked by the new key' },
          ],
          onward: 'key change',
        },
        {
          at: 'score',
          value: 'January, 94.60',
          fields: [
            { label: 'January', value: '164 + 4 = 168' },
            { label: 'Up to 168', value: '18,920 of 20,000' },
            { label: 'April', value: '153 − 5 = 148' },
            { label: 'Up to 148', value: '22,608 of 24,000' },
          ],
          mark: {
            struck: 'April, 94.75',
            note: 'April was better until its question 27 fell.',
          },
          onward: 'percentile',
        },
        {
          at: 'merit',
          value: 'Rank 3,118',
          fields: [
            { label: 'Above 94.65', value: '3,081 candidates' },
            { label: 'Above 94.60', value: '3,117 candidates' },
            { label: 'Above 94.25', value: '3,371 candidates' },
            { label: 'Above 94.20', value: '3,405 candidates' },
            { label: 'Seats, open', value: '3,200' },
          ],
        },
      ],
    },
    argument: {
      heading: 'Four marks for a question she never answered',
      paragraphs: [
        'A question of January is dropped, and this candidate had left it blank. A member of the panel would give the four marks only to those who tried it, since they lost minutes to a faulty item. The controller answers that a log shows minutes and clicks, not effort. Neither may settle it now: the notification did, before the paper was sat. Bulletins of the National Testing Agency have given the marks to all (CUET PG 2024).',
        'With four marks for all she holds 94.60 and rank 3,118, inside 3,200 seats of the open category. If only those who tried are paid, she keeps 164 marks, 18,850 are at or below her, and the percentile is 94.25: rank 3,372, no seat. Striking the question out gives the same ranks as paying all, since every total is then four lower.',
        'In April she is marked by the new key and loses five marks. Had the panel accepted B and C alike, 22,716 would be at or below 153, which is 94.65 and rank 3,082. A program that takes the later attempt for the better finds 94.20 and rank 3,406. All four are read on one merit list, for simplicity; in earnest each rule makes its own.',
      ],
    },
    terms: [
      {
        term: 'Percentile score',
        meaning:
          'The share of a shift’s candidates whose marks are equal to or below one’s own, times 100. It compares places within a shift and supposes that the shifts are equally able.',
      },
      {
        term: 'Equating',
        meaning:
          'Bringing scores of different papers to one scale with the help of questions common to both. It tells a harder paper from a weaker shift, which percentiles cannot.',
      },
      {
        term: 'Provisional key',
        meaning:
          'The answers as published for objection. Marks by it are a forecast: a ruling may drop a question, change its answer or accept two.',
      },
    ],
    related: [
      {
        page: 'industries/lms',
        reason: 'For tests inside a course, where the teacher can simply mark again.',
      },
      {
        page: 'industries/sis',
        reason: 'When marks are undisputed and must reach transcripts and fees.',
      },
      {
        page: 'solution/assessments',
        reason: 'A product for quizzes and certificates, where no rank depends on them.',
      },
      {
        page: 'services/penetration-testing',
        reason: 'Before a live paper is stored on any server.',
      },
      {
        page: 'services/monitoring-logging',
        reason: 'If result day is your fear, with everybody on one page at noon.',
      },
      {
        page: 'industries/gamified-learning',
        reason: 'If practice between two tests is what the learners lack.',
      },
    ],
    faq: [
      {
        question: 'Can a result be recalculated after years?',
        answer:
          'If four things were kept together: responses as sealed, every version of the key with its ruling, the notification’s rule in executable form, and the list of who sat. Rebuild one old rank every month; then you know that it still works before a court asks.',
      },
      {
        question: 'Why do two programs mark the same paper?',
        answer:
          'Two people write them from the notification alone. They rarely differ in adding up; they differ in what a sentence was taken to mean, such as whether a tie goes to the older candidate. You decide each such case before results.',
      },
      {
        question: 'Percentiles, or equating by item response theory?',
        answer:
          'Percentiles can be explained to a parent and need large shifts of equal ability. Item response theory copes with unequal shifts, and needs common questions that stayed secret. Take the method that your notification names; changing it after the sitting is the surest way into court.',
      },
    ],
    chapters: {
      order: ['case', 'capabilities', 'build-or-buy'],
      buildOrBuy: [
        {
          way: 'Hire an examination agency',
          rightWhen: 'You sit one large paper a year and have no halls.',
          price: 'A fee for each candidate; logs and marking stay there unless the contract says otherwise.',
        },
        {
          way: 'Rent a test platform',
          rightWhen: 'Stakes are moderate and its marking rules are yours.',
          price: 'Your notification has to follow its rules, year by year.',
        },
        {
          way: 'Build marking and objections',
          rightWhen: 'Others deliver the paper, and you must answer for ranks.',
          price: 'A second, independent marking program that somebody keeps alive.',
        },
        {
          way: 'Build the whole path',
          rightWhen: 'Several papers a year in your own centres.',
          price: 'Staff for exam days, and a standing budget for new questions.',
        },
      ],
      systemsMap: [
        {
          system: 'Application forms',
          holds: 'Identity, category, choice of centre',
          integration: 'Frozen extract with a hash before seats are given',
          gotcha: 'Two forms by one person become two candidates, and her better attempt is lost.',
        },
        {
          system: 'Centre servers',
          holds: 'Locked papers, responses, event log',
          integration: 'Encrypted package in, sealed log out',
          gotcha: 'Their clocks differ; without a measured offset two logs of one power cut disagree.',
        },
        {
          system: 'Objection portal',
          holds: 'Challenges, sources, fees, rulings',
          integration: 'Ruling leaves as a new version of the key',
          gotcha: 'A question has another number on each form; rulings must name the item.',
        },
        {
          system: 'Counselling',
          holds: 'Merit list, categories, seats',
          integration: 'Signed list with the key’s version',
          gotcha: 'It loads the first list; a later version changes ranks after seats were offered.',
        },
      ],
      plan: [
        {
          name: 'Draw one paper',
          text: 'From the item writer’s desk to the merit list, with whoever can see the paper on the way.',
          weeks: [2, 3],
        },
        {
          name: 'Dry run in a hall',
          text: 'Forty seats, a power cut in the middle, and two programs that mark what came back.',
          weeks: [2, 3],
        },
        {
          name: 'Marking and objections',
          text: 'Key versions, rulings, percentiles and ties, tried on two past sessions.',
          weeks: [5, 7],
        },
        {
          name: 'Item bank and assembly',
          text: 'Writers, reviewers and blueprint, and two people to open a form.',
          weeks: [5, 7],
        },
        {
          name: 'Delivery to centres',
          text: 'Locked papers, resumed sessions and sealed logs in three centres first.',
          weeks: [6, 9],
        },
      ],
      costDrivers: [
        {
          driver: 'Rules in past notifications',
          why: 'Each year’s ties, categories and dropped questions have to be applied as they then stood.',
          keepDown: 'Replay two years; archive the rest as lists.',
          step: 2,
        },
        {
          driver: 'Languages',
          why: 'Every item has a text, a review and an objection in each.',
          keepDown: 'Translate after the review is closed.',
          step: 3,
        },
        {
          driver: 'Kinds of centre',
          why: 'Own halls, schools and agencies differ in machines and networks.',
          keepDown: 'Set one minimum machine specification and test for it.',
          step: 4,
        },
      ],
      goingLive: [
        {
          name: 'A small paper first',
          text: 'A departmental test with a few hundred candidates, whose result can wait a week.',
        },
        {
          name: 'Frozen three weeks before',
          text: 'No release after that day; a fault found later is met with a written procedure.',
        },
      ],
      kpis: [
        {
          name: 'Agreement of the two',
          formula: 'candidates with equal marks by both programs ÷ candidates marked',
        },
        { name: 'Upheld objections', formula: 'questions dropped or changed ÷ questions served, by paper' },
        { name: 'Gaps in the log', formula: 'minutes without a saved response or heartbeat, by seat' },
      ],
      aiUse: [
        {
          name: 'Objections by question',
          text: 'A language model groups objections by item and argument, in English, Hindi and Marathi, and sets the cited source beside each.',
          humanCheck: 'the subject panel, which reads one of each group in full.',
          dataCondition: 'past objections were grouped by a person, and the two agree.',
        },
      ],
    },
  },
});
