import { industryPage, schematic } from '../catalogue/define';

export const realEstateListings = industryPage({
  slug: 'real-estate-listings',
  label: 'Real Estate Listings',
  title: 'Listing portals that show what is still for sale',
  summary:
    'Portals and feeds on the RESO Data Dictionary: duplicate merging, map search, RERA checks on adverts, freshness rules and lead routing to the right agent.',
  reviewedOn: '2026-11-25',
  detail: {
    promise:
      'Every advert in search is freshly confirmed, checked against the register, and placed by someone you can name.',
    quickAnswer:
      'A listing portal is judged by how many of its flats are still for sale, at the price shown, by somebody with a right to sell them. For portals, broker networks, developers’ own sites and vendors of multiple listing services (MLS), that count matters ahead of any search feature. We take it first: duplicates by building, adverts past their freshness limit, missing registration numbers, coordinates in the sea.',
    atAGlance: {
      fits: 'Portals, broker networks and MLS vendors that take inventory from many hands',
      notFor: 'An agency with eighty homes should simply advertise on the big portals',
      firstStep: {
        what: 'A measured audit of your feed',
        output: 'duplicate, stale and unregistered adverts, counted by source and building',
        weeks: [3, 4],
      },
      charged: 'The audit has a fixed price; matching and portal work run on time and material',
      youBring: 'A full feed export with its field list, moderation rules, a moderator for questions',
    },
    ask: {
      text: 'Ring ten of your own adverts and note what you hear. Ten lines are enough to choose between a feed audit and more moderators.',
      button: 'Tell us about ten adverts',
    },
    notNeeded: {
      before: 'Adverts for flats long sold need moderators, not a',
      struck: 'new portal',
      after: '.',
    },
    argument: {
      heading: 'Nine adverts, and room for two flats',
      paragraphs: [
        'Nine brokers advertise type B of one tower, each under the right registration number and confirmed by a click this month, as the freshness rule wants. Grouped by photographs they are a single home, since all of them use the promoter’s brochure. Grouped by floor they are four, for the tower has one flat of type B on each.',
        'The register knows how many there could be. Under section 11 of the RERA Act a promoter publishes every quarter how many units of each type are booked: on 30 September 18 of the 20 flats of type B. At least two of the four floors were booked that day, and only a booking cancelled since can have brought one back. No flat is the landowner’s share, and resale by an allottee is advertised under a type of its own.',
        'Which two, a count cannot say, and a state portal that lists units would have said floors 9 and 12. In October floor 9 was booked, in November a booking on floor 7 fell through. The count held and the homes changed. Whoever trusts the quarter keeps four adverts and hides the four agents of floor 7. A moderator could ring every promoter; the count tells her where a call pays. This one takes three adverts out and leaves six, on two homes.',
      ],
    },
    capabilities: [
      {
        name: 'Feed intake and field mapping',
        users: 'Data operations, brokerages, MLS staff',
        text: 'Sources arrive over the RESO Web API, by spreadsheet or from a broker’s form, and are mapped to Data Dictionary 2.0 names. RETS is retired, so feeds that still use it are moved. We hold an unmapped value instead of guessing it.',
        hardPart:
          'Local words such as 2.5 BHK or super built-up have no clean field, and dropping them loses the sale.',
      },
      {
        name: 'Duplicate and stale detection',
        users: 'Listing moderators, brokers',
        text: 'Adverts for one unit are grouped by building, floor, area and image fingerprint. Search shows one home with several agents. A moderator sees the doubtful merges. An advert that is not reconfirmed within the set number of days leaves search.',
        hardPart:
          'Identical flats in one tower look like duplicates, and a wrong merge hides an honest broker’s stock.',
      },
      {
        name: 'Map and commute search',
        users: 'Home seekers, renters',
        text: 'Buyers draw an area, filter on carpet area and possession date, and sort by travel time to work, over locality polygons edited by hand because people search by neighbourhood names that no official boundary carries.',
        hardPart:
          'Owners hide the exact address, so the pin has to be honest about the area without revealing the door.',
      },
      {
        name: 'Advertiser and project checks',
        users: 'Compliance desk, promoters, agents',
        text: 'Project and agent registration numbers are required where RERA applies and compared with the state authority’s public record. MahaRERA adverts also carry the project’s QR code. An advert that fails the check cannot be published.',
        hardPart:
          'Every state authority publishes differently, and a phase of a project can be registered while its neighbour is not.',
      },
      {
        name: 'Enquiry routing and billing',
        users: 'Sales teams, paying advertisers',
        text: 'Enquiries carry consent, source and a masked number, and reach the agent who holds the listing. Disputed leads are credited by written rule. Selling one enquiry to six agents earns more now and teaches buyers to leave.',
        hardPart:
          'One seeker enquires on nine homes in ten minutes, so billing needs a definition of one lead.',
      },
    ],
    schematic: schematic({
      caption:
        'Adverts from three kinds of source are mapped, grouped into homes and checked for registration before search may show them.',
      lanes: {
        Sources: {
          mls: ['outside', 'MLS Web API'],
          sheet: ['document', 'Developer sheet'],
          broker: ['person', 'Broker'],
        },
        Intake: { mapping: 'RESO field mapping' },
        Truth: {
          groups: 'Home grouping',
          rera: ['outside', 'RERA register'],
          moderator: ['person', 'Moderator'],
        },
        Portal: { index: ['store', 'Live homes'], seeker: ['person', 'Home seeker'] },
      },
      flows: [
        ['mls', 'mapping', 'OData'],
        ['sheet', 'mapping'],
        ['broker', 'mapping', 'form'],
        ['mapping', 'groups'],
        ['rera', 'groups', 'booked by type'],
        ['groups', 'moderator', 'doubtful merge'],
        ['groups', 'index', 'one home'],
        ['rera', 'index', 'number matches'],
        ['moderator', 'index'],
        ['index', 'seeker', 'map search'],
      ],
      mark: {
        node: 'groups',
        before: 'Duplicate removal',
        doubt: 'Broker: same plan, two floors up. Why delete mine?',
        answer: 'Adverts are grouped; a moderator sees each doubtful merge.',
      },
    }),
    route: {
      name: 'Type B, tower 2',
      about: 'nine adverts, new flats',
      stations: [
        {
          at: 'broker',
          value: '9 adverts',
          sum: {
            rows: [
              ['Floor 4', '1'],
              ['Floor 7', '4'],
              ['Floor 9', '2'],
              ['Floor 12', '2'],
            ],
            total: ['Adverts, nine brokers', '9'],
          },
          onward: 'form',
        },
        {
          at: 'mapping',
          value: 'All active',
          fields: [
            { label: 'StandardStatus', value: 'Active' },
            { label: 'LivingArea', value: '61 m² carpet, from RERA' },
            { label: 'Confirmed', value: '10 to 20 Nov 2026' },
            { label: 'Registration', value: 'One project, number matches' },
            { label: 'Agents', value: 'Nine numbers, all valid' },
          ],
          onward: 'mapped adverts',
        },
        {
          at: 'groups',
          value: 'Room for 2 homes',
          fields: [
            { label: 'By photographs', value: '1 home, the brochure’s' },
            { label: 'By floor', value: '4 homes' },
            { label: 'Type B, register', value: '20 flats, 18 booked' },
            { label: 'As of', value: '30 Sep 2026; next 31 Dec' },
          ],
          mark: { struck: '4 homes', note: 'On 30 September two of them were booked.' },
          onward: 'doubtful merge',
        },
        {
          at: 'moderator',
          value: 'Floors 7 and 12',
          fields: [
            { label: 'Promoter rung', value: '23 Nov 2026, 11:15' },
            { label: 'Floor 4', value: 'Booked 2 Sep 2026' },
            { label: 'Floor 7', value: 'Cancelled 5 Nov 2026' },
            { label: 'Floor 9', value: 'Booked 19 Oct 2026' },
            { label: 'Floor 12', value: 'Never booked' },
          ],
          onward: 'two homes',
        },
        {
          at: 'index',
          value: '6 adverts',
          fields: [{ label: 'Told why', value: '3 brokers, and what is free' }],
          sum: {
            rows: [
              ['Adverts', '9'],
              ['Floor 4', '−1'],
              ['Floor 9', '−2'],
            ],
            total: ['In search', '6'],
          },
          onward: 'map search',
        },
        {
          at: 'seeker',
          value: '2 homes',
          fields: [
            { label: 'Floor 7', value: '4 agents' },
            { label: 'Floor 12', value: '2 agents' },
            { label: 'Enquiry', value: 'To the agent she picks' },
          ],
        },
      ],
    },
  },
});
