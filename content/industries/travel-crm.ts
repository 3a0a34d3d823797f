import { industryPage, schematic } from '../catalogue/define';

export const travelCrm = industryPage({
  slug: 'travel-crm',
  label: 'Travel CRM',
  title: 'Travel CRM built on households and past trips',
  summary:
    'Enquiry, quotation and traveller records for agencies and tour firms: companions, papers, preferences and past trips joined to bookings under clear consent.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'A consultant who picks up the phone sees the family, the last trip and the passport dates.',
    quickAnswer:
      'The record is a household: two adults, a grandmother who eats Jain food, a passport that expires in March. Standard CRM software offers a company and a deal. For leisure agencies, tour firms and corporate travel desks we set up trips, companions and papers as records of their own, on a bought platform if it bends that far. Begin with one enquiry channel and ask the consultants whether its follow-up list is worth opening.',
    atAGlance: {
      fits: 'Agencies where several consultants share enquiries from WhatsApp, calls and counters',
      notFor: 'An agency of one or two consultants manages well with a shared calendar',
      firstStep: {
        what: 'One enquiry channel captured end to end',
        output: 'the traveller record drawn, a clean file and follow-up lists that consultants use',
        weeks: [3, 4],
      },
      charged: 'Set-up at a fixed price; licences of a bought platform go straight to its vendor',
      youBring:
        'Enquiry inboxes, last season’s bookings, passport register, two consultants for a week of use',
    },
    ask: {
      text: 'Count the enquiries of one week by WhatsApp, calls and counter. The split suggests where capture should begin, or that you need none of it.',
      button: 'Count one week’s enquiries',
    },
    notNeeded: {
      before: 'Chats on private phones leave a',
      struck: 'travel CRM',
      after: 'empty. Give the desk one shared number.',
    },
    capabilities: [
      {
        name: 'Enquiry capture and assignment',
        users: 'Consultants, branch managers',
        text: 'Calls, WhatsApp threads, web forms and walk-ins open one enquiry with dates, budget, party and source. Assignment weighs destination knowledge and load. If a spouse has already asked at another branch, the desk is offered a link and decides.',
        hardPart:
          'Consultants keep chats on private phones; capture works only if the shared inbox is quicker for them.',
      },
      {
        name: 'Traveller and household file',
        users: 'Consultants, travellers',
        text: 'One person travels with the family in May, with friends in October and for an employer in between, so people, households and companies are separate records. Passport and visa expiry, meals, loyalty numbers and seat habits carry a purpose and date.',
        hardPart:
          'A divorced couple shares children and past trips, and neither may see the other’s new address.',
      },
      {
        name: 'Quotation builder',
        users: 'Consultants, product team',
        text: 'Itinerary blocks, supplier rates and margins make up a branded proposal with versions and validity, and the accepted version passes to booking as a draft PNR or tour file, without retyping.',
        hardPart:
          'A quotation valid for a week rests on fares valid for a day; the wording must say which part may move.',
      },
      {
        name: 'Corporate policy and duty of care',
        users: 'Travel managers, corporate travellers',
        text: 'Policy limits, approvers and cost centres follow each corporate profile. During an incident the desk lists who is booked in the region and records who has answered. Location tracking is left out unless the employer and staff agree.',
        hardPart:
          'Bookings made outside the agency are invisible, so the list has to state what it cannot know.',
      },
      {
        name: 'Service, feedback and repeat travel',
        users: 'Service desk, marketing',
        text: 'Complaints, credits and supplier claims are kept with the trip. Birthdays and past seasons remind a consultant to write. An opt-out holds across channels; promotional texts follow TRAI’s rules on commercial messages (TCCCPR), and DPDP consent sits in the file.',
        hardPart:
          'One status change must stop every campaign at once, or a birthday greeting reaches the family of a traveller who died.',
      },
    ],
    schematic: schematic({
      caption: 'Every enquiry meets the household file before a price is given.',
      lanes: {
        Doors: {
          whatsapp: ['outside', 'WhatsApp thread'],
          walkIn: ['person', 'Walk-in client'],
          web: 'Web enquiry form',
        },
        Desk: { enquiry: 'Enquiry inbox', consultant: ['person', 'Travel consultant'] },
        File: { household: ['store', 'Household file'], quote: ['document', 'Quotation version'] },
        Fulfil: { booking: ['outside', 'Booking system'], aftercare: 'Trip aftercare' },
      },
      flows: [
        ['whatsapp', 'enquiry'],
        ['walkIn', 'enquiry', 'entered at desk'],
        ['web', 'enquiry'],
        ['enquiry', 'consultant', 'owner'],
        ['consultant', 'household', 'papers'],
        ['consultant', 'quote', 'prices'],
        ['household', 'quote', 'days for papers'],
        ['quote', 'booking', 'accepted'],
        ['booking', 'aftercare', 'trip ends'],
        ['aftercare', 'household', 'feedback'],
      ],
      mark: {
        node: 'household',
        before: 'Company and deal',
        doubt: 'Travel consultant: where do I note grandmother’s Jain meal?',
        answer: 'The file keeps each person, household and paper apart.',
      },
    }),
    route: {
      name: 'Enquiry EQ-3318',
      about: 'five people, Christmas trip',
      stations: [
        {
          at: 'whatsapp',
          value: 'Singapore, then Bali',
          fields: [
            { label: 'Sent', value: '23 Nov 2026, 19:20' },
            { label: 'Party', value: 'two parents, two children' },
            { label: 'And', value: 'a grandmother' },
          ],
          onward: 'thread',
        },
        {
          at: 'enquiry',
          value: 'Known household',
          fields: [
            { label: 'Owner', value: 'consultant of the last trip' },
            { label: 'Answer by', value: '24 Nov 2026, 11:00' },
          ],
          onward: 'owner',
        },
        {
          at: 'consultant',
          value: 'Two borders',
          fields: [
            { label: 'Enter Singapore', value: '18 Dec 2026' },
            { label: 'Enter Bali', value: '21 Dec 2026, same day out' },
            { label: 'Home', value: '27 Dec 2026, direct from Bali' },
            { label: 'School ends', value: '17 Dec 2026' },
          ],
          onward: 'papers',
        },
        {
          at: 'household',
          value: 'One to renew',
          fields: [
            { label: 'Grandmother', value: 'expires 20 Jun 2027' },
            { label: 'Daughter', value: 'expires 25 Jun 2027' },
            { label: 'Other three', value: 'expire in 2029 or later' },
            { label: 'Needed', value: '6 months, to 21 Jun 2027' },
          ],
          mark: { struck: 'All valid', note: 'Counted from the first border, not from the last.' },
          onward: 'days for papers',
        },
        {
          at: 'quote',
          value: '18 days of 24',
          fields: [{ label: 'Quoted', value: '24 Nov 2026' }],
          sum: {
            rows: [
              ['Passport, Tatkaal', '10'],
              ['Singapore visa', '7'],
              ['Indonesia, e-visa', '1'],
            ],
            total: ['Days for her papers', '18'],
          },
          onward: 'accepted',
        },
        {
          at: 'booking',
          value: 'Five, on one date',
          fields: [
            { label: 'Papers by', value: '12 Dec 2026' },
            { label: 'Names', value: 'as in the old passport' },
            { label: 'Passport number', value: 'added when issued' },
          ],
        },
      ],
    },
    argument: {
      heading: 'Six months of passport, counted from which day?',
      paragraphs: [
        'The consultant counts from the first day abroad. Six months after 18 December everybody is valid, and she would quote. The visa desk counts from the day of return and would renew two passports. We count at each border, from the later day where its state names none. Singapore writes “at least six months” and is quoted from departure too, so 21 June 2027 at most; Indonesia counts from arrival, which is 21 June again. The grandmother’s passport falls short by one day, and an airline, reading Timatic, would refuse her. The daughter’s is good by 4 days, and renewing it would be money wasted.',
        'A night less in Singapore would be cheapest. With Bali on the 20th, six months end on the day her passport does, and five seats should not rest on a tie. Two nights less leave one, which the family declines, and school lasts until the 17th. Bali first is worse: with Singapore from the 24th to the 27th, the daughter may fall short too.',
        'We assume 30 days for an ordinary renewal, too slow, and 10 for a fast one, appointment included. Only the new number gets a visa: 18 days in a row, 24 to go, 6 to spare. Changeable tickets may be issued today, since the name stays and the number follows. All then hang on one passport office, as the quotation says.',
      ],
    },
  },
});
