import { industryPage, schematic } from '../catalogue/define';

export const healthcareMobileApps = industryPage({
  slug: 'healthcare-mobile-apps',
  label: 'Healthcare Mobile Apps',
  title: 'Healthcare mobile apps with clinical guard rails',
  summary:
    'Patient, clinician and remote-monitoring apps on FHIR R4, with consent, offline care records and an early answer to whether the app is a medical device.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'A reading that matters reaches a named clinician in time.',
    quickAnswer:
      'Whether an app informs or decides determines its standing as a medical device, its cost and the phones it may support. So we first write the statement of intended use with your clinician, and then build appointment, record and home-monitoring apps for hospitals, clinics, health start-ups and device makers.',
    atAGlance: {
      fits: 'Hospitals, start-ups and device makers with patients or nurses away from a desk',
      notFor: 'If patients only need to book, switch on the patient app of your hospital system',
      firstStep: {
        what: 'Intended use settled, then one flow drawn, built and tried with real users',
        output: 'the statement, a hazard list, and what those users stumbled over',
        weeks: [5, 6],
      },
      charged: 'The first flow at a fixed price; device-grade work by its IEC 62304 class',
      youBring:
        'A responsible clinician, the claims you intend to make, de-identified records, your regulatory adviser',
    },
    ask: {
      text: 'Put what the app claims into one sentence. We underline the words that push it towards being a medical device.',
      button: 'Write your app’s claim',
    },
    notNeeded: {
      before: 'A',
      struck: 'health app',
      after: 'that sends readings to an empty desk does harm. Pay for the nurse instead.',
    },
    capabilities: [
      {
        name: 'Patient record and visit app',
        users: 'Patients, family carers',
        text: 'Patients find appointments, reports, prescriptions and bills in one place, linked to their ABHA health account in India or to a hospital’s SMART on FHIR endpoint elsewhere. Proxy access has an end date for parents and carers. Adolescents take over their record at the age that local law sets.',
        hardPart:
          'A biopsy result must not arrive by push before the doctor has called, and release rules differ by country.',
      },
      {
        name: 'Teleconsultation',
        users: 'Doctors, patients, pharmacists',
        text: 'The consultation checks identity and consent, takes a triage form, falls back from video to audio, and ends in a prescription within the limits of India’s Telemedicine Practice Guidelines. Notes go to the hospital record and are not left in the chat.',
        hardPart:
          'When the link drops in mid-consultation, the clinician still owes advice and needs the patient’s location for an emergency.',
      },
      {
        name: 'Ward and home-care app',
        users: 'Nurses, community health workers',
        text: 'Observations, medication rounds and visit checklists are captured offline, on shared devices with a short sign-in. Early-warning scores are computed by a published rule, with its inputs visible, so a nurse can disagree and say why.',
        hardPart:
          'Two nurses record the same dose offline; the merge must raise it as a possible double dose and never drop one.',
      },
      {
        name: 'Remote monitoring',
        users: 'Chronic patients, monitoring nurses',
        text: 'Bluetooth cuffs, glucometers and scales send readings as FHIR Observations with LOINC codes. Thresholds are set per patient, and silence is an alarm too. The service hours are on the screen, since no nurse watches at night by default.',
        hardPart:
          'Loose thresholds miss deterioration; tight ones bury the nurse, and ignored alarms are the greater danger.',
      },
      {
        name: 'Device-grade development file',
        users: 'Regulatory affairs, quality manager',
        text: 'Where the intended use makes the app a device, we work to IEC 62304 safety classes and an ISO 14971 risk file inside your quality system. That adds months, which the honest removal of one diagnostic claim can sometimes avoid.',
        hardPart:
          'Every operating-system update can alter a cleared function, so the supported phone list becomes a clinical decision.',
      },
    ],
    schematic: schematic({
      caption: 'A reading beyond the patient’s own threshold, or a silence, reaches the nurse on duty.',
      lanes: {
        Home: { patient: ['person', 'Patient at home'], cuff: ['outside', 'Bluetooth BP cuff'] },
        Phone: { abha: 'ABHA consent screen', monitor: 'Monitoring app' },
        'Care service': { observations: ['store', 'FHIR Observations'], thresholds: 'Patient thresholds' },
        Hospital: { his: ['outside', 'Hospital record'], nurse: ['person', 'Monitoring nurse'] },
      },
      flows: [
        ['patient', 'cuff', 'measures'],
        ['cuff', 'monitor', 'Bluetooth reading'],
        ['patient', 'abha', 'grants consent'],
        ['monitor', 'observations', 'LOINC-coded value'],
        ['observations', 'thresholds', 'value or silence'],
        ['thresholds', 'nurse', 'alert'],
        ['observations', 'his', 'summary'],
        ['abha', 'his', 'consent artefact'],
      ],
      mark: {
        node: 'thresholds',
        before: 'Textbook limits',
        doubt: 'Cardiologist: must her usual pressure raise an alarm?',
        answer: 'Limits are set per patient.',
      },
    }),
  },
});
