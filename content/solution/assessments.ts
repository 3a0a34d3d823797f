import { schematic, solutionPage } from '../catalogue/define';

export const assessments = solutionPage({
  slug: 'assessments',
  label: 'Assessments',
  title: 'Assessment suite from item bank to moderated result',
  summary:
    'An examination product in seven modules: item bank, blueprint, test player, invigilation, marking desk, moderated results and item statistics that feed back.',
  reviewedOn: '2026-11-21',
  detail: {
    promise:
      'A published mark can be traced to the item version, the answer as saved, both markers and the boundary decision, years after the sitting.',
    quickAnswer:
      'Examining is a chain of custody: a question is written, kept secret, sat, marked, moderated and then judged by its own statistics. Boards, universities, recruiters and skills councils use this suite to hold the chain in one product instead of files and mail. Plan twelve to sixteen weeks to a first mock sitting with an imported item bank, two markers per script and a moderated result list.',
    capabilities: [
      {
        name: 'Item bank',
        users: 'Item writers, reviewers',
        text: 'Questions live as versions with key, rubric, syllabus node, language and exposure count. QTI 3.0 carries them in and out. A used version is locked; correcting a typing error makes a new one with its own statistics.',
        owns: 'Item versions, review states, exposure counts',
      },
      {
        name: 'Blueprint and forms',
        users: 'Chief examiner',
        text: 'The blueprint fixes topics, difficulty spread, marks and enemy items that may not meet. Forms are drawn against it, so parallel papers are comparable. Too small a bank is reported before anyone is invited.',
        owns: 'Blueprints, assembled forms',
      },
      {
        name: 'Test player',
        users: 'Candidates',
        text: 'Each answer is saved locally and on the server with a sequence number, and the clock runs on the server. Extra time, larger text and screen-reader forms are set per candidate and checked against WCAG 2.2.',
        owns: 'Sittings, saved answers, time adjustments',
      },
      {
        name: 'Invigilation log',
        users: 'Invigilators, proctoring reviewers',
        text: 'Identity checks, interruptions and remote-proctoring flags are kept as incidents. Software raises a flag; a person decides with the clip in view, and the candidate may answer. Recordings are deleted after the appeal period.',
        owns: 'Incidents, identity checks, evidence clips',
      },
      {
        name: 'Marking desk',
        users: 'Markers, team leaders',
        text: 'Scripts are anonymised and split by question. Seeded scripts with agreed marks reveal drift while marking is under way, and a gap beyond tolerance goes to a third marker. Double marking nearly doubles the fee bill.',
        owns: 'Marks, seed scripts, adjudications',
      },
      {
        name: 'Results and appeals',
        users: 'Award committee, registrar',
        text: 'Boundaries are set on the distribution and a sample of borderline scripts, minuted, and applied in one run. Release is embargoed to a moment. A rescrutiny opens the script and never silently lowers another candidate’s mark.',
        owns: 'Boundaries, released results, appeals',
      },
      {
        name: 'Item statistics',
        users: 'Psychometrician',
        text: 'Facility, discrimination and distractor choice are computed after each sitting. Items that strong candidates miss go back to review. Item response models wait until samples are large enough, since small groups produce convincing nonsense.',
        owns: 'Calibrations, retirement proposals',
      },
    ],
    howItDiffers:
      'Online testing under Industries covers the trade of test centres, boards and their rules; here you see a product with seven modules, its roles and the custody of every mark.',
    schematic: schematic({
      caption:
        'Answers and incidents leave the sitting separately and meet only at the award; two markers see the same anonymous script before it.',
      lanes: {
        Preparation: { bank: ['store', 'Item bank'], blueprint: ['document', 'Blueprint'] },
        Sitting: { player: 'Test player', candidate: ['person', 'Candidate'], incident: 'Incident log' },
        Marking: { first: ['person', 'First marker'], second: ['person', 'Second marker'] },
        Award: { adjudicate: 'Adjudication', award: 'Award and release', stats: 'Item statistics' },
      },
      flows: [
        ['bank', 'player', 'form'],
        ['blueprint', 'player'],
        ['candidate', 'player', 'answers'],
        ['candidate', 'incident', 'flag'],
        ['player', 'first', 'anonymous'],
        ['player', 'second', 'anonymous'],
        ['first', 'adjudicate'],
        ['second', 'adjudicate', 'gap too wide'],
        ['adjudicate', 'award'],
        ['incident', 'award', 'decided case'],
        ['award', 'stats', 'response matrix'],
      ],
    }),
  },
});
