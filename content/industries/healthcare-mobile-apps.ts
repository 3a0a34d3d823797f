import { industryPage, schematic } from '../catalogue/define';

export const healthcareMobileApps = industryPage({
  slug: 'healthcare-mobile-apps',
  label: 'Healthcare Mobile Apps',
  title: 'Healthcare mobile apps with clinical guard rails',
  summary:
    'Patient, clinician and remote-monitoring apps on FHIR R4, with consent, offline care records and an early answer to whether the app is a medical device.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'A reading that matters reaches a clinician within the service’s hours.',
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
        text: 'Where the intended use makes the app a device, as an alarm on a patient’s weight does, we work to IEC 62304 safety classes and an ISO 14971 risk file inside your quality system. That adds months, which dropping one diagnostic claim, in product and text, can sometimes avoid.',
        hardPart:
          'Every operating-system update can alter a cleared function, so the supported phone list becomes a clinical decision.',
      },
    ],
    schematic: schematic({
      caption: 'A reading beyond the patient’s own threshold, or a silence, reaches the nurse on duty.',
      lanes: {
        Home: { patient: ['person', 'Patient at home'], scale: ['outside', 'Bluetooth scale'] },
        Phone: { abha: 'ABHA consent screen', monitor: 'Monitoring app' },
        'Care service': { observations: ['store', 'FHIR Observations'], thresholds: 'Patient thresholds' },
        Hospital: { his: ['outside', 'Hospital record'], nurse: ['person', 'Monitoring nurse'] },
      },
      flows: [
        ['patient', 'scale', 'steps on'],
        ['scale', 'monitor', 'weight, user 2'],
        ['monitor', 'patient', 'was it you?'],
        ['patient', 'abha', 'grants consent'],
        ['monitor', 'observations', 'LOINC-coded value'],
        ['observations', 'thresholds', 'value or silence'],
        ['thresholds', 'nurse', 'alert'],
        ['observations', 'his', 'summary'],
        ['abha', 'his', 'consent, via ABDM'],
      ],
      mark: {
        node: 'thresholds',
        before: 'Gain since discharge',
        doubt: 'Nurse: she lost 0.8 kg at home. Gain from when, then?',
        answer: 'From three days before, by a limit set per patient.',
      },
    }),
    route: {
      name: 'Weight W-58213',
      about: 'heart failure, second week',
      stations: [
        {
          at: 'patient',
          value: '62.2 to 63.6 kg',
          fields: [
            { label: 'Discharged', value: '12 Nov 2026, 63.0 kg' },
            { label: 'Fri 20 Nov', value: '62.2 kg' },
            { label: 'Sat 21 Nov', value: '62.4 kg' },
            { label: 'Sun 22 Nov', value: '62.9 kg' },
            { label: 'Mon 23 Nov', value: '63.6 kg' },
          ],
          onward: 'steps on',
        },
        {
          at: 'scale',
          value: '64.6 kg, user 2',
          fields: [
            { label: 'Tue 24 Nov 2026', value: '06:40, 64.6 kg' },
            { label: 'User 1, patient', value: '63.6 kg, Mon 23 Nov, 1.0 away' },
            { label: 'User 2, husband', value: '65.0 kg, Mon 23 Nov, 0.4 away' },
          ],
          onward: 'weight, user 2',
        },
        {
          at: 'monitor',
          value: 'Patient’s, she says',
          fields: [
            { label: 'Hers of the day', value: 'none yet, so it asks' },
            { label: 'Answered', value: '24 Nov 2026, 06:41' },
          ],
          mark: { struck: 'Husband’s', note: 'The scale guesses by weight, and hers has moved.' },
          onward: 'LOINC-coded value',
        },
        {
          at: 'observations',
          value: '64.6 kg, final',
          fields: [
            { label: 'code', value: 'LOINC 29463-7, body weight' },
            { label: 'effective', value: '24 Nov 2026, 06:40' },
            { label: 'Husband’s', value: 'dropped on the phone' },
          ],
          onward: 'value or silence',
        },
        {
          at: 'thresholds',
          value: '2.2 kg in 3 days',
          fields: [
            { label: 'Her limit', value: 'over 2.0 kg in 3 days' },
            { label: 'Silence', value: 'alarm on the second morning' },
          ],
          sum: {
            rows: [
              ['Tue 24 Nov', '64.6'],
              ['Sat 21 Nov', '−62.4'],
            ],
            total: ['Gain in 3 days', '2.2'],
          },
          onward: 'alert',
        },
        {
          at: 'nurse',
          value: 'Patient rung',
          fields: [
            { label: 'On duty', value: '08:00 to 20:00' },
            { label: 'Read', value: '24 Nov 2026, 08:02' },
            { label: 'Rung', value: '24 Nov 2026, 08:10' },
            { label: 'Asked', value: 'breath, ankles, tablets' },
            { label: 'Dose', value: 'the cardiologist’s, told 08:25' },
          ],
        },
      ],
    },
    argument: {
      heading: 'The scale that gives her weight to her husband',
      paragraphs: [
        'A scale for several people can tell them apart by weight: the nearest last reading wins. It works until one of them gains, which is what this patient is watched for. From 63.6 kg, anything more than 0.7 above, half the distance to her husband’s 65.0, is booked to him. On Tuesday she weighs 1.0 more.',
        'The product manager trusts the scale, because a question every morning loses old patients. Then Tuesday has no weight, the last gain on file is 1.4 kg in 3 days, and silence becomes an alarm only on the second morning. The nurse would sooner take every reading. On Monday the husband’s 65.0 would have counted as 2.8 for her, a false alarm, and his weight would be in her record without his consent.',
        'We ignore the scale’s guess. Until her weight of the day is confirmed, the phone asks after each reading whose it was, keeps hers and drops the rest. No answer counts as no weight. Tuesday is held against Saturday: 64.6 − 62.4 = 2.2 kg, over the 2.0 of the European Society of Cardiology’s patient guide; her cardiologist kept it. Measured from discharge it is 1.6, and quiet.',
        'This needs a scale that sends her phone every reading; some send his to his own account. A scale kept for her alone needs no question; if the household agrees, buy it first.',
      ],
    },
  },
});
