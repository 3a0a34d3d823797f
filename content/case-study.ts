import { schematic } from './catalogue/define';
import type { CaseStudy } from './portfolio/schema';

export const caseStudy: CaseStudy = {
  sample: true,
  item: 'distributor-ordering-portal',
  lead: 'This is a sample. The distributor does not exist and no outcome is reported, because there is none. What follows is how we would plan, argue and build such a system.',
  facts: [
    { label: 'Distributor', value: 'Three depots, about 900 retail accounts (assumed)' },
    { label: 'Order lines', value: 'About 6,000 a day, most from 20:00 to 23:00 (assumed)' },
    { label: 'ERP', value: 'On-premise, closed for posting from 22:00 to 01:00 (assumed)' },
    { label: 'Order channels today', value: 'Phone, WhatsApp, sales reps’ notebooks' },
    { label: 'Planning range', value: '16 to 20 weeks to the first depot' },
  ],
  sections: [
    {
      slug: 'the-order-today',
      heading: 'The order as it runs today',
      paragraphs: [
        'A discovery for this distributor begins at the order desk at nine in the evening. We sit beside a clerk and follow single orders: who called, what was written, what was typed, what the depot picked.',
        'On the way, one order passes through three hands. The shopkeeper reads a list aloud, the sales rep notes it, the clerk keys it. At each step “two boxes” may change meaning, since a box is an inner pack to the shop and a case to the warehouse. Arithmetic shows the load: 6,000 lines at fifteen seconds of typing are 25 hours of work, shared by the clerks of one evening.',
      ],
      aside: {
        label: 'What we ask for on day one',
        text: 'Four weeks of order and credit-note exports, the current price lists, and an evening at the desk.',
      },
    },
    {
      slug: 'before-and-after',
      heading: 'One order, before and after',
      paragraphs: [
        'The plan keeps the telephone. A retailer who calls is still served, by a clerk who uses the same portal on the caller’s behalf. The change is that price and credit are known while the order is being placed, and that software does the posting when the ERP opens again.',
      ],
      schematic: schematic({
        caption:
          'Today’s order passes through a clerk’s hands at night; the planned one is checked at once and waits in an outbox until the ERP opens.',
        lanes: {
          Shop: { retailer: ['person', 'Retailer'] },
          Capture: { calls: ['document', 'Calls and notebooks'], portal: 'Ordering portal' },
          Check: {
            clerk: ['person', 'Order clerk'],
            rules: 'Price and credit rules',
            desk: ['person', 'Credit desk'],
            outbox: ['store', 'Order outbox'],
          },
          Book: { erp: ['outside', 'Existing ERP'] },
          Depot: { pick: ['document', 'Pick list'] },
        },
        flows: [
          ['retailer', 'calls', 'today'],
          ['calls', 'clerk'],
          ['clerk', 'erp', 'typed at night'],
          ['retailer', 'portal', 'planned'],
          ['portal', 'rules', 'basket'],
          ['rules', 'desk', 'held'],
          ['rules', 'outbox', 'accepted'],
          ['desk', 'outbox', 'released'],
          ['outbox', 'erp', 'one key, retried'],
          ['erp', 'pick'],
        ],
        mark: {
          node: 'desk',
          before: 'Automatic block',
          doubt: 'Owner: may a rep still ring me for credit?',
          answer: 'Yes. The desk releases it, with your name beside it.',
        },
      }),
    },
    {
      slug: 'options',
      heading: 'Four ways to do it, three of them rejected',
      paragraphs: [
        'Before any design we would put the alternatives to the owner, the sales head and the person who runs the ERP, in one room. The deciding question is which records the distributor is prepared to keep in two places.',
      ],
      table: {
        columns: ['Option', 'What speaks for it', 'Why it is not chosen'],
        rows: [
          [
            'Web shop module of the ERP vendor',
            'Prices and stock without a copy',
            'Closes with the ERP at 22:00, while shops still order',
          ],
          [
            'Order bot in a messaging app',
            'Retailers already write there',
            'Good for repeat orders; poor for price disputes and long lists',
          ],
          ['Sales app for reps only', 'Fewest people to train', 'Moves the typing from the clerk to the rep'],
          [
            'Portal in front of the ERP (chosen)',
            'Open when shops order, ERP untouched',
            'Chosen; the cost is a dated copy of prices and balances',
          ],
        ],
      },
    },
    {
      slug: 'plan',
      heading: 'Phases and planning ranges',
      paragraphs: [
        'Each phase ends in something the distributor can use or refuse. The ranges assume one decision-maker for sales rules and a test copy of the ERP in the second week; without that copy, the integration phase has no honest range at all.',
      ],
      table: {
        columns: ['Phase', 'Planning range', 'Ends with'],
        rows: [
          ['Discovery at the desk', '2 to 3 weeks', 'Followed orders, price-rule table, go or stop'],
          ['Walking skeleton', '3 to 4 weeks', 'One account, one item, one order booked in the test ERP'],
          ['Prices, credit, holds', '5 to 6 weeks', 'The desk works held telephone orders in the tool'],
          [
            'Retailer pages and trials',
            '4 to 5 weeks',
            'Twenty invited shops of one depot order by themselves',
          ],
          ['Opening the first depot', '2 weeks', 'Clerks on hand, notebooks still accepted'],
        ],
      },
      aside: {
        label: 'The stop point',
        text: 'If discovery finds that most late orders come from a handful of large accounts, an EDI link for those few is cheaper than a portal for all. We would say so and stop.',
      },
    },
    {
      slug: 'hard',
      heading: 'What is hard',
      paragraphs: [
        'Sending an order is easy; knowing whether it arrived is not. Suppose the ERP books SO-4471 and the line drops before the answer. A naive retry books it again, and the depot loads it twice. So each order gets its key when the retailer submits, the key goes into the ERP’s external-reference field, and the worker looks for that key before it posts.',
        'Credit limits hold a social problem inside a technical one. A sales rep has always been able to ring the owner and get an order through. If the portal makes that impossible, people will go round it. The hold queue therefore has a “released by” entry for the owner, in plain sight of the credit desk, and the habit becomes a record.',
      ],
    },
    {
      slug: 'testing',
      heading: 'How it is tested',
      paragraphs: [
        'Tests follow the money: a wrong colour can wait for the next release, a wrong price cannot.',
      ],
      list: [
        'Price rules: the sales office owns a sheet of several hundred cases, and the build fails when one of them changes its result.',
        'Lost answers: in a test ERP we interrupt each posting at five defined points and count orders afterwards.',
        'Stale balances: the copy job is stopped on purpose; the basket must show the age and hold what it should hold.',
        'Access: every role tries each request of every other role, including one retailer asking for a rival’s prices.',
        'People: eight shopkeepers place last Tuesday’s real order on their own phone while we keep quiet.',
      ],
    },
    {
      slug: 'running',
      heading: 'How it is run',
      paragraphs: [
        'In the opening weeks an engineer would sit at the order desk each evening. After that the service runs on a small rota. Three signals wake somebody: outbox age, a failed copy of prices, and login failures above the usual level.',
        'There is a paper fallback, and it is rehearsed. The portal can print all unbooked orders per depot, sorted by round, and the depot picks from that list. The accounts and the runbook are the distributor’s from the first week. Copyright in the code follows, invoice by invoice, as it is paid.',
      ],
    },
    {
      slug: 'measuring',
      heading: 'How the result would be measured',
      paragraphs: [
        'A baseline comes first, or no figure later means anything. Four weeks before opening we would record the measures below for all three depots. The two depots without a portal then serve as a comparison, since a festival month moves every number by itself.',
      ],
      list: [
        'Share of order lines entered by the buyer, from the user id on each line.',
        'Credit notes for wrong price or wrong quantity, by reason code.',
        'Evening hours on the order desk, from the shift sheet.',
        'Active accounts that stop ordering, because a portal can also lose a customer.',
      ],
      aside: {
        label: 'No result here',
        text: 'A sample project has no outcome, so none is shown. The list says what a real one would have to prove.',
      },
    },
    {
      slug: 'differently',
      heading: 'A wrong turn of ours, and what else we would change',
      paragraphs: [
        'In our first version of this plan the ERP numbered each order before the portal accepted it, so that one number would lead from basket to pick list. We then walked an order of 22:40 through the drawing. The ERP is closed at that hour: the order has no number, the shop sees no confirmation, and the outbox cannot tell a retry from a second order. The number that identifies an order has to come from the portal.',
        'Putting that right adds five working days: two to make the key in the portal and carry it in the ERP’s external-reference field, two to run the lost-answer tests again, one to reword the confirmation with the order desk, 2 + 2 + 1 = 5. “Prices, credit, holds” had four to five weeks in that version. It has five to six in this one.',
        'Retailer pages still come late, and the desk decides for ten to thirteen weeks what shops will like. We would now bring three shopkeepers in at the skeleton stage, with nothing to show but a list and a total. Their first question may well concern damaged goods, which this plan leaves to a second release.',
      ],
    },
  ],
};
