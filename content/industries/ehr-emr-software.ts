import { industryPage, schematic } from '../catalogue/define';

export const ehrEmrSoftware = industryPage({
  slug: 'ehr-emr-software',
  label: 'EHR and EMR Software',
  title: 'EHR and EMR software shaped by the ward round',
  summary:
    'Clinical records, orders, results and discharge on HL7 v2 and FHIR R4, coded in SNOMED CT and LOINC, with break-glass access and a practised downtime drill.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'A doctor on the round sees problems, latest results and current drugs in one view.',
    quickAnswer:
      'Clinicians forgive an ugly record system sooner than a slow one, so the stopwatch comes out early. Pick one specialty: its note template, order set and result view run against a copy of your ADT and laboratory feeds and are timed on a ward round. Hospitals, specialty chains and EMR vendors may also take one part.',
    atAGlance: {
      fits: 'Hospitals and EMR vendors whose record fails one specialty or never shows the late result',
      notFor: 'A clinic of three doctors, better served by subscribing to an ABDM-enabled product',
      firstStep: {
        what: 'One specialty drawn, built and timed on a ward round',
        output: 'its note, order set and result view on copied feeds',
        weeks: [6, 8],
      },
      charged: 'By specialty; each interface is estimated by itself, once its vendor has answered',
      youBring:
        'Copies of ADT and laboratory feeds, a clinician’s two mornings, the records officer, the privacy officer',
    },
    ask: {
      text: 'A result reached the ward too late. Tell us its steps, without patient or date, and we draw where it waited for an owner.',
      button: 'Describe one late result',
    },
    notNeeded: {
      before: 'Doctors wait for screens to load? Test the network and the old PCs before a',
      struck: 'new EHR',
      after: '.',
    },
    capabilities: [
      {
        name: 'Patient index and encounters',
        users: 'Registration desk, medical records',
        text: 'Admission messages (ADT) open, move and close encounters, and a master patient index links medical record number, ABHA and old identifiers. Merges keep both histories and can be undone.',
        hardPart:
          'A wrong merge mixes two people’s allergies; a missed one hides them. Scores in between go to a records officer.',
      },
      {
        name: 'Orders, results and sign-off',
        users: 'Doctors, nurses, laboratory',
        text: 'Orders leave the chart for the laboratory system (LIS) and imaging; ORU messages bring results back to the order that caused them. What is abnormal, or was pending at discharge, stays on a list until signed.',
        hardPart: 'A corrected result after discharge has to find the doctor who acted on the first one.',
        today: {
          role: 'Night registrar',
          pain: 'He is rung about a patient who went home at noon. The visit is closed, so he can read the result and not sign for it.',
        },
      },
      {
        name: 'Notes, coding and templates',
        users: 'Physicians, clinical coders',
        text: 'Templates per specialty mix short coded fields with free text. SNOMED CT codes problems, LOINC tests, and ICD-10 what is reported. Coding everything exhausts doctors, so each coded field must name its reader.',
        hardPart:
          'Copied-forward text spreads an old error through an admission; we mark its origin and age on the screen.',
        today: {
          role: 'Medical records officer',
          pain: 'A doctor e-mails a corrected summary. She scans it into the file and cannot tell which of the two the insurer was sent.',
        },
      },
      {
        name: 'Medication and decision support',
        users: 'Prescribers, pharmacists, nurses',
        text: 'Prescribing, reconciliation at admission and discharge, and administration at the bedside use one medication list, with CDS Hooks cards for interaction and dose checks. Alerts that are nearly always overridden are retired.',
        hardPart:
          'Weight-based doses for children need a recent weight, and the system must refuse to guess one.',
      },
      {
        name: 'Access, exchange and downtime',
        users: 'Privacy officer, hospital IT, external doctors',
        text: 'Break-glass access asks for a reason and tells the privacy officer. Exchange follows FHIR R4, IHE profiles or ABDM consent. A read-only copy and paper carry the wards when the system stops.',
        hardPart:
          'After downtime someone keys paper back in, with the true times, while new entries already arrive.',
      },
    ],
    schematic: schematic({
      caption:
        'A result must come back to the encounter that ordered it and, if it came too late for the discharge summary, into a new version or an addition to it.',
      lanes: {
        Registration: { desk: ['person', 'Registration clerk'], mpi: ['store', 'Patient index'] },
        Chart: {
          summary: ['document', 'Discharge summary'],
          encounter: ['store', 'Encounter chart'],
          doctor: ['person', 'Ward doctor'],
        },
        Orders: { inbox: 'Unsigned results list', orders: 'Order entry' },
        Departments: { lis: ['outside', 'LIS'], pacs: ['outside', 'RIS and PACS'] },
      },
      flows: [
        ['desk', 'mpi', 'identify'],
        ['mpi', 'encounter', 'ADT admit'],
        ['doctor', 'encounter', 'note'],
        ['doctor', 'orders', 'order set'],
        ['orders', 'lis', 'HL7 order'],
        ['orders', 'pacs', 'imaging request'],
        ['lis', 'inbox', 'ORU result'],
        ['pacs', 'inbox', 'report'],
        ['inbox', 'encounter', 'signed'],
        ['encounter', 'summary', 'version, addition'],
      ],
      mark: {
        node: 'inbox',
        before: 'Ordering doctor’s inbox',
        doubt: 'Night registrar: she is off until Monday, who reads it?',
        answer: 'Whoever is on shift does; it stays until signed.',
      },
    }),
    route: {
      name: 'Discharge DS-26-1187',
      about: 'pyelonephritis, 3 results open',
      stations: [
        {
          at: 'doctor',
          value: 'Signed, 3 open',
          fields: [
            { label: 'Composition', value: 'status final' },
            { label: 'Signed', value: '13 Nov 2026, 16:30' },
            { label: 'Pending', value: 'Two cultures and CRP' },
            { label: 'Cefixime', value: '200 mg, 08:00 and 20:00' },
            { label: 'Dr Menon', value: 'back on 16 Nov 2026, 09:00' },
          ],
          onward: 'open orders',
        },
        {
          at: 'orders',
          value: '3 orders not final',
          fields: [
            { label: 'Urine culture', value: 'ORC-2 884121, 11 Nov 15:00' },
            { label: 'Blood culture', value: 'ORC-2 884122, 11 Nov 15:00' },
            { label: 'CRP', value: 'ORC-2 884209, 13 Nov 14:00' },
          ],
          onward: 'HL7 order',
        },
        {
          at: 'lis',
          value: 'Cefixime resistant',
          fields: [
            { label: 'OBR-25 before', value: 'P, Gram-negative rods' },
            { label: 'CRP', value: 'F 13 Nov 18:10, 38 mg/L H' },
            { label: 'Urine culture', value: 'F 14 Nov 10:50, cefixime R' },
            { label: 'Blood culture', value: 'F 16 Nov 15:00, no growth' },
          ],
          onward: 'ORU result',
        },
        {
          at: 'inbox',
          value: 'On-call physician',
          fields: [
            { label: 'Read', value: '14 Nov 2026, 11:20' },
            { label: 'Patient rung', value: '14 Nov 2026, 11:40' },
            { label: 'Stopped', value: 'Cefixime' },
            { label: 'Started', value: 'Co-trimoxazole S, 14 Nov 13:00' },
            { label: 'Prescription', value: 'Signed, sent to her phone' },
          ],
          mark: {
            struck: 'Dr Menon',
            note: 'R on a discharge drug cannot wait until Monday.',
          },
          onward: 'signed',
        },
        {
          at: 'encounter',
          value: '2 doses',
          fields: [{ label: 'Medication', value: 'cefixime, status stopped' }],
          sum: {
            rows: [
              ['Before the result', '2'],
              ['After it', '0'],
            ],
            total: ['Cefixime taken', '2'],
          },
          onward: 'version, addition',
        },
        {
          at: 'summary',
          value: '3 of 3 closed',
          fields: [
            { label: 'Composition', value: 'status amended, 14 Nov 12:10' },
            { label: 'relatesTo', value: 'replaces that of 13 Nov' },
          ],
          sum: {
            rows: [
              ['New version: urine culture', '1'],
              ['Added: CRP 13, blood 16 Nov', '2'],
            ],
            total: ['Open when signed', '3'],
          },
        },
      ],
    },
    argument: {
      heading: 'Which result may change a summary that is already signed',
      paragraphs: [
        'A woman went home on Friday with three results open. On Saturday the laboratory calls her antibiotic resistant. The records officer says that a signed document is closed and the report belongs beside it. The head of medicine says that the family doctor reads the summary and nothing else.',
        'The rule divides the results between them. One that makes a line under Medications wrong brings a new version, which replaces the old; one that only completes Investigations is appended. So the culture replaces. CRP carries an H, because inflammation outlasts fever, and alters nothing. If every flag replaced, there would be two new versions; if every late result did, three, and after the third the family doctor stops looking for the difference.',
        'The other half is the owner. By the roster the on-call physician reads the culture after 30 minutes, and the patient takes no more cefixime. Dr Menon’s inbox would have cost four more doses; a list printed next morning at 07:30, one. The roster’s price is a call from somebody who has never met her, so the list opens her chart and allergies beside the result.',
      ],
    },
    terms: [
      {
        term: 'Pending at discharge',
        meaning:
          'A test whose final result was not there when the summary was signed. It needs an owner who is on duty when it comes, and a place in the document that has already left.',
      },
      {
        term: 'Break-glass access',
        meaning:
          'Opening a chart that one’s role does not allow, in an emergency. The screen asks for the reason first, and the privacy officer reads it the next day.',
      },
      {
        term: 'Amended document',
        meaning:
          'A later version of a signed clinical document. In FHIR its status is “amended”, it names the version that it replaces, and both stay on file.',
      },
      {
        term: 'Discharge turnaround',
        meaning:
          'Hours from the doctor’s word to the empty bed. A coder works during the stay, and billing and the insurer’s desk see what is missing before the signature, so that the consultant only reads and signs.',
      },
      {
        term: 'Downtime pack',
        meaning:
          'Printed charts and empty forms for hours without a network. ICU and emergency print theirs at each change of shift, other wards once a day; bedside monitors go on without us.',
      },
      {
        term: 'Decision support',
        meaning:
          'Cards on interactions, doses and allergies, which a prescriber may override with a reason. The software decides no diagnosis, no dose, no triage category and no discharge.',
      },
    ],
    related: [
      {
        page: 'services/data-sync',
        reason: 'If chart and laboratory show different values for one result.',
      },
      {
        page: 'industries/healthcare-consulting',
        reason: 'If you have not signed for a record system yet.',
      },
      {
        page: 'industries/healthcare-mobile-apps',
        reason: 'If the patient should see the changed prescription on a phone.',
      },
      {
        page: 'services/third-party-integration',
        reason: 'For one laboratory’s interface, without any change to the chart.',
      },
      {
        page: 'solution/document-management',
        reason: 'If your summaries are scans, and the trouble is finding them.',
      },
    ],
    faq: [
      {
        question: 'Late laboratory results must reach the discharge summary. Where do we start?',
        answer:
          'Here, if they reach the chart and then find no owner, or the signed summary never changes. If chart and laboratory show different values, begin with data synchronisation.',
      },
      {
        question: 'Can a signed PDF be corrected as well?',
        answer:
          'It stays. The new version is another document with its own signature, and the screen says of the old one when it was replaced and by whom.',
      },
      {
        question: 'Do analysers, PACS or ABDM force us from HL7 v2 to FHIR?',
        answer:
          'No. Analysers stay behind the LIS, images in PACS as DICOM, and v2 does the work inside. FHIR is needed where a document leaves. At that border P, F and C in OBR-25 become preliminary, final and corrected.',
      },
      {
        question: 'Who answers for a wrong allergy or dose on the screen?',
        answer:
          'The hospital and its doctors towards the patient; we towards the hospital, up to the order’s cap. Your pharmacist signs the dose rules, and an allergy shows its source. Old allergies, drugs and problems move; inpatient files stay readable for three years at least.',
      },
    ],
    chapters: {
      order: ['case', 'systems', 'capabilities'],
      systemsMap: [
        {
          system: 'Laboratory system (LIS)',
          holds: 'Specimens, results and their status',
          integration: 'HL7 v2: order out, ORU back, matched by order number',
          gotcha:
            'Susceptibilities may come as a child order (parent in OBR-29); matched by ORC-2 alone, they are filed nowhere.',
        },
        {
          system: 'Registration (HIS)',
          holds: 'Admissions, transfers, discharges',
          integration: 'ADT A01 to A03, with a replay after downtime',
          gotcha: 'A03 closes the visit, and some interface engines then refuse its results.',
        },
        {
          system: 'Pharmacy',
          holds: 'Prescriptions and what was dispensed',
          integration: 'Prescription out, dispensing back',
          gotcha: 'A stopped drug is still in the patient’s bag, so stopping it includes a phone call.',
        },
        {
          system: 'ABDM, India’s health network',
          holds: 'Care contexts and consents, no records',
          integration: 'DischargeSummaryRecord bundles, given out on consent',
          gotcha:
            'Whoever fetched Friday’s bundle keeps it. A subscribed app hears of the change and must fetch again.',
        },
      ],
      buildOrBuy: [
        {
          way: 'Configure what you have',
          rightWhen: 'It keeps unsigned results after discharge and can version a summary.',
          price: 'You wait for the vendor’s releases and pay for its consultants.',
        },
        {
          way: 'Add a results desk',
          rightWhen: 'The chart is sound but loses sight of a patient at discharge.',
          price: 'One more interface to test at each upgrade of the chart.',
        },
        {
          way: 'Replace the record',
          rightWhen: 'Several departments are stuck, and the vendor has refused in writing.',
          price: 'Histories to migrate, and every doctor learns again.',
        },
        {
          way: 'Build one specialty’s chart',
          rightWhen: 'Dialysis, fertility or eye care, whose forms no general product has.',
          price: 'Its codes, interfaces and clinical safety stay your task.',
        },
      ],
      plan: [
        {
          name: 'Draw one specialty',
          text: 'We follow two rounds and list the results of three months that came after discharge.',
          weeks: [2, 3],
        },
        {
          name: 'Build and time it',
          text: 'Note, order set and result view run on copied feeds, and a stopwatch goes along on the round.',
          weeks: [4, 5],
        },
        {
          name: 'Give results an owner',
          text: 'Orders and results go live, with the list by roster and an alarm for what is unread.',
          weeks: [4, 6],
        },
        {
          name: 'Version the summary',
          text: 'Replaced and appended documents, on paper and as an ABDM bundle.',
          weeks: [3, 5],
        },
        {
          name: 'Second specialty',
          text: 'New templates on the same orders, roster and summary.',
          weeks: [4, 6],
        },
      ],
      costDrivers: [
        {
          driver: 'Laboratories and their vendors',
          why: 'Every LIS has its own dialect, and its vendor charges for test messages.',
          keepDown: 'Start with the laboratory in the house.',
          step: 2,
        },
        {
          driver: 'Forms of the summary',
          why: 'Insurers, schemes and departments each print another layout.',
          keepDown: 'Agree on sections first; layouts follow from them.',
          step: 3,
        },
      ],
      goingLive: [
        {
          name: 'Paper packs first',
          text: 'A ward opens with its downtime forms printed and one drill behind it.',
        },
        {
          name: 'Results last',
          text: 'Printed reports go on for a fortnight, and a nurse ticks each off against the list.',
        },
      ],
      kpis: [
        {
          name: 'Read in time',
          formula: 'resistant or critical results read within the agreed hour ÷ all of them',
        },
        { name: 'Open at discharge', formula: 'orders not final at signature ÷ orders of the stay' },
        {
          name: 'Replaced summaries',
          formula: 'summaries replaced after signature ÷ summaries signed, by unit',
        },
      ],
      aiUse: [
        {
          name: 'Hospital course, drafted',
          text: 'A language model drafts the course of the stay from notes and results, each sentence with a link to its source.',
          humanCheck: 'the discharging doctor, who signs it and can see what was not cited.',
          dataCondition: 'the notes of your specialty were tried, in the language in which they are written.',
        },
      ],
    },
  },
});
