import { schematic, servicePage } from '../catalogue/define';

export const wearablesApp = servicePage({
  slug: 'wearables-app',
  label: 'Wearable Apps',
  title: 'Wearable apps for a two-second glance',
  summary:
    'Apps for Apple Watch, Wear OS and sensor bands: a battery budget, readings that survive a lost phone link, and an early ruling on medical purpose.',
  reviewedOn: '2026-11-25',
  detail: {
    promise:
      'The wrist shows the one figure or button that matters, on a battery reckoned for the whole shift.',
    quickAnswer:
      'Gloves on, both hands busy, eyes on the machine: that user has a wrist and two seconds. For device makers, health programmes and industrial teams we build watch apps, companions to sensor firmware and the data path behind them. Much of the effort goes where a demonstration never looks: into gaps, clocks and milliamp-hours.',
    atAGlance: {
      fits: 'Users who cannot hold a phone: on a shop floor, in training, under observation',
      notFor: 'For forms and long lists people reach for the phone, so an iOS or Android app comes first',
      firstStep: {
        what: 'A drawing of the data path, and one sensor stream worn for a full day',
        output: 'counted gaps, measured battery drain and a list of what the device cannot do',
        weeks: [4, 4],
      },
      charged: 'Fixed price for the proof, then time and material while firmware is still moving',
      youBring:
        'Two or more devices, firmware notes, wearers for a full day, your regulatory adviser’s view of the purpose',
    },
    ask: {
      text: 'Which figure must the wrist show, how fresh, for how many hours? We add up the milliamp-hours on paper.',
      button: 'Tell us what the wrist shows',
    },
    notNeeded: {
      before: 'For an alert alone, skip',
      struck: 'the watch app',
      after: '. A watch already repeats the phone’s notifications.',
    },
    argument: {
      heading: 'Four lost minutes, and three ways to be wrong',
      paragraphs: [
        'After each hard drill a football club takes off whoever had six minutes on end above 180 beats a minute, a rule of its own. In the trial the phone was out of reach for four minutes. The coach likes an unbroken curve, because a hole looks like a fault, and rev A gave him one: from 181 to 183 it drew a straight line, and when the drill ended it counted 11 minutes and called the player off. The watch’s buffer then delivered the four minutes, with 169 to 176 beats.',
        'To leave the lost minutes out and join the ends is no better: 7, off again. Filing the replay on arrival, after the other seven, does no better. Only by number or device time do the eleven values show four minutes, a break and three.',
        'A chest strap on the standard Bluetooth service sends each rate without number or clock. What it sent while the phone was away is lost, and the rates on either side do not show it. Here the watch app numbers the samples itself. It could apply the rule, but players do not take themselves off. While a gap could change the answer rev B says “not known”, on which the team doctor insists, since the truth may be as little as 4 or as much as 11, and somebody looks at the player.',
      ],
    },
    exhibit: {
      kind: 'record',
      document: 'Finding 5 of 8 · trial day · 18 Nov 2026',
      title: 'A line drawn across four lost minutes takes a player off',
      severity: 'Stops release',
      grounds:
        'At the drill’s end rev A reported 11 minutes above the limit. At most four on end were measured.',
      fields: [
        {
          label: 'Rule',
          value: 'Off, after a hard drill with 6 minutes on end above 180 beats: the club’s own',
        },
        { label: 'Trial', value: 'Watch on the wrist, phone on the bench, 16:41 to 16:52' },
        { label: 'Cause', value: 'Rev A joined No. 44 to No. 49 by a straight line' },
        { label: 'Repair', value: 'Rev B keeps the gap, says “not known”, and files by number' },
        { label: 'Retest', value: '20 Nov 2026, the same values played back: not known, then play on' },
      ],
      exchange: [
        {
          label: 'Received by 16:52, link lost in between',
          lines: ['No. 41 to 44: 182, 184, 183, 181', 'No. 45 to 48: –', 'No. 49 to 51: 183, 182, 184'],
          marked: 1,
        },
        {
          label: 'Received at 16:55, from the watch’s buffer',
          lines: ['No. 45 to 48: 176, 171, 169, 174', 'Mean of No. 41 to 51: 179; rev A had 182.5'],
          marked: 0,
        },
      ],
      reading:
        'one sample a minute, the mean of that minute, numbered on the watch. No. 41 is 16:41. How far the wrist strays from a chest strap is finding 2.',
    },
    capabilities: [
      {
        name: 'Glance surfaces first',
        text: 'Complications (the small fields on a watch face), tiles and notifications carry most use, so we design the glance before the screens. watchOS and Wear OS limit how often such a surface may refresh. A figure that has to be live may need a running session instead.',
      },
      {
        name: 'A battery budget in milliamp-hours',
        text: 'Sampling rate, radio time and screen-on time are added up against the battery on paper, then measured. A band of yours takes the rate you need. An Apple Watch sets its own: every few seconds in a workout session, which may drain it before the shift ends, and rarely outside one.',
      },
      {
        name: 'Bluetooth Low Energy links',
        text: 'We use the standard Bluetooth services, such as Heart Rate, where they exist and document our own where they do not. Bonding, reconnection and the replay of a buffer after an hour out of range take longer to build than the case where nothing goes wrong.',
      },
      {
        name: 'Phone, watch and cloud agree',
        text: 'The links between watch and phone queue some messages until both are near and drop others. Samples therefore carry device time, clock offset and a sequence number; the server removes what arrived twice and shows a gap as a gap instead of a straight line.',
      },
      {
        name: 'Health data with consent',
        text: 'HealthKit and Health Connect grants are per data type and can be withdrawn silently. HealthKit does not reveal a refused read: it returns only what the app itself saved. We store the purpose with each reading. Screens follow the rule of the DPDP Act and the GDPR that withdrawing is as easy as consenting.',
      },
      {
        name: 'Wellness or medical device',
        text: 'A claim to detect or treat may make the software a medical device, with IEC 62304 processes and ISO 14971 risk files. We settle the intended purpose with your regulatory adviser before coding. Rewording later does not repair missing records.',
      },
    ],
    schematic: schematic({
      caption:
        'Samples keep their own clock and number from sensor to server, so a broken link shows up as a gap.',
      lanes: {
        Wrist: { wearer: ['person', 'Wearer'], sensor: 'Optical sensor', tile: 'Tile, complication' },
        'Watch app': { session: 'Workout session', buffer: ['store', 'Sample buffer'] },
        Phone: { companion: 'Companion app', health: ['outside', 'Health store'] },
        Service: { ingest: 'De-duplication', series: ['store', 'Gap-aware series'] },
      },
      flows: [
        ['wearer', 'sensor'],
        ['sensor', 'session', 'heart rate'],
        ['session', 'buffer', 'numbered samples'],
        ['session', 'tile', 'latest value'],
        ['buffer', 'companion', 'replay on link'],
        ['companion', 'health', 'per-type consent'],
        ['companion', 'ingest', 'batch'],
        ['ingest', 'series'],
      ],
      mark: {
        node: 'series',
        before: 'Interpolated curve',
        doubt: 'Team doctor: is that a flat pulse or a lost link?',
        answer: 'A lost link: missing numbers are stored as gaps.',
      },
    }),
  },
});
