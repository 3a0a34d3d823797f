import { schematic, servicePage } from '../catalogue/define';

export const designSystems = servicePage({
  slug: 'design-systems',
  label: 'Design Systems',
  title: 'Design systems with tokens, owners and versions',
  summary:
    'Shared tokens and coded components drawn from the screens you have, released like software, with a contribution rule and an honest count of adoption.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'One change to a colour or a form field reaches every product by a version update.',
    quickAnswer:
      'Several products of one company usually contain the same date picker several times, each with its own faults. We count such pieces on the screens you have, and the count says what to build first. From it we derive tokens, the named values for colour, space and type, and then components whose keyboard and screen-reader behaviour is settled. The work is meant for heads of design and front-end leads with several products and an owner for the result.',
    atAGlance: {
      fits: 'Several products or teams, each redrawing the same date picker',
      notFor: 'One team with one product should theme an open component library',
      firstStep: {
        what: 'An inventory of your screens, a token set and four working components',
        output: 'the tokens in code and design tool, and the four commonest components',
        weeks: [4, 5],
      },
      charged: 'Inventory and first components as one fixed scope; releases on a small retainer',
      youBring: 'Screens of all products, brand rules, design files, front-end repositories, a future owner',
    },
    ask: {
      text: 'How many greys, buttons and date pickers are on your three busiest screens? The count decides which component we would settle first.',
      button: 'Count three screens for us',
    },
    notNeeded: {
      before: 'A logo and six colours fit in one shared file;',
      struck: 'a design system',
      after: 'would stand empty.',
    },
    argument: {
      heading: 'Why four pixels of padding are a major release',
      paragraphs: [
        'Neither change renames anything. The library’s developer would ship both as patches, 4.2.4 and 4.2.5, and Product B’s range ^4.2.3 lets them in at its next update. Its yard board is a touch panel at the gate and lists 15 bays. The rows grow from 32 to 40 pixels, 12 of them fit, and three bays slide below the edge. No test of B fails.',
        'A strict designer calls any visible change breaking, as some published libraries do. Since every major costs each product an upgrade, both would go into 5.0.0. B’s range keeps that out, and its keyboard users wait for the clearer ring until the yard board has found room for the padding.',
        'We draw the line at the screen. Each product team writes down what a screen has to hold; compared screenshots find the screens that changed, and the list decides. With the ring 22 look different and lose nothing: minor. With the padding 3 no longer hold what they must: major. B gets the ring now. For 5.0.0 somebody finds room for 40 pixels, or sets the library’s compact size, which keeps 32, on that board.',
      ],
    },
    exhibit: {
      kind: 'code',
      document: 'Release plan · from 4.2.3 · 23 Nov 2026',
      title: 'Two changes without a new name: a minor and a major release',
      lines: [
        { code: 'screens compared: 60', note: 'Each at rest and with focus.' },
        { code: 'change: focus ring, 2px to 3px' },
        { indent: 1, code: 'names changed: 0' },
        { indent: 1, code: 'screens unchanged: 38', note: 'Nothing of ours takes focus there.' },
        { indent: 1, code: 'screens changed, all fits: 22' },
        { indent: 1, code: 'screens that no longer fit: 0', note: 'An outline takes up no room.' },
        { indent: 1, code: 'release: 4.3.0', note: 'Changed, and nothing lost: minor.' },
        { code: 'change: button padding, 8px to 12px' },
        { indent: 1, code: 'names changed: 0', note: 'A compiler notices nothing.' },
        { indent: 1, code: 'screens unchanged: 46' },
        { indent: 1, code: 'screens changed, all fits: 11' },
        { indent: 1, code: 'screens that no longer fit: 3' },
        { indent: 1, code: 'release: 5.0.0', note: 'One screen that no longer fits is enough.' },
        { code: 'product B: range ^4.2.3' },
        { indent: 1, code: 'must fit: 15 bays in 480px' },
        { indent: 1, code: 'row: a button, 16px line plus 2 paddings' },
        { indent: 1, code: 'bays at 8px: 15' },
        { indent: 1, code: 'bays at 12px: 12' },
        { indent: 1, code: 'installs: 4.3.0', note: 'Supported until 6.0.0 is out.' },
      ],
      reading:
        'a range with ^ takes new minor versions and patches by itself, and never a new major. The lines about B are the test that decides.',
    },
    capabilities: [
      {
        name: 'An inventory before invention',
        text: 'Screens of each product are captured, cut into pieces and counted. The count shows which components repay the work. Systems that start from an ideal set find few takers, since no screen in use contains it.',
      },
      {
        name: 'Tokens in three tiers',
        text: 'Raw values, meanings such as “border, error”, and component slots are kept in the Design Tokens Community Group (DTCG) format and generated for CSS, Android and iOS. Themes change the middle tier. Product code may not reach past it.',
      },
      {
        name: 'Components with behaviour settled',
        text: 'Each component ships with keyboard pattern, focus, screen-reader name, error and right-to-left behaviour, documented next to running examples. WCAG 2.2 AA criteria are tested in the component, yet a page of sound parts can still be a poor page.',
      },
      {
        name: 'Releases teams can plan for',
        text: 'Packages follow semantic versioning with a changelog, scripts that adapt calling code where they help, and a stated deprecation period. Compared screenshots catch the pixel that moved. Products cannot all upgrade on one day, so two major versions run side by side.',
      },
      {
        name: 'Contribution and ownership',
        text: 'A product team may build locally first, then propose; an owner group answers within an agreed number of days. Without that path local copies multiply. We write the rule with you and run the first three proposals together.',
      },
      {
        name: 'What it costs to keep',
        text: 'A library needs people for as long as it is used, commonly a designer and a developer part-time at the least. Budget for both before the first release, because product teams start to copy from a library that has lost its owner.',
      },
    ],
    schematic: schematic({
      caption:
        'Values flow from one token source into platform packages; needs flow back from product teams as proposals with an owner and a deadline.',
      lanes: {
        Source: {
          team: ['person', 'Product team'],
          designer: ['person', 'System designer'],
          tokens: ['store', 'Token source'],
        },
        Build: { generator: 'Token generator', components: 'Component library' },
        Release: { visual: 'Visual regression', npm: ['store', 'Versioned packages'] },
        Products: { portal: 'Product A screens', mobile: 'Product B screens' },
      },
      flows: [
        ['designer', 'tokens', 'meaning tier'],
        ['tokens', 'generator', 'DTCG files'],
        ['generator', 'components', 'CSS variables'],
        ['components', 'visual'],
        ['visual', 'npm', 'semver tag'],
        ['npm', 'portal', 'upgrade'],
        ['npm', 'mobile', 'upgrade'],
        ['team', 'designer', 'proposal'],
      ],
      mark: {
        node: 'npm',
        before: 'One live stylesheet',
        doubt: 'Product B: why did our buttons change on Friday?',
        answer: 'Two majors run side by side; neither comes unasked.',
      },
    }),
  },
});
