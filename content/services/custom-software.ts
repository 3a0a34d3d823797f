import { schematic, servicePage } from '../catalogue/define';

export const customSoftware = servicePage({
  slug: 'custom-software',
  label: 'Custom Software',
  title: 'Custom software in slices you can stop after',
  summary:
    'Software for a process no package fits: a walking skeleton first, decisions on record, and a handover pack that a stranger has already built from.',
  reviewedOn: '2026-11-21',
  detail: {
    promise:
      'You see one real case run end to end before paying for breadth, and you can change supplier later without a rescue project.',
    quickAnswer:
      'Some processes earn money because they differ from everyone else’s, and a package bends them out of shape. We write the software around such a process, for owners and operations heads who have outgrown spreadsheets and tried a product. Plan four to six weeks for the first output: a walking skeleton, in which one actual case passes through screen, rules, storage and deployment.',
    capabilities: [
      {
        name: 'Scope cut as a walking skeleton',
        text: 'The first slice touches every layer for one complete case, such as one order type at one site. Breadth follows. The cost: early demonstrations look thin, and sponsors accept fewer screens in exchange for meeting the integration risks in month one.',
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
    }),
  },
});
