import { industryPage, schematic } from '../catalogue/define';

export const onlineTesting = industryPage({
  slug: 'online-testing',
  label: 'Online Testing & Exams',
  title: 'Online examinations that survive a disputed score',
  summary:
    'Item banks in QTI 3.0, encrypted delivery to centre or home, proportionate proctoring, and equated scores with the evidence an appeal will ask for.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'A contested score can be replayed, from the questions served to the key that scored them.',
    quickAnswer:
      'Ten lost minutes in one hall can become a court petition. So rehearse the bad day: author a paper, deliver it to a centre, pull the network halfway, and let two independent programs score what came back. Exam boards, universities and recruiters with high-stakes tests need item banks, delivery and scoring that leave evidence, and the rehearsal shows whether they do.',
    atAGlance: {
      fits: 'Boards, universities and recruiters whose results can be challenged in court',
      notFor: 'A classroom quiz: the one in your learning platform is enough',
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
        text: 'The encrypted paper reaches a centre server ahead of time and the key at start, and each response is saved locally and to a second place. After a power cut the candidate resumes with the remaining time, logged and countersigned.',
        hardPart:
          'Clock rules for interruptions must be fixed beforehand, since two centres will otherwise decide them differently.',
      },
      {
        name: 'Proctoring in proportion',
        users: 'Proctors, candidates at home',
        text: 'We match control to stakes: lockdown browser, recorded room, live proctor or test centre. Automated flags only order the review queue; a person decides. For low-stakes quizzes open-book design costs less and intrudes less than a camera.',
        hardPart:
          'Gaze and face detection misread tics, screen readers and dark rooms, so accommodations need another route.',
      },
      {
        name: 'Scoring and equating',
        users: 'Psychometricians, result cell',
        text: 'Keys are versioned, and withdrawing an item recomputes all affected scores. Two shifts, two difficulties: sittings are brought to one scale through anchor items and item response theory, or by the percentile method the notification prescribes.',
        hardPart: 'Anchor items seen on social media after shift one quietly bend every later equating.',
      },
      {
        name: 'Objection and appeal file',
        users: 'Candidates, appeals officer',
        text: 'Candidates view their responses against the provisional key and object with a source. The expert panel’s ruling updates the key. An appeal exports the sealed event log with hashes, so that altered entries show.',
        hardPart: 'Publishing response sheets burns the items, so budget new ones for the next session.',
      },
    ],
    schematic: schematic({
      caption:
        'The paper travels locked and the key follows at start; flags and objections are ruled on by people before scoring closes.',
      lanes: {
        Prepare: { writer: ['person', 'Item writer'], custodian: ['person', 'Key custodian'] },
        Assemble: { bank: ['store', 'Item bank'] },
        Sit: { centre: 'Centre server', candidate: ['person', 'Candidate'] },
        Evidence: { responses: ['store', 'Response log'] },
        Rule: {
          reviewer: ['person', 'Flag reviewer'],
          objection: ['document', 'Objection file'],
          score: 'Scoring, equating',
        },
      },
      flows: [
        ['writer', 'bank', 'reviewed items'],
        ['bank', 'centre', 'locked paper'],
        ['custodian', 'centre', 'key at start'],
        ['centre', 'candidate'],
        ['candidate', 'responses', 'saved twice'],
        ['responses', 'reviewer', 'flags'],
        ['responses', 'objection', 'response sheet'],
        ['responses', 'score'],
        ['reviewer', 'score', 'ruling'],
        ['objection', 'score', 'key change'],
      ],
      mark: {
        node: 'reviewer',
        before: 'Automatic verdict',
        doubt: 'Candidate: I have a tic; does the camera disqualify me?',
        answer: 'A flag only orders the queue; a person rules.',
      },
    }),
  },
});
