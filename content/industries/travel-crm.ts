import { industryPage, schematic } from '../catalogue/define';

export const travelCrm = industryPage({
  slug: 'travel-crm',
  label: 'Travel CRM',
  title: 'Travel CRM that remembers how people travel',
  summary:
    'Enquiry, quotation and traveller records for agencies and tour firms: companions, papers, preferences and past trips joined to bookings under clear consent.',
  reviewedOn: '2026-11-21',
  detail: {
    promise:
      'A consultant answers an enquiry knowing the family, the last trip and the passport dates, and no quotation waits because someone is on leave.',
    quickAnswer:
      'Ordinary CRM products think in companies and deals, while an agency thinks in trips, companions and departure dates. For leisure agencies, tour firms and corporate travel desks we shape a CRM around those records, on a bought platform where it fits. Sales managers usually see, within three to four weeks, one enquiry channel captured end to end, a clean traveller file and follow-up lists that consultants find worth opening.',
    capabilities: [
      {
        name: 'Enquiry capture and assignment',
        users: 'Consultants, branch managers',
        text: 'Calls, WhatsApp threads, web forms and walk-ins open one enquiry with dates, budget, party and source. Assignment weighs destination knowledge and load. Duplicates from a spouse asking elsewhere are proposed for linking, not merged silently.',
        hardPart:
          'Consultants keep chats on private phones; capture works only if the shared inbox is quicker for them.',
      },
      {
        name: 'Traveller and household file',
        users: 'Consultants, travellers',
        text: 'People, households and companies are separate records, since one person travels in all three. Passport and visa expiry, meal needs, loyalty numbers and seat habits carry a purpose and date. Papers live encrypted, with restricted viewing.',
        hardPart:
          'A divorced couple shares children and past trips, and neither may see the other’s new address.',
      },
      {
        name: 'Quotation builder',
        users: 'Consultants, product team',
        text: 'Itinerary blocks, supplier rates and margins produce a branded proposal with versions and validity. Currency and option dates are visible to the consultant. Accepted versions pass to booking without retyping, as a draft PNR or tour file.',
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
        text: 'Complaints, credits and supplier claims hang on the trip. Occasions and past seasons prompt a consultant. Opt-outs hold across channels, promotional texts follow TRAI’s TCCCPR, and DPDP consent sits in the file. Below three consultants, a shared calendar suffices.',
        hardPart:
          'Birthday greetings to a traveller who died on tour happen; status changes must stop every campaign at once.',
      },
    ],
    schematic: schematic({
      caption:
        'Enquiries from four doors meet the traveller file before a price is given, and the finished trip writes back what was learned.',
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
        ['enquiry', 'consultant', 'assigned'],
        ['consultant', 'household', 'papers, habits'],
        ['consultant', 'quote', 'prices'],
        ['quote', 'booking', 'accepted'],
        ['booking', 'aftercare', 'trip ends'],
        ['aftercare', 'household', 'feedback'],
      ],
    }),
  },
});
