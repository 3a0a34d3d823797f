import { industryPage, schematic } from '../catalogue/define';

export const guestApps = industryPage({
  slug: 'guest-apps',
  label: 'Guest Apps',
  title: 'Guest apps for the two days somebody stays',
  summary:
    'Pre-arrival check-in, mobile keys, requests and folio review on the guest’s phone, as a web page first and a native app only where the stay pattern pays.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'A guest who registered on the way shows one document at the desk and goes up.',
    quickAnswer:
      'Hardly anyone installs an app for one night. Resorts, extended-stay brands and groups with members have a case for native; most city hotels are served by a link in the confirmation mail, which costs less and reaches every guest. In both cases the property system remains in charge of rooms, keys and folios.',
    atAGlance: {
      fits: 'Resorts, serviced stays and member groups with a queue at check-in time',
      notFor: 'A small hotel with a current PMS can switch on the check-in page that comes with it',
      firstStep: {
        what: 'Pre-arrival flow drawn, then tried on test rooms',
        output: 'registration, preferences and a payment arriving in the PMS',
        weeks: [4, 5],
      },
      charged: 'Pre-arrival at a fixed price; mobile key and native apps are estimated afterwards',
      youBring: 'PMS interface rights, a lock sample from its vendor, test rooms, the front office manager',
    },
    ask: {
      text: 'Tell us how long guests stay, how many return and which PMS you run. That much already speaks for a link or for a native app.',
      button: 'Tell us your stay pattern',
    },
    notNeeded: {
      before: 'People who stay one night install no',
      struck: 'guest app',
      after: '. Send the check-in link by mail.',
    },
    capabilities: [
      {
        name: 'Pre-arrival and online check-in',
        users: 'Guests, front office',
        text: 'The booking link collects arrival time, registration data, identity images and signature, and takes the deposit. Reception sees what is still missing, then checks the document against the person. No room number is promised before inspection.',
        hardPart:
          'Family members on one booking each need registration, and some of them have no phone or e-mail.',
      },
      {
        name: 'Mobile key',
        users: 'Guests, security manager',
        text: 'The lock vendor’s SDK stores a Bluetooth (BLE) credential for room, lift and gym, valid for the stay and revoked at check-out; locks work offline, so validity lives in the credential. A plastic card stays available without argument.',
        hardPart: 'After a room move the old key must die on a door that never hears from the server.',
      },
      {
        name: 'Requests and chat',
        users: 'Guests, housekeeping, concierge',
        text: 'A request becomes a task with a department, a promised time and an escalation to the duty manager. Messaging channels feed the same queue. Suggested replies may be drafted by a model; allergy or safety messages always go to staff.',
        hardPart:
          'Night shifts have two people, and a chat that promises ten minutes makes them look negligent.',
      },
      {
        name: 'Folio, tips and check-out',
        users: 'Guests, cashier',
        text: 'The running folio shows outlet charges as they post, disputed lines are marked before departure, and the balance is paid by token. Company-paid bookings split by routing rule, with the tax invoice details asked early.',
        hardPart:
          'Minibar and late breakfast post after a phone check-out, so a capped late charge needs prior consent.',
      },
      {
        name: 'Guest profile and consent',
        users: 'Loyalty and marketing teams',
        text: 'Pillow, diet and floor preferences sit in the guest profile with purpose and source. Marketing consent is separate from stay messages, withdrawn in one tap, and planned against GDPR and the DPDP Rules. The system proposes duplicates; staff merge them.',
        hardPart:
          'Two guests who share a name and a company travel often, and a wrong merge shows one the other’s stays.',
      },
    ],
    schematic: schematic({
      caption:
        'No key is issued before reception has seen the person and housekeeping has released the room.',
      lanes: {
        Guest: { phone: 'Stay page or app' },
        Gather: { preArrival: 'Pre-arrival form', requests: 'Request queue' },
        Hotel: {
          reception: ['person', 'Reception'],
          pms: ['outside', 'PMS'],
          staff: ['person', 'Duty staff'],
        },
        Grant: { keyServer: ['outside', 'Lock vendor server'], folio: ['document', 'Running folio'] },
        Door: { lock: ['outside', 'Offline BLE lock'] },
      },
      flows: [
        ['phone', 'preArrival', 'identity, time'],
        ['phone', 'requests', 'towels, late meal'],
        ['preArrival', 'reception', 'to verify'],
        ['reception', 'pms', 'check-in'],
        ['requests', 'staff', 'promised time'],
        ['pms', 'keyServer', 'room inspected'],
        ['pms', 'folio', 'postings'],
        ['keyServer', 'lock', 'credential by phone'],
      ],
      mark: {
        node: 'pms',
        before: 'App back end',
        doubt: 'Housekeeping: who gave out a room I am cleaning?',
        answer: 'The PMS grants keys, and only for inspected rooms.',
      },
    }),
  },
});
