import type { PortfolioItem } from './schema';

export const hospitalDischargeSummary: PortfolioItem = {
  slug: 'hospital-discharge-summary',
  label: 'Hospital discharge summary',
  title: 'A discharge summary that leaves as FHIR and as paper',
  summary:
    'A ward tool that drafts the discharge summary from hospital systems, asks the doctor about what changed, and issues it as a FHIR document and a page.',
  reviewedOn: '2026-11-21',
  sample: true,
  facts: {
    sector: 'Hospitals',
    product: 'Discharge summary app',
    users: 'Residents, consultants, ward pharmacists, patients',
    platform: 'Ward tablets and desktop browsers',
    team: 'Clinical analyst, integration engineer, web engineers, UX researcher, tester',
    plannedEffort: 'Planning range: 18 to 24 weeks for two wards',
    stack: 'TypeScript, HL7 v2 interface engine, FHIR R4 server, SMART on FHIR launch',
  },
  screen: {
    device: 'tablet',
    heading: 'Bed 12, draft 2',
    parts: [
      {
        part: 'table',
        columns: ['Medicine', 'At home', 'Now'],
        rows: [
          ['Metformin', '500 mg', '500 mg'],
          ['Amlodipine', '5 mg', 'Stopped'],
          ['Atorvastatin', 'None', '20 mg'],
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
    'Residents type the summary at the end of a shift, copying laboratory values from one screen and the drug chart from a folder at the bed. The next doctor receives a scan. Two questions come back again and again: why was a medicine stopped, and which result was still outstanding? Those two fields shape the sample more than any message standard does.',
  constraints: [
    'The hospital information system stays; we read its HL7 v2 messages and write nothing back into it.',
    'Only a registered doctor signs, and nothing reaches the patient before the signature.',
    'Ward tablets are shared, so a session must end when the next resident picks one up.',
  ],
  delivers: [
    {
      name: 'Draft from the record',
      text: 'Admissions, laboratory results and drug orders would flow in from HL7 v2 messages and appear as a draft with sources. Nothing enters the text unless a clinician keeps it.',
    },
    {
      name: 'Medicines reconciliation',
      text: 'Home list and ward chart would stand side by side. Every stop, start or dose change needs a reason before signature, in words that a patient can also read.',
    },
    {
      name: 'Pending results',
      text: 'Tests without a result at discharge would be listed with an owner. When the result arrives it goes to that person, and the summary gets a dated addendum.',
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
        why: 'Tired readers at the end of a shift correct less than they believe.',
      },
      {
        option: 'Free text only, sent as PDF',
        why: 'Easiest to adopt, but no receiving system can pick out the medicines.',
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
