import { industryPage, schematic } from '../catalogue/define';

export const productionPlanning = industryPage({
  slug: 'production-planning',
  label: 'Production Planning',
  title: 'Production planning with setups, tools and people',
  summary:
    'Finite scheduling beside your MRP: setup matrices, tooling and labour limits, frozen fences, and promise dates recalculated when a machine stops.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'The supervisor gets a sequence that can be run, because tools, people and material are in it.',
    quickAnswer:
      'Open the planner’s spreadsheet. The colour order that saves a wash, the two moulds that share one crane, the fitter on leave: it is all there, and none of it in MRP, which assumes infinite capacity and fixed lead times. We move those rules into a schedule that recalculates. Job shops, process lines and assembly plants gain from it where one resource sets the pace. Planners may still pin what they know better.',
    atAGlance: {
      fits: 'Job shops, process lines and assembly plants where setups or tools decide the day',
      notFor: 'Where demand is steady and repeats, kanban and a whiteboard cost less',
      firstStep: {
        what: 'A model of one bottleneck, good enough to replay three past weeks',
        output: 'a drawing of the limits, and both sequences compared line by line',
        weeks: [4, 6],
      },
      charged: 'A fixed price buys the replay; sprints follow only if your planners agree',
      youBring: 'Routings, setup times, three weeks of orders and confirmations, the planner every other day',
    },
    ask: {
      text: 'Have the planner dictate five rules that MRP does not know. We sort them into data, limits, and judgement that stays with the planner.',
      button: 'Dictate five planning rules',
    },
    notNeeded: {
      before: 'Where the floor reports once a shift, plan once a shift.',
      struck: 'Live planning',
      after: 'would be guessing.',
    },
    capabilities: [
      {
        name: 'Capacity and setup model',
        users: 'Planners, industrial engineers',
        text: 'Resources carry calendars, rates and alternates; setups come from a matrix of colour, alloy or format. Tools, moulds and skilled setters are limits of their own. We model the bottleneck in detail and keep the rest coarse.',
        hardPart:
          'Routing times in the ERP were set for costing, so measured cycles have to replace them first.',
      },
      {
        name: 'Finite scheduler',
        users: 'Production planners',
        text: 'A constraint solver orders operations against due dates, changeover hours and stock limits, with the weights visible. Planners drag, pin and re-solve around pinned work. Every order says why it is late: material, machine, tool or priority.',
        hardPart:
          'An optimum that reshuffles everything each morning is worse than a fair plan that holds till Friday.',
      },
      {
        name: 'Fences and release',
        users: 'Master scheduler, sales operations',
        text: 'Frozen, firm and free periods follow real lead times. Whoever changes the frozen part gives a name and the order it displaces. Material is checked at release, and half-kitted orders stay off the floor.',
        hardPart:
          'Management’s urgent order is the usual fence-breaker; the system can price it, not forbid it.',
      },
      {
        name: 'Promise dates',
        users: 'Customer service, key accounts',
        text: 'Available-to-promise reads stock and firm supply, capable-to-promise asks the schedule for a slot with material behind it, and the quoted date is kept with its assumptions until somebody decides to move it.',
        hardPart: 'Two quotes can promise one slot, so holds must expire and the salesperson must see it.',
      },
      {
        name: 'Feedback from the floor',
        users: 'Shift supervisors, planners',
        text: 'Confirmations, scrap and machine state return through the MES across the ISA-95 interface, and remaining work is rescheduled. Schedule adherence is measured by sequence as well as quantity, so that the right tonnage in the wrong order does not pass for a plan kept.',
        hardPart:
          'Operators batch their confirmations at the end of shift, and the live plan believes nothing happened.',
      },
    ],
    route: {
      name: 'Order 5518, urgent',
      about: 'blue jerrycan caps, one mould',
      stations: [
        {
          at: 'orders',
          value: 'One hour of blue',
          fields: [
            { label: 'Entered', value: 'Mon 16 Nov 2026, 16:00' },
            { label: 'Quantity', value: '1,500 caps, blue' },
            { label: 'Boxed by', value: 'Tue 17 Nov 2026, 18:00' },
            { label: 'Blue in stock', value: 'None; masterbatch is there' },
            { label: 'Mould', value: 'C-61, the only one' },
          ],
          onward: 'due dates',
        },
        {
          at: 'solver',
          value: 'Beside order 5471',
          fields: [
            { label: 'Light to dark', value: '20 minutes, first piece passed' },
            { label: 'Blue to yellow', value: '90 minutes' },
            { label: 'At 09:20', value: '3 orders late' },
            { label: 'At 13:40', value: 'Blue done 18:40, not 18:00' },
          ],
          mark: { struck: 'First, 09:20', note: 'Blue to yellow is the long purge.' },
          onward: 'late, and why',
        },
        {
          at: 'planner',
          value: '1,000 caps short',
          fields: [{ label: 'Rate', value: '25 good caps a minute' }],
          sum: {
            rows: [
              ['Order 5471, blue', '6,000'],
              ['Order 5518, blue', '1,500'],
              ['Moulded, 13:40 to 18:00', '−6,500'],
            ],
            total: ['Short at 18:00, in caps', '1,000'],
          },
          onward: 'pins, releases',
        },
        {
          at: 'sequence',
          value: '5518 before 5471',
          fields: [
            { label: 'Displaced', value: '1,000 caps of order 5471' },
            { label: 'Agreed', value: 'By its customer, Mon 17:20' },
            { label: 'They leave', value: 'Truck of 23:00, not 18:30' },
            { label: 'Signed', value: 'Key account manager' },
          ],
          onward: 'dispatch list',
        },
        {
          at: 'mes',
          value: 'Run in that order',
          fields: [
            { label: '14:40', value: '5518 done, 1,500 caps' },
            { label: '18:00', value: '5471, first 5,000 boxed' },
            { label: '18:40', value: '5471, last 1,000' },
            { label: '22:00', value: 'Black done, due 22:30' },
          ],
        },
      ],
    },
    argument: {
      heading: 'Where an urgent hour of blue costs least',
      paragraphs: [
        'Tuesday’s sequence is frozen from white to black: white until 09:00, yellow for 240 minutes and due at 15:00, order 5471 in blue and due at 18:00, black for 180 minutes and due at 22:30. Sales wants the urgent order first, because it is short and its customer large. But barrel and hot runner give up a dark colour slowly. One hour plus the long purge move everything behind it by 150 minutes: yellow is 50 minutes late, blue 130, black 60.',
        'Beside the other blue it needs no purge, yet by 18:00 the machine makes 260 × 25 = 6,500 blue caps of 7,500. Whose are the missing 1,000? Sorted by due date the two orders tie, the older number goes first, and the urgent customer gets 500, too few for his night shift, as he had told sales. Sales would have it the other way round. By this plant’s fence a frozen order is made late only if its customer agrees, so before anybody is overruled customer service rings the customer of 5471. He can wait for the later truck with 1,000; had he refused, 500 would have been the answer.',
        'A second machine would need a second mould, and as Monday night is full, overtime adds nothing before 18:00. Due means boxed beside the machine; a truck leaves half an hour later.',
      ],
    },
    schematic: schematic({
      caption:
        'The date promised to a customer comes from the schedule, which runs on what the floor has reported.',
      lanes: {
        Demand: { orders: ['store', 'MRP orders'], quote: ['person', 'Customer service'] },
        Limits: { setup: ['store', 'Setup matrix'], tools: ['store', 'Tools, crew, stock'] },
        Solve: { solver: 'Finite scheduler', promise: 'Promise by slot' },
        Decide: { planner: ['person', 'Planner'], sequence: ['document', 'Frozen sequence'] },
        Floor: { mes: ['outside', 'MES'] },
      },
      flows: [
        ['orders', 'solver', 'due dates'],
        ['setup', 'solver', 'changeover hours'],
        ['tools', 'solver', 'limits'],
        ['quote', 'promise', 'date wanted'],
        ['solver', 'promise', 'free slots'],
        ['solver', 'planner', 'late, and why'],
        ['planner', 'sequence', 'pins, releases'],
        ['sequence', 'mes', 'dispatch list'],
        ['mes', 'solver', 'progress, stops'],
      ],
      mark: {
        node: 'sequence',
        before: 'Nightly optimum',
        doubt: 'Moulding foreman: will it reshuffle my tools every morning?',
        answer: 'Whoever breaks it signs, and names the displaced order.',
      },
    }),
  },
});
