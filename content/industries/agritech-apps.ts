import { industryPage, schematic } from '../catalogue/define';

export const agritechApps = industryPage({
  slug: 'agritech-apps',
  label: 'AgriTech Apps',
  title: 'AgriTech apps for smallholders, FPOs and buyers',
  summary:
    'Advisory, procurement, input sales, credit links and traceability apps that work by voice, offline and on shared phones, tied to farmer IDs with consent.',
  reviewedOn: '2026-11-21',
  detail: {
    promise:
      'A grower with a shared phone gets a price, advice and a receipt in her language, and the buyer gets a lot with an origin.',
    quickAnswer:
      'Design starts from the person at the collection centre, not from the investor’s demo. FPOs, dairies, processors, agri-input companies, lenders and development programmes use our apps to buy from, advise and pay many small growers. A programme head can watch the first one, purchase and payment at one centre, in trial use after about seven weeks, with two languages and two days of offline work.',
    capabilities: [
      {
        name: 'Collection and instant receipt',
        users: 'FPO clerks, dairy societies, growers',
        text: 'Weight, grade, moisture or fat and SNF come from the instrument by Bluetooth. The receipt is printed and also sent by SMS, and payment goes over UPI or bank file. Deductions for loans appear before the grower agrees.',
        hardPart: 'Power and network fail at peak intake, and the queue will not wait for either.',
      },
      {
        name: 'Advisory by voice and picture',
        users: 'Growers, agronomists, call-centre staff',
        text: 'Questions come as voice notes, photographs or IVR keys in the local language. Answers cite crop, stage, weather and soil card, and pesticide advice stays within registered uses. Low-confidence photo diagnoses go to an agronomist.',
        hardPart:
          'A wrong dose harms a family’s season, so a language model may explain advice but not originate a dose.',
      },
      {
        name: 'Farmer registry and consent',
        users: 'Enrolment agents, programme managers',
        text: 'Profiles link to the AgriStack farmer ID where a state issues it, and to plots walked with a phone. Consent is read aloud, recorded per purpose and can be withdrawn by missed call. Aadhaar numbers are not kept.',
        hardPart:
          'Women who farm seldom hold the title, so a registry built on land records leaves them out.',
      },
      {
        name: 'Market linkage and storage',
        users: 'FPO sellers, traders, cold stores',
        text: 'Lots with assay results are offered to buyers or listed on e-NAM, and cold-store receipts show space and rent due. Price screens give mandi, date and grade together. We advise against a new marketplace where buyers number three.',
        hardPart:
          'Quoted and paid prices part ways at the weighbridge, unless grade disputes have a witness on the spot.',
      },
      {
        name: 'Traceability for export and retail',
        users: 'Exporters, brand sourcing teams',
        text: 'Each aggregation keeps its traceability lot code, and events are shared as EPCIS 2.0. EUDR lots hold a point or, above four hectares, a polygon, for application dates of 30 December 2026 or 30 June 2027 by company size.',
        hardPart:
          'A village trader who buys from anyone breaks the chain, so he needs a simple app of his own.',
      },
    ],
    schematic: schematic({
      caption:
        'The centre keeps working without network; receipts, payment and the lot’s origin are created at the scale and sent on later.',
      lanes: {
        Village: { grower: ['person', 'Grower'], agronomist: ['person', 'Agronomist'] },
        Centre: { advisory: 'Voice advisory', intake: 'Offline intake app' },
        Records: { registry: ['store', 'Farmer registry'], lots: ['store', 'Lot genealogy'] },
        Partners: {
          bank: ['outside', 'UPI payout'],
          enam: ['outside', 'e-NAM listing'],
          exporter: ['person', 'Exporter'],
        },
      },
      flows: [
        ['grower', 'advisory', 'voice, photo'],
        ['agronomist', 'advisory', 'unsure cases'],
        ['grower', 'intake', 'produce'],
        ['advisory', 'registry', 'crop, stage'],
        ['intake', 'registry', 'consent'],
        ['intake', 'lots', 'weight, grade'],
        ['registry', 'bank', 'payee'],
        ['lots', 'enam', 'assay'],
        ['lots', 'exporter', 'EPCIS events'],
      ],
    }),
  },
});
