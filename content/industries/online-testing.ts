import { industryPage, schematic } from '../catalogue/define';

export const onlineTesting = industryPage({
  slug: 'online-testing',
  label: 'Online Testing & Exams',
  title: 'Online examinations that survive a disputed score',
  summary:
    'Item banks in QTI 3.0, encrypted delivery to centre or home, proportionate proctoring, and equated scores with the evidence an appeal will ask for.',
  reviewedOn: '2026-11-21',
  detail: {
    promise:
      'When a candidate contests a result, you can show the questions served, each keystroke saved, the scoring key version and every human decision.',
    quickAnswer:
      'Exam boards, universities and recruiters run high-stakes tests where ten lost minutes become a court petition. For them we build item banks, delivery and scoring that keep evidence. The work begins with a dry run: one paper authored, delivered to a hall with the network pulled halfway, and scored twice by independent code. Allow four to six weeks, depending on item types.',
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
        text: 'The encrypted paper reaches a centre server ahead of time and the key at start. Each response is saved locally and to a second place. After a power cut the candidate resumes with the remaining time, logged and countersigned.',
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
        text: 'Keys are versioned, and withdrawing an item recomputes all affected scores. Sittings on different days are brought to one scale through anchor items and item response theory, or by the percentile method the notification prescribes.',
        hardPart: 'Anchor items seen on social media after shift one quietly bend every later equating.',
      },
      {
        name: 'Objection and appeal file',
        users: 'Candidates, appeals officer',
        text: 'Candidates view their responses against the provisional key and object with a source. The expert panel’s ruling updates the key. An appeal exports the sealed event log with hashes, so that altered entries show.',
        hardPart:
          'Publishing response sheets burns the items, and the next session has to be budgeted accordingly.',
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
    }),
  },
});
