import { schematic, servicePage } from '../catalogue/define';

export const designSystems = servicePage({
  slug: 'design-systems',
  label: 'Design Systems',
  title: 'Design systems with tokens, owners and versions',
  summary:
    'Shared tokens and coded components drawn from the screens you have, released like software, with a contribution rule and an honest count of adoption.',
  reviewedOn: '2026-11-21',
  detail: {
    promise:
      'One change to a colour, spacing or form field reaches each product by a version update, and teams stop redrawing the same date picker.',
    quickAnswer:
      'Several products, several teams and eleven kinds of button are the usual reason to ask for a shared system of tokens and components. We build it with heads of design and front-end leads, from an inventory of your own screens. Weeks one to five, as a planning range, yield that inventory, a token set in code and design tool alike, and the four components that occur most.',
    capabilities: [
      {
        name: 'An inventory before invention',
        text: 'Screens of each product are captured and cut up: how many greys, how many dialogs, which differ on purpose. The count shows which components repay the work. Systems that start from an ideal set find few takers, since nobody’s screen contains it.',
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
        text: 'Packages follow semantic versioning with changelog, codemods where they help and a stated deprecation period. Visual regression images catch the pixel that moved. Forcing all products to upgrade on one day makes friends of nobody, so two majors run side by side.',
      },
      {
        name: 'Contribution and ownership',
        text: 'A product team may build locally first, then propose; an owner group answers within an agreed number of days. Without that path local copies multiply. We write the rule with you and run the first three proposals together.',
      },
      {
        name: 'Cost and when to refrain',
        text: 'A library needs people for as long as it is used, commonly a designer and a developer part-time at the least. With one product and one team, adopt an open component library, theme it, and spend the difference on users.',
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
        Products: { portal: 'Product A screens', mobile: 'Product B app' },
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
    }),
  },
});
