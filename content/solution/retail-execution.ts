import { schematic, solutionPage } from '../catalogue/define';

export const retailExecution = solutionPage({
  slug: 'retail-execution',
  label: 'Retail Execution',
  title: 'Retail execution: one visit, one honest shelf score',
  summary:
    'Field sales and merchandising: beat plans, offline order taking, must-stock lists, shelf photos, cooler audits and a store score made of few checks.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'A salesperson knows before entering what this shop should stock.',
    quickAnswer:
      'We begin with two days on a beat and a stopwatch, because the minutes that a salesperson really has per shop decide what an app may ask. Order takers and merchandisers of consumer goods companies then have beats, orders, shelf checks and asset audits on one phone, offline and in their language. A check that does not fit into the minutes is left out.',
    atAGlance: {
      fits: 'Consumer goods companies with order takers or merchandisers on fixed beats',
      notFor: 'A few key accounts visited monthly can be covered by one shared form with photos',
      firstStep: {
        what: 'Two days on a beat, the drawing, then one territory in the field',
        output: 'visit length measured beside order lines, shop by shop',
        weeks: [5, 5],
      },
      charged: 'A rate per territory brought into the field; photo recognition is quoted apart',
      youBring:
        'Outlet list, beat plans, must-stock lists, stockist codes, two salespeople and their supervisor',
    },
    ask: {
      text: 'Paste the checks of one visit and the minutes it lasts. Whatever does not fit, we strike out with a reason.',
      button: 'Paste one visit’s checks',
    },
    notNeeded: {
      before: 'If photos lie unread, a',
      struck: 'field sales app',
      after: 'takes more of them. Give a manager time to look.',
    },
    argument: {
      heading: 'Ten items gone next day, and one proved never there',
      paragraphs: [
        'The order takers of beats 12 and 19 score above November’s bonus line. Eight visits of each are repeated on the next morning by somebody without a bonus, before the stockist’s van, ten must-stock items a shop. On beat 12 ten of 68 ticks find an empty place, on beat 19 eight of 66. The sales controller would take the gap off the score, which costs beat 12 more. The area manager says that shelves sell.',
        'Both forget that the seller took a photo. Of the ten items, eight are on it: sold since, and ticked rightly. One place is hidden by a customer; that tick leaves the count. One item is missing from the photo, 1 of 67. On beat 19 two are on the photo and six are not, 6 of 66. The line is one tick in twenty. Beat 12’s day is paid as scored; beat 19’s waits until its forty visits have been read by photo, and is paid by those.',
        'A supervisor alongside sees good ticks only, and bills prove little, as shops buy from wholesalers too. Eight visits are too few to correct a score by a percentage, and decide only whether the ticks are believed. After the van, an item ticked falsely and ordered on the same visit would stand there. The photo carries its hour and place; otherwise last month’s would do.',
      ],
    },
    capabilities: [
      {
        name: 'Outlet universe and beats',
        users: 'Sales planners, area managers',
        text: 'Shops are deduplicated by place, owner and phone, then classed by channel and potential. Beats balance visits and distance. A census finds more doors, yet numeric distribution rises only where the weekly call can be kept up.',
        owns: 'Outlets, classes, beats, frequency',
        on: { part: 1, row: 0 },
      },
      {
        name: 'Visit and order',
        users: 'Order takers',
        text: 'The list opens with what this shop bought, missed or ran out of, and suggests a few lines with their reasons. Orders queue offline and reach the stockist’s billing under an id from the phone, so a retry never doubles them.',
        owns: 'Visits, orders, no-order reasons',
        on: { part: 1, row: 1 },
      },
      {
        name: 'Must-stock list',
        users: 'Category sales, order takers',
        text: 'Each channel and outlet class has a short list, and out of stock is told apart from never stocked. Twelve items get checked; forty get ticked from the doorway. Weighted distribution is computed from class turnover, where a panel is missing.',
        owns: 'Lists, availability checks',
        on: { part: 0, row: 0 },
      },
      {
        name: 'Shelf photo and planogram',
        users: 'Order takers, merchandisers, brands',
        text: 'The phone stamps photos with hour and place and checks for blur and copies, then facings and price tags are recognised on the server. New pack designs must be taught first, and results under the confidence limit are read by people.',
        owns: 'Photos, facings, corrections',
        on: { part: 0, row: 2 },
      },
      {
        name: 'Perfect store score',
        users: 'Area managers, key-account teams',
        text: 'The score weighs availability, share of shelf, price and promotion by channel, and the field knows its formula. A random sample of visits is repeated by somebody without the bonus, and what is gone is looked up on the seller’s photo.',
        owns: 'Definitions, re-audit samples',
        on: { part: 0, row: 4, corrected: true },
      },
      {
        name: 'Coolers and displays',
        users: 'Asset managers, merchandisers',
        text: 'Each cooler, rack and stand has a tag with an asset number (GS1 GIAI), a contract and a last-seen date. A scan with photo proves presence and purity (only your products inside). Missing ones trigger a recovery visit before the agreement lapses.',
        owns: 'Assets, agreements, sightings',
        on: { part: 1, row: 2 },
      },
      {
        name: 'Field manager’s day',
        users: 'Area and territory managers',
        text: 'The manager sees joint-visit notes, exceptions and route adherence. Location is taken at visits and not between them: tracking employees all day collects more than the work needs and teaches people to leave phones at home.',
        owns: 'Coaching, attendance, exceptions',
        on: { part: 1, row: 3 },
      },
    ],
    howItDiffers:
      'Distributor management owns the stockist’s goods and invoices; this product owns the few minutes inside a shop and hands its orders over for billing.',
    screen: {
      device: 'browser',
      heading: 'Repeats, 17 and 18 Nov',
      parts: [
        {
          part: 'table',
          columns: ['Must-stock ticks', 'Beat 12', 'Beat 19'],
          rows: [
            ['Ticked present', '68', '66'],
            ['Gone next morning', '10', '8'],
            ['On the photo: sold', '8', '2'],
            ['Photo hides the place', '1', '0'],
            ['Not on the photo', '1', '6'],
          ],
        },
        {
          part: 'list',
          items: [
            { label: 'Beats 12 and 19: weekly', state: 'done' },
            { label: 'Orders after the check', state: 'done' },
            { label: 'Coolers: seen and pure', state: 'done' },
            { label: 'Beat 19: 40 to be read', state: 'alert' },
          ],
        },
      ],
    },
    schematic: schematic({
      caption: 'The store score is fed by the checks of each visit and by a repeated sample.',
      lanes: {
        Plan: { outlets: ['store', 'Outlet universe'], beat: 'Beat plan' },
        Visit: { rep: ['person', 'Order taker'], must: 'Must-stock check', photo: 'Shelf photo' },
        Check: { recognise: 'Facing recognition', reaudit: ['person', 'Re-audit visitor'] },
        Result: { billing: ['outside', 'Stockist billing'], score: 'Perfect store score' },
      },
      flows: [
        ['outlets', 'beat', 'class, frequency'],
        ['beat', 'rep', 'today’s shops'],
        ['rep', 'must', 'out of stock'],
        ['rep', 'billing', 'offline order'],
        ['must', 'score', 'availability'],
        ['must', 'photo', 'same visit'],
        ['photo', 'recognise', 'image'],
        ['recognise', 'score', 'share of shelf'],
        ['reaudit', 'score', 'sample repeat'],
      ],
      mark: {
        node: 'reaudit',
        before: 'Area manager',
        doubt: 'Sales controller: does his bonus depend on that score?',
        answer: 'Somebody without the bonus repeats a random sample.',
      },
    }),
    faq: [
      {
        question: 'Does it detect a fake visit with spoofed GPS, and reckon stacked schemes offline?',
        answer:
          'Schemes, yes. The phone holds finance’s rule file with its dates and works out the bill without network; billing repeats the sum, and a difference of one paisa goes to finance. Fake visits only in part. Android marks a location that a mock app supplied, but a tampered phone may hide the mark. So a bonus hangs on repeated visits and never on GPS alone.',
      },
    ],
  },
});
