import { schematic, servicePage } from '../catalogue/define';
import { houseFacts } from '../house-facts';

export const customSoftware = servicePage({
  slug: 'custom-software',
  label: 'Custom Software',
  title: 'Custom software in slices you can stop after',
  summary:
    'Software for a process no package fits: a walking skeleton first, decisions on record, and a handover pack that a stranger has already built from.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'One real case runs end to end before you pay for breadth.',
    quickAnswer:
      'Draw the process on one sheet first. Whatever a package could do without bending it, buy; what remains is the part that earns your money. We write that remainder, for owners and operations heads who have outgrown spreadsheets and tried a product. After the drawing comes a walking skeleton, which takes a single actual case through screen, rules, storage and deployment in your own accounts. Stop there, or after any later slice.',
    atAGlance: {
      fits: 'A process that pays because it differs, run today in spreadsheets and heads',
      notFor: 'Payroll, ledger or ticketing: buy the package and change two habits',
      firstStep: {
        what: 'A drawing of process, systems and what stays outside',
        output: 'the approved drawing, the first slice and the price of that slice',
        weeks: houseFacts.drawingWeeks,
      },
      charged: 'Time and material with a stop after each slice; the drawing has a fixed price',
      youBring: 'The person who knows the exceptions, fifty real cases, access to the systems touched',
    },
    ask: {
      text: 'One real case, told from beginning to end with names left out, lets us draw its route and mark what a package could do.',
      button: 'Tell us one real case',
    },
    notNeeded: {
      before: 'Still changing the process every month? A spreadsheet bends faster than',
      struck: 'custom software',
      after: '.',
    },
    capabilities: [
      {
        name: 'Scope cut as a walking skeleton',
        text: 'The first slice touches every layer for one complete case, such as one order type at one site. Breadth follows. The cost: early demonstrations look thin, and sponsors accept fewer screens in exchange for meeting the integration risks early.',
      },
      {
        name: 'Discovery by event storming',
        text: 'The people who do the work put events on a wall: order held, sample rejected, price overridden. Where two departments mean different things by one word we draw a bounded context, which later becomes a module with its own tables.',
      },
      {
        name: 'Architecture decision records',
        text: 'Each choice that is expensive to reverse becomes a one-page ADR: context, options, what was taken, what it costs and what would reopen it. Whoever joins in year three reads the reasons instead of inferring them from code.',
      },
      {
        name: 'A definition of done',
        text: 'A story counts once it is reviewed, tested at the agreed level, observable in production and accepted by a named person of yours. Security tasks on the list come from NIST SSDF (SP 800-218). Anything less is left out of the progress report.',
      },
      {
        name: 'Handover pack and exit plan',
        text: 'Repository history, build instructions, C4 diagrams, runbooks, a CycloneDX SBOM and account ownership are listed in the contract. An engineer new to the system rehearses a deployment from the pack. IP is assigned milestone by milestone, on payment.',
      },
      {
        name: 'When to buy instead',
        text: 'Payroll, general ledger and ticketing are solved products. If a package covers the process with configuration and a few changed habits, we say so and offer only the part that differs, attached through the package’s API.',
      },
    ],
    schematic: schematic({
      caption:
        'Each slice passes the same gate, and the handover pack is proved by somebody new before the contract calls it delivered.',
      lanes: {
        Discovery: { owner: ['person', 'Process owner'], events: ['document', 'Event map'] },
        Decisions: { adr: ['document', 'Decision records'], skeleton: 'Walking skeleton' },
        Delivery: { slices: 'Vertical slices', gate: 'Done gate' },
        Exit: { pack: ['document', 'Handover pack'], newcomer: ['person', 'Engineer new to it'] },
      },
      flows: [
        ['owner', 'events', 'workshop'],
        ['events', 'adr', 'open choices'],
        ['adr', 'skeleton', 'one full case'],
        ['skeleton', 'slices'],
        ['slices', 'gate', 'reviewed, tested'],
        ['gate', 'pack', 'code, SBOM, runbook'],
        ['pack', 'newcomer', 'rehearsed deploy'],
      ],
      mark: {
        node: 'newcomer',
        before: 'Original developer',
        doubt: 'Successor: has anyone but its author deployed from this?',
        answer: 'An engineer new to the system rehearses it first.',
      },
    }),
  },
});
