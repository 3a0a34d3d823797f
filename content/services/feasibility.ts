import { schematic, servicePage } from '../catalogue/define';

export const feasibility = servicePage({
  slug: 'feasibility',
  label: 'Feasibility Studies',
  title: 'Feasibility studies that are allowed to say no',
  summary:
    'The claim on one page, kill criteria set first, then time-boxed spikes, a trial on the floor and a cost model, ending in go, conditions or a stop note.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'The assumption that could sink the project is tested before a budget depends on it.',
    quickAnswer:
      'Will it work, may we, can our people run it, does it pay? Take the weakest of the four first. A spike on your own data, a day on the shop floor with a mock-up, or a close reading of the licence then supplies evidence where there was a vote. Sponsors can use the study before a tender, an investment committee or a contract with an unfamiliar vendor.',
    atAGlance: {
      fits: 'An idea with one doubtful assumption and a large commitment waiting behind it',
      notFor: 'A small change that can be undone is better tried in production, behind a switch',
      firstStep: {
        what: 'Kill criteria signed, then a test of the weakest assumption',
        output: 'its result with graded evidence: go on, go on under conditions, or stop',
        weeks: [3, 4],
      },
      charged: 'The first test at a fixed price, further ones by the day under a ceiling, until one fails',
      youBring: 'The claim on one page, real data, a test site, two operators, counsel for legal questions',
    },
    ask: {
      text: 'Put the claim into two sentences. We pick its weakest point, technical, legal, human or financial, and draft one kill criterion.',
      button: 'Send one claim to be tested',
    },
    notNeeded: {
      before: 'Does a firm like yours run it already? Visit it for a day before',
      struck: 'a feasibility study',
      after: '.',
    },
    argument: {
      heading: 'Why 95 per cent by day is a stop',
      paragraphs: [
        'By day the camera read 114 of 120 labels, 95.0 %, and everybody at the demonstration saw it. By night it read 103 of 120. The criterion, signed three weeks before, asks for 95 % over both shifts: 228 of 240. It read 217.',
        'Afterwards the integrator wished to leave out six torn labels, met once in each shift, which a person cannot read either. Without those 12 passes 217 of 228 are read, 95.2 %, and the idea lives. The scan by hand, though, misses none of these 228. And torn labels are what the shift has to deal with. If they may be left out, somebody has to find and replace them, and that person was the saving.',
        'Stopping cost three weeks. On paper, lamps alone would have brought just 228 readings and new labels alone 229. So the note reopens the idea with either, and repeats the trial.',
      ],
    },
    exhibit: {
      kind: 'record',
      document: 'Stop note · bin labels by camera · 20 Nov 2026',
      title: 'The camera reads 217 of 240 labels; the criterion asks for 228',
      severity: 'Stop',
      grounds: 'Kill criterion 1 is met: 11 readings are missing. The truck would stop at every tenth bin.',
      fields: [
        { label: 'Claim', value: 'A camera on the forklift replaces the scan by hand' },
        { label: 'Criterion 1', value: 'Below 95 % of the labels of both shifts together: stop' },
        { label: 'Signed', value: '29 Oct 2026, by the sponsor and the warehouse head' },
        { label: 'Tried', value: '18 and 19 Nov 2026, 120 bins of aisle 7, at working speed, once a shift' },
        { label: 'Reopens', value: 'Lamps on the truck, or labels that forks do not tear; the trial again' },
      ],
      exchange: [
        {
          label: 'Labels read, of those passed',
          lines: [
            'Day shift: 114 of 120, 95.0 %',
            'Night shift: 103 of 120, 85.8 %',
            'Both: 217 of 240, 90.4 %',
          ],
          marked: 2,
        },
        {
          label: 'Why 23 were not read',
          lines: ['Six labels torn, met by day and by night: 12', 'Too dark at the upper beam, by night: 11'],
          marked: 0,
        },
      ],
      reading:
        'the criterion counts every label that the truck passed, by day and by night, torn ones included. None was read as another bin.',
    },
    capabilities: [
      {
        name: 'Kill criteria in advance',
        text: 'The sponsor signs what would end the idea: reading accuracy under a stated level, a licence above a stated price, a refusal by the union or works committee. Criteria invented after the results have a habit of fitting them.',
      },
      {
        name: 'Technical spikes',
        text: 'The doubtful part alone is built, within three to ten days and on your data: the legacy interface under load, the model on poor scans, the radio link inside the steel hall. Quality scenarios from ISO/IEC 25010 state what “works” means.',
      },
      {
        name: 'An operations trial',
        text: 'Two or three people of a real shift try the changed work with a mock-up for a day. Gloves, noise and the end-of-shift rush decide more projects than architecture does. A trial costs their output for that day, so the supervisor agrees first.',
      },
      {
        name: 'May it be done',
        text: 'We prepare facts for your counsel: personal data flows under the DPDP Act, the screening questions of a GDPR Article 35 assessment for Europe, sector rules. Open-source licences are read against the way you ship, since the AGPL also binds modified software that others use over a network.',
      },
      {
        name: 'Does it pay',
        text: 'Options include doing nothing and buying a package. Each gets a three-year cost range, the benefit’s owner and the two assumptions that swing the sign. A case that holds only if every saving is realised is reported as one that does not hold.',
      },
      {
        name: 'A verdict with conditions',
        text: 'The report ends in go, go under named conditions, or stop, with evidence graded by strength. If we would also bid for the build, you are told so and may have another firm review it.',
      },
    ],
    schematic: schematic({
      caption:
        'The weakest question is tested first and every result meets criteria signed beforehand, so stopping counts as a finished study.',
      lanes: {
        Claim: { claim: ['document', 'One-page claim'] },
        Tests: {
          spike: 'Technical spike',
          floor: ['person', 'Shift trial crew'],
          counsel: ['person', 'Your counsel'],
        },
        Weighing: {
          kill: ['document', 'Kill criteria'],
          evidence: ['store', 'Graded evidence'],
          money: 'Three-year cost model',
        },
        Verdict: { go: ['document', 'Go or conditions'], stop: ['document', 'Stop note'] },
      },
      flows: [
        ['claim', 'spike', 'will it work'],
        ['claim', 'floor', 'can we run it'],
        ['claim', 'counsel', 'may we'],
        ['spike', 'evidence', 'measured'],
        ['floor', 'evidence'],
        ['counsel', 'evidence', 'opinion'],
        ['kill', 'evidence', 'compared'],
        ['evidence', 'stop', 'criterion met'],
        ['evidence', 'money', 'survives'],
        ['money', 'go', 'does it pay'],
      ],
      mark: {
        node: 'floor',
        before: 'Managers at a demo',
        doubt: 'Operator: has anybody tried it with gloves on?',
        answer: 'A real shift tries the mock-up for a day.',
      },
    }),
  },
});
