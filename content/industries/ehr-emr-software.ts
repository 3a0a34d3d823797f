import { industryPage, schematic } from '../catalogue/define';

export const ehrEmrSoftware = industryPage({
  slug: 'ehr-emr-software',
  label: 'EHR and EMR Software',
  title: 'EHR and EMR software shaped by the ward round',
  summary:
    'Clinical records, orders, results and discharge on HL7 v2 and FHIR R4, coded in SNOMED CT and LOINC, with break-glass access and a practised downtime drill.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'A doctor on the round sees problems, latest results and current drugs in one view.',
    quickAnswer:
      'Clinicians forgive an ugly record system sooner than a slow one, so the stopwatch comes out early. Pick one specialty: its note template, order set and result view run against a copy of your ADT and laboratory feeds and are timed on a ward round. Hospitals, specialty chains and EMR vendors may equally take a single part, such as one department’s system or the join from pharmacy to chart.',
    atAGlance: {
      fits: 'Hospitals and EMR vendors whose record fails one specialty or never shows the late result',
      notFor: 'A clinic of three doctors: subscribe to an ABDM-enabled product',
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
        text: 'ADT messages open, move and close encounters, and a master patient index links medical record number, ABHA and old identifiers. Merges keep both histories and can be undone; newborns and unknown patients have their own path.',
        hardPart:
          'A wrong merge mixes two people’s allergies; a missed one hides them. Scores in between go to a records officer.',
      },
      {
        name: 'Orders, results and sign-off',
        users: 'Doctors, nurses, laboratory',
        text: 'Who ordered it, and has that person seen it? Orders leave the chart for LIS and imaging; ORU messages bring results back to the order that caused them. Unread abnormal results stay on a named list until signed, whoever is on shift.',
        hardPart: 'A corrected result after discharge has to find the doctor who acted on the first one.',
      },
      {
        name: 'Notes, coding and templates',
        users: 'Physicians, clinical coders',
        text: 'Templates per specialty mix short coded fields with free text. SNOMED CT sits behind problem and finding pickers, LOINC behind tests, ICD-10 for reporting. Coding everything exhausts doctors, so each coded field must name its reader.',
        hardPart:
          'Copied-forward text spreads an old error through an admission; we mark its origin and age on the screen.',
      },
      {
        name: 'Medication and decision support',
        users: 'Prescribers, pharmacists, nurses',
        text: 'Prescribing, reconciliation at admission and discharge, and administration at the bedside use one medication list, with CDS Hooks cards for interaction and dose checks. Alerts that clinicians override nearly always are reviewed and retired.',
        hardPart:
          'Weight-based doses for children need a recent weight, and the system must refuse to guess one.',
      },
      {
        name: 'Access, exchange and downtime',
        users: 'Privacy officer, hospital IT, external doctors',
        text: 'Break-glass access asks for a reason and notifies the privacy officer. Exchange follows IHE profiles, FHIR R4 or ABDM consent, as partners allow. A read-only copy and paper packs carry the wards when the system stops.',
        hardPart:
          'After downtime someone keys paper back in, with the true times, while new entries already arrive.',
      },
    ],
    schematic: schematic({
      caption:
        'An order leaves the chart and its result must come back to the same encounter, where an unsigned abnormal value keeps an owner.',
      lanes: {
        Registration: { desk: ['person', 'Registration clerk'], mpi: ['store', 'Patient index'] },
        Chart: { encounter: ['store', 'Encounter chart'], doctor: ['person', 'Ward doctor'] },
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
      ],
      mark: {
        node: 'inbox',
        before: 'Ordering doctor’s inbox',
        doubt: 'Night registrar: she is off until Monday, who reads it?',
        answer: 'Whoever is on shift does; it stays until signed.',
      },
    }),
  },
});
