import { schematic, solutionPage } from '../catalogue/define';

export const assessments = solutionPage({
  slug: 'assessments',
  label: 'Assessments',
  title: 'Assessment suite from item bank to moderated result',
  summary:
    'An examination product in seven modules: item bank, blueprint, test player, invigilation, marking desk, moderated results and item statistics that feed back.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'Every published mark can be traced to its question, its answer and its markers, years later.',
    quickAnswer:
      'Two markers give 31 and 38 for the same script. Who decides, and what can the candidate be shown three years later? For boards, universities, recruiters and skills councils this suite keeps the whole chain of custody in one product: question, secrecy, sitting, marking, moderation, and the statistics that judge the question itself.',
    atAGlance: {
      fits: 'Bodies that examine at scale and must be able to defend a mark on appeal',
      notFor: 'A weekly class quiz: your learning platform has one built in',
      firstStep: {
        what: 'The drawing, then an imported item bank and one mock sitting',
        output: 'a moderated result list, with two markers per script',
        weeks: [12, 16],
      },
      charged:
        'The drawing at a fixed price, modules per sprint; standby on examination days is priced apart',
      youBring: 'Item files with keys, marking rules, boundary minutes, a chief examiner and two markers',
    },
    ask: {
      text: 'Quote your rule for two markers who differ. You receive it drawn: one script, from first mark to release.',
      button: 'Quote your two-marker rule',
    },
    notNeeded: {
      before: 'Ten applicants tell an',
      struck: 'assessment suite',
      after: 'nothing. Set each a task and talk it through.',
    },
    capabilities: [
      {
        name: 'Item bank',
        users: 'Item writers, reviewers',
        text: 'Questions live as versions with key, rubric, syllabus node, language and exposure count. QTI 3.0 carries them in and out. A used version is locked; correcting a typing error makes a new one with its own statistics.',
        owns: 'Versions, reviews, exposure counts',
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
        owns: 'Sittings, answers, extra time',
      },
      {
        name: 'Invigilation log',
        users: 'Invigilators, proctoring reviewers',
        text: 'Identity checks, interruptions and remote-proctoring flags are kept as incidents. Software raises a flag. A person decides, with the clip in view. The candidate may answer, and recordings are deleted after the appeal period.',
        owns: 'Incidents, identity checks, clips',
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
        text: 'Boundaries are set on the distribution and a sample of borderline scripts, minuted, and applied in one run. Release is embargoed to a moment; a rescrutiny opens the script and never silently lowers another candidate’s mark.',
        owns: 'Boundaries, results, appeals',
      },
      {
        name: 'Item statistics',
        users: 'Psychometrician',
        text: 'Facility, discrimination and distractor choice are computed after each sitting. Items that strong candidates miss go back to review. Item response models wait until the sample can carry them.',
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
        ['candidate', 'player', 'sits'],
        ['candidate', 'incident', 'flag'],
        ['player', 'first', 'anonymous'],
        ['player', 'second', 'anonymous'],
        ['first', 'adjudicate'],
        ['second', 'adjudicate', 'gap too wide'],
        ['adjudicate', 'award'],
        ['incident', 'award', 'decided case'],
        ['award', 'stats', 'response matrix'],
      ],
      mark: {
        node: 'adjudicate',
        before: 'Average of two marks',
        doubt: 'Exam controller: 31 and 38. Whose mark is 34.5?',
        answer: 'A gap beyond tolerance goes to a third marker.',
      },
    }),
  },
});
