import type { PageAddress, Section } from '../catalogue/schema';
import type { NonEmptyArray } from '../fields';

/** A situation in the buyer's words, the page that fits it, and why. */
export interface FinderOption {
  readonly situation: string;
  readonly page: PageAddress;
  readonly reason: string;
}

/** Texts of a hub around its list. Its label, title and summary are in `static-pages.ts`. */
export interface Hub {
  readonly intro: NonEmptyArray<string>;
}

/** Its "not sure which?". The services have a guide of their own, `service-guide.ts`. */
export interface HubWithFinder extends Hub {
  readonly finder: { readonly heading: string; readonly options: NonEmptyArray<FinderOption> };
}

export const hubs: Readonly<
  Record<Exclude<Section, 'services'> | 'portfolio', HubWithFinder> & Record<'services', Hub>
> = {
  services: {
    intro: [
      'A service is a way of working: what we do, in which order, who decides, and what you hold at the end. The groups below run from building software to keeping it found, and a larger project uses two or three of them.',
      'If you know your trade better than the name of the work, begin with Industry. If you have a finished product in mind, begin with Solution. Each service page also says when not to buy it.',
    ],
  },
  industries: {
    intro: [
      'Every trade has its own records, and software fails where it misreads them: a bill of lading is no delivery note, and an endorsement is no new policy. These pages begin with the people of the trade and the systems that they already have.',
      'Read yours as a test of us. If the vocabulary is wrong or the hard part is missing, tell us, and judge us by the answer. How we would build the thing is described under Services.',
    ],
    finder: {
      heading: 'Your trade is clear, the starting point is not?',
      options: [
        {
          situation: 'Stock in our warehouse never matches what the system says.',
          page: 'industries/warehouse-inventory',
          reason:
            'It begins with the bins and the scanner. If the shops are wrong and the warehouse is right, read POS & Inventory.',
        },
        {
          situation: 'Our tills sell, but each store runs another version and another price file.',
          page: 'industries/retail-it',
          reason:
            'An inventory by store, and one price followed to the receipt. If the tills have to go, POS & Inventory is the page.',
        },
        {
          situation: 'Our claims handlers spend their mornings finding papers instead of deciding.',
          page: 'industries/claims-management',
          reason: 'One claim is followed from first notice to payment, with every paper attached to it.',
        },
        {
          situation: 'Money arrives on time, but matching it to invoices takes days.',
          page: 'industries/payment-solutions',
          reason: 'Reconciliation, retries and double payments are treated there as the main problem.',
        },
        {
          situation: 'Patient records live in three departments that cannot read each other.',
          page: 'industries/ehr-emr-software',
          reason: 'Exchange between departments, consent, and the audit trail that each reading leaves.',
        },
        {
          situation: 'Residents retype laboratory results at discharge, and the late ones get lost.',
          page: 'industries/ehr-emr-software',
          reason:
            'A result returns to the order that caused it and keeps an owner until it is signed. If only the laboratory’s feed is missing, API Integration is enough.',
        },
        {
          situation: 'We are about to sign for a hospital system, and every vendor shows its own data.',
          page: 'industries/healthcare-consulting',
          reason:
            'Each vendor performs scenarios from your wards before you sign. If the system is already in place, read EHR and EMR Software.',
        },
        {
          situation: 'Our machines send readings all day and nobody looks at them.',
          page: 'industries/iot-factories',
          reason: 'It asks which readings are worth keeping and who acts on them during a shift.',
        },
        {
          situation: 'The web shop promises dates that the warehouse cannot keep.',
          page: 'industries/ecommerce-platforms',
          reason:
            'The promise is worked out from stock, cut-off times and carriers, before the customer pays.',
        },
        {
          situation: 'Each trip’s fuel, toll and detention are argued about once the lorry is back.',
          page: 'industries/fleet-management',
          reason:
            'It settles trips of own and hired vehicles on one record. Which van takes which stop is a matter for Route Optimisation.',
        },
        {
          situation: 'Showroom, workshop and parts counter each key the same chassis number again.',
          page: 'industries/dealer-management',
          reason: 'It follows one car through all three and ends with one record of it.',
        },
        {
          situation: 'A software fault was found, and we cannot list the vehicles that carry it.',
          page: 'industries/connected-vehicles',
          reason: 'Which vehicle runs which version is the first register there, and updates follow from it.',
        },
        {
          situation: 'Patients should send readings from home, but the clinic fears missing one.',
          page: 'industries/healthcare-mobile-apps',
          reason:
            'It settles first whether the app informs or decides, and who hears of a reading that matters.',
        },
        {
          situation: 'An auditor asks where our customers’ money was last night.',
          page: 'industries/fintech-apps',
          reason: 'The app begins there with a double-entry ledger and the boundary of the licence.',
        },
      ],
    },
  },
  solution: {
    intro: [
      'A solution is a product whose shape is known before we meet: its modules, the people who use each, and the one module that may change each kind of record. What varies is your rules, your interfaces and the order in which parts go live.',
      'Nothing here comes in a box. We build from the shape into your accounts, and you own the result. Where a product that you can rent would serve, compare its yearly fee with the work described.',
    ],
    finder: {
      heading: 'Which product shape is nearest?',
      options: [
        {
          situation: 'Distributors send us their sales in spreadsheets, and weeks too late.',
          page: 'solution/distributor-management',
          reason: 'A shared record of orders and claims takes the place of monthly file collecting.',
        },
        {
          situation: 'Our clients telephone every day to ask where their job stands.',
          page: 'solution/client-portals',
          reason: 'It gives each client one place for status, papers and questions, with permissions.',
        },
        {
          situation: 'Drivers get routes on paper and call us whenever the plan changes.',
          page: 'solution/route-optimization',
          reason:
            'Windows, loads and shifts become routes on the driver’s phone, and the dispatcher may overrule each.',
        },
        {
          situation: 'Thirty chilled vans leave before dawn, and one that fails upsets every round.',
          page: 'solution/route-optimization',
          reason:
            'The day is planned again around what is locked, and an order without cold space is named before loading. Papers and workshop belong to Fleet Management.',
        },
        {
          situation: 'A vehicle left with an expired permit, and we cannot say what a kilometre costs.',
          page: 'solution/fleet-management',
          reason:
            'Papers, repairs and cost of your own vehicles, with a block on the dispatch. It plans no stops; Route Optimisation does.',
        },
        {
          situation: 'Our milk travels with carriers, and the buyer asks whether it stayed cold.',
          page: 'solution/tracking',
          reason:
            'Place and temperature follow the load on other people’s lorries. For rounds in vans of your own, read Route Optimisation.',
        },
        {
          situation: 'When the line drops, our tills stop, and we would replace them.',
          page: 'solution/pos-inventory',
          reason:
            'A new till that bills offline, with the shop’s stock behind it. Tills that may stay, and differ by store, are treated under Retail IT.',
        },
        {
          situation: 'The tills stay, but the web shop sells pairs that the branch cannot find.',
          page: 'solution/omnichannel',
          reason:
            'It works out what each shop may sell online, from the stock that your tills report. If that stock is wrong, begin with POS & Inventory.',
        },
        {
          situation: 'We teach online with five tools and keep the results in a sheet.',
          page: 'solution/lms',
          reason: 'Courses, learners and results become one set of records that other tools can join.',
        },
        {
          situation: 'Each donor wants the same grant reported in a different form.',
          page: 'solution/grant-tracking',
          reason: 'Spending and indicators are recorded once, then reported in every format required.',
        },
        {
          situation: 'One grant pays for our volunteers, and the donor wants money and hours in one report.',
          page: 'solution/grant-tracking',
          reason:
            'The grant’s budget, conditions and indicators in one record, with the hours as an indicator. The rota itself belongs to Volunteer Management.',
        },
        {
          situation: 'On the morning of the camp we cannot say which volunteers are cleared for children.',
          page: 'solution/volunteer-management',
          reason:
            'A shift admits only people who are cleared and trained, and keeps their hours. The donor’s report on those hours is made in Grant Tracking.',
        },
      ],
    },
  },
  portfolio: {
    intro: [
      'Everything on this page is illustrative. No client stands behind it, no result is claimed, and each item carries that label. We would rather show how we think on an invented problem than blur the details of a real one.',
      'Each project starts from an ordinary situation and goes through constraints, decisions, rejected options and the way a result would be measured. If one resembles your situation, use it as the first draft of your own brief.',
    ],
    finder: {
      heading: 'Looking for the work behind a project?',
      options: [
        {
          situation: 'I want to see how small a useful first version can be.',
          page: 'services/mvp-development',
          reason: 'It shows how one assumption is chosen and everything that does not test it left out.',
        },
        {
          situation: 'Our buyers order by telephone and e-mail, and that should move online.',
          page: 'services/b2b-portal',
          reason: 'Price lists, credit limits and approvals decide whether such a portal is used.',
        },
        {
          situation: 'Our field staff work all day in places without a signal.',
          page: 'services/cross-platform',
          reason: 'One code base for both kinds of phone, and a rule for conflicting offline entries.',
        },
        {
          situation: 'Every department reports a different figure for the same month.',
          page: 'services/data-warehousing',
          reason: 'Each measure gets one definition, one owner and one place where it is calculated.',
        },
        {
          situation: 'The system runs, but we hear of faults from our customers first.',
          page: 'services/monitoring-logging',
          reason: 'Logs, traces and alerts are set up around what a customer would notice.',
        },
      ],
    },
  },
};
