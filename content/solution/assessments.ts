import { schematic, solutionPage } from '../catalogue/define';

export const assessments = solutionPage({
  slug: 'assessments',
  label: 'Assessments',
  title: 'Assessment suite from item bank to moderated result',
  summary:
    'An examination product in seven modules: item bank, blueprint, test player, invigilation, marking desk, moderated results and item statistics that feed back.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'Every published mark can be traced to its question, its answer and its markers, years later.',
    quickAnswer:
      'When two markers give 31 and 38 for the same script, a board must know who decides, and what it can show the candidate three years later. This suite keeps the whole chain of custody for boards, universities, recruiters and skills councils, from the secret question through sitting, marking and moderation to the statistics that judge the question itself.',
    atAGlance: {
      fits: 'Bodies that examine at scale and must be able to defend a mark on appeal',
      notFor: 'A weekly class quiz is better set in the learning platform that you already have',
      firstStep: {
        what: 'The drawing, then one imported paper, sat as a mock and marked twice',
        output: 'a moderated mock result, with both marks shown for each script',
        weeks: [7, 9],
      },
      charged:
        'The drawing at a fixed price, modules per sprint; standby on examination days is priced apart',
      youBring: 'Item files with keys, marking rules, boundary minutes, a chief examiner and three markers',
    },
    ask: {
      text: 'Quote your rule for two markers who differ. We draw what it does to one script, from first mark to release.',
      button: 'Quote your two-marker rule',
    },
    notNeeded: {
      before: 'Ten applicants tell an',
      struck: 'assessment suite',
      after: 'nothing. Set each a task and talk it through.',
    },
    argument: {
      heading: 'Six scripts were reported, and forty were marked low',
      paragraphs: [
        'Script 0417, of 50 marks, has 31 from marker A and 38 from B. The tolerance is 5, so C marks it blind and gives 34. The top grade is proposed from 36. The average of A and B misses it even rounded up, at 34.5. Some universities take the nearest two of three, A and C: 32.5.',
        'The chief examiner reads the seeds first, marked beforehand by a panel. On five of them A gave 3 too few on average, B 0.2 too many, and the limit is 2. C’s were as good as B’s. Fewer than five decide nothing, and the fifth came last in A’s packet. So A no longer counts; B and C differ by 4, and the mark is 36. Adding A’s 3 back makes 36 too, but no person gave it.',
        'Of A’s 40 scripts, only six differed from B’s beyond tolerance. In the other 34, half of A’s severity went unseen into an average, 1.5 marks each. The six go to C anyway; the controller would add the seven just below a boundary. But marks are ranked, so C marks all 40, at an assumed ₹50 each ₹2,000 instead of ₹650. A’s marks stay beside them: of a public board or university the candidate may ask for her script under the Right to Information Act, the markers’ names covered (Supreme Court, 2011).',
      ],
    },
    capabilities: [
      {
        name: 'Item bank',
        users: 'Item writers, reviewers',
        text: 'Questions live as versions with key, rubric, syllabus node, language and exposure count. They are imported and exported as QTI 3.0. A used version is locked; correcting a typing error makes a new one with its own statistics.',
        owns: 'Versions, reviews, exposure counts',
        on: { part: 1, row: 0 },
      },
      {
        name: 'Blueprint and forms',
        users: 'Chief examiner',
        text: 'The blueprint fixes topics, difficulty spread, marks and enemy items, which may not appear in one paper. Forms are drawn against it, so parallel papers are comparable. Too small a bank is reported before anyone is invited.',
        owns: 'Blueprints, assembled forms',
        on: { part: 1, row: 1 },
      },
      {
        name: 'Test player',
        users: 'Candidates',
        text: 'Each answer is saved locally and on the server with a sequence number, and the clock runs on the server. Extra time, larger text and screen-reader forms are set per candidate and checked against WCAG 2.2.',
        owns: 'Sittings, answers, extra time',
        on: { part: 1, row: 2 },
      },
      {
        name: 'Invigilation log',
        users: 'Invigilators, proctoring reviewers',
        text: 'Identity checks, interruptions and remote-proctoring flags are kept as incidents. Software may raise a flag, but a person decides, with the clip in view and after the candidate has been heard. Recordings are deleted after the appeal period.',
        owns: 'Incidents, identity checks, clips',
        on: { part: 1, row: 3 },
      },
      {
        name: 'Marking desk',
        users: 'Markers, team leaders',
        text: 'Scripts are anonymised, whole or split by question. Seeded scripts with agreed marks reveal drift while marking is under way, and a gap beyond tolerance goes to a third marker, then the chief examiner. Double marking nearly doubles the fee bill.',
        owns: 'Marks, seed scripts, adjudications',
        on: { part: 2, row: 0, corrected: true },
      },
      {
        name: 'Results and appeals',
        users: 'Award committee, registrar',
        text: 'The committee sets boundaries from the distribution and a sample of borderline scripts, minutes them and applies them in one run. Results appear at a fixed hour. A rescrutiny reopens one script and leaves every other mark alone.',
        owns: 'Boundaries, results, appeals',
        on: { part: 2, row: 1 },
      },
      {
        name: 'Item statistics',
        users: 'Psychometrician',
        text: 'Facility, discrimination and distractor choice are computed after each sitting. Items that strong candidates miss go back to review. Item response models wait until the sample can carry them.',
        owns: 'Calibrations, retirement proposals',
        on: { part: 2, row: 2 },
      },
    ],
    howItDiffers:
      'Online testing under Industries covers the trade of test centres, boards and their rules; here you see a product with seven modules, its roles and the custody of every mark.',
    screen: {
      device: 'browser',
      heading: 'Script 0417, packet A',
      parts: [
        {
          part: 'table',
          columns: ['Seed, agreed', 'A gave', 'B gave'],
          rows: [
            ['Seed 1: 28', '25', '28'],
            ['Seed 2: 34', '30', '35'],
            ['Seed 3: 22', '20', '22'],
            ['Seed 4: 40', '37', '39'],
            ['Seed 5: 31', '28', '32'],
          ],
        },
        {
          part: 'list',
          items: [
            { label: 'Items: locked', state: 'done' },
            { label: 'Blueprint: met', state: 'done' },
            { label: 'Answers: all in', state: 'done' },
            { label: 'Incident: none', state: 'done' },
          ],
        },
        {
          part: 'list',
          items: [
            { label: '31, 38: C has 34', state: 'done' },
            { label: 'Mark 36: waits', state: 'waiting' },
            { label: 'Statistics: wait', state: 'waiting' },
          ],
        },
      ],
    },
    schematic: schematic({
      caption: 'Answers and incidents leave the sitting separately and meet only at the award.',
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
        ['stats', 'bank', 'items to review'],
      ],
      mark: {
        node: 'adjudicate',
        before: 'Average of two marks',
        doubt: 'Exam controller: 31 and 38. Whose mark is 34.5?',
        answer: 'A gap beyond tolerance goes to a third marker.',
      },
    }),
    faq: [
      {
        question: 'What if 25,000 students press start in one minute, and some lose power?',
        answer:
          'The paper lies encrypted on each device, so start fetches only a key, some 420 a second on average. We rehearse five times that and hand you the figure; we quote none from elsewhere. At home no invigilator can confirm a power cut, so the clock runs on; whoever lost more than the limit you published, say five minutes, sits a second form, equated by items of known difficulty.',
      },
    ],
  },
});
