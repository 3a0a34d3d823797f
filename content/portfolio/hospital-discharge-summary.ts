import type { PortfolioItem } from './schema';

export const hospitalDischargeSummary: PortfolioItem = {
  slug: 'hospital-discharge-summary',
  label: 'Hospital discharge summary',
  title: 'One discharge summary, as a FHIR document and on paper',
  summary:
    'A ward tool that drafts the discharge summary from hospital systems, asks the doctor about what changed, and issues it as a FHIR document and a page.',
  reviewedOn: '2026-11-23',
  sample: true,
  facts: {
    sector: 'Hospitals',
    product: 'Discharge summary app',
    users: 'Residents, consultants, ward pharmacists, patients',
    platform: 'Ward tablets and desktop browsers',
    team: 'Clinical analyst, integration engineer, web engineers, UX researcher, tester',
    plannedEffort: 'Planning range: 18 to 24 weeks for two wards',
    stack: 'TypeScript, HL7 v2 interface engine, FHIR R4 server',
  },
  screen: {
    device: 'tablet',
    heading: 'Bed 12, draft 2',
    parts: [
      {
        part: 'table',
        columns: ['Medicine', 'At home', 'Now'],
        rows: [
          ['Metformin', '500 mg 1-0-1', '500 mg 1-0-1'],
          ['Amlodipine', '5 mg 1-0-0', 'Stopped'],
          ['Atorvastatin', 'None', '20 mg 0-0-1'],
        ],
      },
      {
        part: 'list',
        items: [
          { label: 'Diagnosis coded', state: 'done' },
          { label: 'Reason for stop', state: 'alert' },
          { label: 'Culture result due', state: 'waiting' },
        ],
      },
      { part: 'steps', items: ['Draft', 'Reconcile', 'Sign'], current: 1 },
    ],
  },
  startingPoint:
    'Residents type the summary at the end of a shift, copying laboratory values from one screen and the drug chart from a folder at the bed. The next doctor receives a scan, and telephones to ask why a medicine was stopped, or which result was still outstanding. The plan begins with those two fields; the message standard comes after them.',
  constraints: [
    'The hospital information system (HIS) stays; we read its HL7 v2 messages and write nothing back into it.',
    'The drug chart is on paper, so no message says which doses were given.',
    'Only a registered doctor signs, and nothing reaches the patient before the signature.',
    'Ward tablets are shared, so a session must end when the next resident picks one up.',
  ],
  delivers: [
    {
      name: 'Draft from the record',
      text: 'Admissions, laboratory results and the pharmacy’s issues would arrive as HL7 v2 messages and appear as a draft with their sources. Nothing enters the text unless a clinician keeps it.',
    },
    {
      name: 'Medicines reconciliation',
      text: 'The ward pharmacist enters the home list and the chart, with the pharmacy’s issues as a check. Every stop, start or change of dose needs a reason before the signature, in words that a patient can read.',
    },
    {
      name: 'Pending results',
      text: 'Tests without a result at discharge would be listed with an owner. When the laboratory sends one, it goes to that person, and the summary gets a dated addendum.',
    },
    {
      name: 'Two forms of one document',
      text: 'Signing would freeze a FHIR document Bundle, profiled for ABDM exchange where the hospital takes part, and a printed page made from the very same resources.',
    },
  ],
  decision: {
    question: 'Should a language model write the hospital course?',
    chosen: 'Not in the first release; the course is typed, with structured facts beside it.',
    why: 'A fluent paragraph with one invented detail is worse than a terse one, because the reader cannot see which detail it is. We would first collect signed summaries as a reference set, with ethics approval. A drafting aid could then be judged against them by clinicians who do not know its source.',
    rejected: [
      {
        option: 'Generate and let the doctor correct',
        why: 'A tired resident at the end of a shift will pass sentences that sound right.',
      },
      {
        option: 'Free text only, sent as PDF',
        why: 'It is the easiest to adopt, but a receiving system cannot pick out the medicines.',
      },
    ],
  },
  measures: [
    {
      metric: 'Stopped medicines without a reason',
      how: 'Signed summaries with a stop that carries no reason, divided by all summaries, counted per ward.',
      baseline: 'A pharmacist reads one hundred older summaries before the pilot ward starts.',
    },
    {
      metric: 'Results that arrive after discharge',
      how: 'Pending tests seen by their named owner within two days, from the addendum’s timestamps.',
      baseline: 'Results of one month traced by hand through the laboratory’s list.',
    },
  ],
  illustrates: [
    'industries/ehr-emr-software',
    'industries/healthcare-consulting',
    'services/api-integration',
    'services/usability-testing',
  ],
};
