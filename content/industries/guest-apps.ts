import { industryPage, schematic } from '../catalogue/define';

export const guestApps = industryPage({
  slug: 'guest-apps',
  label: 'Guest Apps',
  title: 'Guest apps for the two days somebody stays',
  summary:
    'Pre-arrival check-in, mobile keys, requests and folio review on the guest’s phone, as a web page first and a native app only where the stay pattern pays.',
  reviewedOn: '2026-11-25',
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
        text: 'The lock vendor’s SDK stores a Bluetooth (BLE) credential for room, lift and gym that ends with the stay; locks work offline, so an early check-out ends it only on phones that are online. A plastic card stays available without argument.',
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
          'Minibar and late breakfast post after a phone check-out, so a capped late charge needs prior consent and, on an Indian card, the guest’s authentication.',
      },
      {
        name: 'Guest profile and consent',
        users: 'Loyalty and marketing teams',
        text: 'Pillow, diet and floor preferences sit in the guest profile with purpose and source. Marketing consent is separate from stay messages, withdrawn as easily as given, as GDPR and the DPDP Act ask. The system proposes duplicates; staff merge them.',
        hardPart:
          'Two guests may share a name and an employer, and a wrong merge shows one the other’s stays.',
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
        ['requests', 'reception', 'room move'],
        ['preArrival', 'reception', 'to verify'],
        ['reception', 'pms', 'check-in, move'],
        ['requests', 'staff', 'promised time'],
        ['staff', 'pms', 'released'],
        ['staff', 'lock', 'cancel at door'],
        ['pms', 'keyServer', 'new, remove'],
        ['keyServer', 'staff', 'keys still valid'],
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
    route: {
      name: 'Room move 412 to 518',
      about: 'a couple, three keys of 412',
      stations: [
        {
          at: 'requests',
          value: 'Too warm in 412',
          fields: [
            { label: 'Written', value: '20 Nov 2026, 21:20' },
            { label: 'Keys of 412', value: '2 phones, 1 card' },
            { label: 'Valid to', value: '23 Nov 2026, 11:00' },
          ],
          onward: 'room move',
        },
        {
          at: 'reception',
          value: '518 is free',
          fields: [
            { label: 'Engineer', value: 'no part before morning' },
            { label: 'Offered', value: '20 Nov 2026, 21:35' },
            { label: 'Card of 412', value: 'not handed in' },
          ],
          onward: 'check-in, move',
        },
        {
          at: 'pms',
          value: 'Moved to 518',
          fields: [
            { label: 'Moved', value: '20 Nov 2026, 21:40' },
            { label: 'Sent', value: 'Remove 412, New 518' },
            { label: 'Room 412', value: 'out of order' },
          ],
          onward: 'new, remove',
        },
        {
          at: 'keyServer',
          value: '2 of 3 open 412',
          fields: [
            { label: 'Remove', value: 'accepted 20 Nov 2026, 21:41' },
            { label: 'Phone 1', value: 'online, key deleted' },
            { label: 'Phone 2', value: 'without network until Sunday' },
            { label: 'Card', value: 'out of reach' },
          ],
          mark: { struck: 'No key left', note: 'The server knows; the door hears only keys.' },
          onward: 'keys still valid',
        },
        {
          at: 'staff',
          value: 'Cancelled at door',
          fields: [
            { label: 'Repaired, clean', value: '21 Nov 2026, 12:20' },
            { label: 'Inspected', value: '21 Nov 2026, 13:10' },
            { label: 'Cancelling key', value: 'used in 412 at 13:10' },
            { label: 'Released', value: '21 Nov 2026, 13:20' },
          ],
          onward: 'cancel at door',
        },
        {
          at: 'lock',
          value: '105 minutes covered',
          fields: [
            { label: 'Old keys', value: '0 of 3 from 13:10' },
            { label: 'First use', value: '21 Nov 2026, 15:05' },
          ],
          sum: {
            rows: [
              ['Release to key of 14:20', '60'],
              ['Key to first use', '45'],
            ],
            total: ['Minutes covered', '105'],
          },
        },
      ],
    },
    argument: {
      heading: 'Who tells a door that it has a new guest',
      paragraphs: [
        'The air conditioning of 412 fails, and a couple moves to 518. The PMS sends “Remove” for 412, the lock vendor’s server accepts it, and one phone deletes its key. For the front office manager the move is closed. The security manager counts 2 keys that open 412, the phone until Sunday, the card until Monday at 11:00.',
        'An offline lock learns from what is held against it. In most such systems the next guest’s key shuts out the old ones, but only at its first use: 105 minutes after the release, and for 45 of them that guest has it in her hand. Phone keys that end each noon leave the card, 1 of 3. Cards that end each noon send their holders to the desk.',
        'So the inspector does it. She is at the door at 13:10 anyway, with a cancelling key, and without her confirmation the PMS does not release the room: 0 of 3. On the wrong door that key keeps a guest out until reception encodes another. A new guest key for 412 does the same without that risk, encoded each time. Some locks instead take a list of cancelled keys from staff cards, updated first. Ask which works before you choose.',
        'The PMS may not warn you. OPERA Cloud, says Oracle, marks a key deleted at check-out even where the lock system reports failure.',
      ],
    },
  },
});
