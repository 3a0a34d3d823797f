import { industryPage, schematic } from '../catalogue/define';

export const healthcareConsulting = industryPage({
  slug: 'healthcare-consulting',
  label: 'Healthcare IT Consulting',
  title: 'Healthcare IT consulting before you sign or build',
  summary:
    'System selection, interoperability plans, risk analysis and go-live planning for hospitals, payers and health-tech makers, with each finding tied to evidence.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'The board decides on a hospital system with options, costs and clinical risks side by side.',
    quickAnswer:
      'A hospital lives with its record system for a decade and may have chosen it after three demonstrations on somebody else’s data. We read systems, interfaces and duties for medical directors, CIOs and health-tech founders before money is committed. Since we also build software, any option in which we would do so is marked as such, and your committee scores it. The resulting plan names a first step that your own people can take without us.',
    atAGlance: {
      fits: 'Boards about to sign for a record system, and makers unsure whether their software is a device',
      notFor: 'Once the contract is signed, the money is better spent on the cut-over plan',
      firstStep: {
        what: 'Systems, feeds and obligations drawn as they are',
        output: 'an inventory, the scenarios for vendors, and a plan for scoring the options',
        weeks: [3, 4],
      },
      charged: 'A fee per assignment, then advisory days on retainer up to go-live',
      youBring:
        'Present contracts, the interface list, incident logs, access to wards on two shifts, one decision-maker',
    },
    ask: {
      text: 'Before anybody signs, copy out the clauses on data export and exit. Beside each we set a question that your board should still ask.',
      button: 'Copy out one exit clause',
    },
    notNeeded: {
      before: 'A paper handover that fails is for the nurses to put right, without',
      struck: 'IT consultants',
      after: '.',
    },
    capabilities: [
      {
        name: 'HIS and EHR selection',
        users: 'CIO, medical director, purchase committee',
        text: 'We write scenarios from your wards, such as a transfer with pending results, and each vendor performs them on its standard product, without slides. Data export, interface charges and exit terms are scored beside functions.',
        hardPart:
          'Departments score their own screens highest; the handovers between departments, where harm occurs, have no natural voter.',
      },
      {
        name: 'Interoperability and ABDM readiness',
        users: 'Integration lead, medical records head',
        text: 'Every feed is listed with its owner and format, from HL7 v2 to flat file. The plan says which become FHIR R4, whether you provide records to ABDM, India’s health network (as HIP), request them (as HIU) or both, and what consent changes at registration.',
        hardPart:
          'Linking records to a patient’s ABHA number and address depends on identity captured at a crowded desk; the interface is the smaller part.',
      },
      {
        name: 'Security risk analysis',
        users: 'Compliance officer, information security',
        text: 'The HIPAA Security Rule requires a risk analysis of covered entities and business associates; we carry it out system by system, with threats, present safeguards and owners. For Indian providers the same inventory serves DPDP preparation.',
        hardPart:
          'Imaging and infusion devices run old systems that nobody may patch, so segmentation has to carry the risk.',
      },
      {
        name: 'Device qualification and evidence plan',
        users: 'Founders, regulatory affairs',
        text: 'From the intended-use wording we work out whether software counts as a device, and what IEC 62304, ISO 14971 and IEC 82304-1 then ask. The maker decides first, in doubt the regulator or notified body; we prepare the argument and the gaps.',
        hardPart: 'Sales pages claim more than the intended use, and assessors read both.',
      },
      {
        name: 'Cut-over and adoption plan',
        users: 'Project office, nursing leadership',
        text: 'We plan the order of the wards, floor support by shift, and dual entry only where safety needs it. The criteria for stopping are agreed before the first ward goes live, while stopping is still easy to say.',
        hardPart:
          'Doctors who missed training go live anyway, and their first night decides what colleagues think of the system.',
      },
    ],
    schematic: schematic({
      caption:
        'What a vendor performed on the wards’ own scenarios is scored with the clinical risks before the board decides.',
      lanes: {
        Evidence: {
          wards: ['person', 'Nurses and doctors'],
          feeds: ['document', 'Interface inventory'],
          contracts: ['document', 'Vendor contracts'],
        },
        Analysis: {
          scenarios: ['document', 'Ward scenarios'],
          hazard: ['document', 'Clinical risk log'],
        },
        Trial: { demo: ['outside', 'Vendor trial system'] },
        Options: { scorecard: ['document', 'Scored options'], exit: ['document', 'Exit terms'] },
        Decision: { board: ['person', 'Hospital board'] },
      },
      flows: [
        ['wards', 'scenarios', 'observed work'],
        ['feeds', 'hazard', 'data gaps'],
        ['scenarios', 'hazard', 'handovers to weigh'],
        ['scenarios', 'demo', 'perform live'],
        ['demo', 'scorecard', 'what worked'],
        ['hazard', 'scorecard', 'weights'],
        ['contracts', 'exit', 'export, fees'],
        ['scorecard', 'board', 'options, risks'],
        ['exit', 'board'],
      ],
      mark: {
        node: 'demo',
        before: 'Vendor slide show',
        doubt: 'Head nurse: where is a transfer with results pending?',
        answer: 'Vendors perform ward scenarios on their standard product.',
      },
    }),
    route: {
      name: 'Scenario S-07',
      about: 'transfer with a result pending',
      stations: [
        {
          at: 'wards',
          value: 'Result went astray',
          fields: [
            { label: 'Seen', value: '8 Oct 2026, night shift' },
            { label: 'Ordered in', value: 'Emergency' },
            { label: 'Result came to', value: 'Emergency, patient on ward 5' },
          ],
          onward: 'observed work',
        },
        {
          at: 'scenarios',
          value: '10 steps',
          fields: [
            { label: 'Written', value: '14 Oct 2026' },
            { label: 'Handovers', value: 'S-07, S-11, S-12, 10 steps' },
            { label: 'Step 6', value: 'result follows the patient' },
          ],
          onward: 'handovers to weigh',
        },
        {
          at: 'hazard',
          value: '20 incidents',
          fields: [
            { label: 'Weights sealed', value: '19 Oct 2026' },
            { label: 'For handovers', value: '60 %' },
          ],
          sum: {
            rows: [
              ['Within a department', '8'],
              ['Between departments', '12'],
            ],
            total: ['Harm, twelve months', '20'],
          },
          onward: 'sealed weights',
        },
        {
          at: 'demo',
          value: 'P 4, Q 6',
          fields: [
            { label: 'Trial day', value: '3 Nov 2026' },
            { label: 'P', value: '9 steps, 5 on a trial build' },
            { label: 'Q', value: '6 steps, 0 on a trial build' },
            { label: 'Step 6', value: 'Q yes, P on the trial build' },
            { label: 'Repeat offered', value: '18 Nov 2026, P declined' },
          ],
          mark: { struck: 'P 9, Q 6', note: 'Five steps ran on a build for this trial.' },
          onward: 'what worked',
        },
        {
          at: 'scorecard',
          value: '62 for Q, 54 for P',
          fields: [
            { label: 'Departments', value: 'P 8 8 7 7, Q 6 7 7 6' },
            { label: 'Handovers', value: 'P 4 3 5, Q 6 5 7' },
          ],
          sum: {
            rows: [
              ['Departments, 6.5 × 4', '26'],
              ['Handovers, 6 × 6', '36'],
            ],
            total: ['Q, of 100', '62'],
          },
          onward: 'options, risks',
        },
        {
          at: 'board',
          value: 'Q proposed',
          fields: [
            { label: 'Meets', value: '2 Dec 2026' },
            { label: 'P wins below', value: '1/3 for handovers' },
            { label: 'Q costs more', value: '₹40 lakh in 10 years' },
            { label: 'P may sign for', value: '5 steps, with date and exit' },
          ],
        },
      ],
    },
    argument: {
      heading: 'The weight at which the other vendor wins',
      paragraphs: [
        'Four departments score their own screens, and vendor P wins there, 7.5 to 6.5. In the three scenarios that cross departments, Q performs 6 steps of 10 on average and P 4. The head of purchase would give handovers one vote in 5: P, by 6.8 to 6.4. The director of nursing found 12 of 20 harmful incidents between departments, so 60 % was sealed before the trial: Q, by 62 to 54.',
        'Purchase, seeing the scores, wants the weight back. That quarrel is shorter than it looks. P leads by 1 point in the departments and Q by 2 in the handovers, so the lead changes where the handovers weigh a third. From 7 incidents in 20 on, Q wins. No log is complete, but 6 of the 12 would have to be misfiled before P comes back. The board need not agree on a weight, only on its side of a third.',
        'The score is weaker than the weight. P showed 9 steps of S-07, of which 5 ran on a build for the trial. Had they counted, P would have 17 steps of 30 and win, by 64 to 62. Only a released product scores. P may still sign for those steps, with a date and a way out: a third option, without a score. Whether 8 points are worth ₹40 lakh in 10 years, the board decides.',
      ],
    },
  },
});
