import { schematic, servicePage } from '../catalogue/define';

export const accessibilityAudits = servicePage({
  slug: 'accessibility-audits',
  label: 'Accessibility Audits',
  title: 'Accessibility audits by hand, with code-level repairs',
  summary:
    'A WCAG-EM sample tested with keyboard, zoom and real screen readers: each barrier tied to a criterion, a repair in code, a retest and a conformance report.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'Each barrier is named by the task it blocks and the line of code behind it.',
    quickAnswer:
      'Unplug the mouse and try to buy something. Then switch the screen off and try again by ear. Automated scanners find missing names and weak contrast; how either attempt ends, they cannot say. We audit a site, an app or a set of documents by hand against WCAG 2.2 level AA, for owners who face a tender, the European Accessibility Act or a complaint. Blocking barriers are reported the day we find them.',
    atAGlance: {
      fits: 'Sites, apps or documents with a tender, a law or a complaint behind the question',
      notFor: 'A design still on paper: have the prototype reviewed, which costs far less',
      firstStep: {
        what: 'Fifteen to twenty-five pages, tested by hand',
        output: 'findings with repairs in code, sorted by the task they block',
        weeks: [3, 3],
      },
      charged: 'A fee per audit, by size of sample, with the retest quoted beside it',
      youBring: 'Test accounts, your list of key tasks, the component library, a developer for questions',
    },
    ask: {
      text: 'Name the public page that must never fail. We try it once with the mouse unplugged and note where it stops us.',
      button: 'Name one page to try by hand',
    },
    notNeeded: {
      before: 'Press Tab. If it never reaches your Buy button, repair that before',
      struck: 'an accessibility audit',
      after: '.',
    },
    capabilities: [
      {
        name: 'A sample by WCAG-EM',
        text: 'Scope, common pages, complete processes and a random part are chosen by the WCAG-EM method and listed in the report. Complete processes matter most: a checkout with one unusable step fails as a whole, however clean the other steps are.',
      },
      {
        name: 'Screen readers in matched pairs',
        text: 'We test NVDA with Firefox, JAWS with Chrome, VoiceOver with Safari on Mac and iPhone, and TalkBack on Android. Pairs behave differently with live regions and grids. Your user data decides which pair leads if the budget allows only two.',
      },
      {
        name: 'Keyboard, zoom and motion checks',
        text: 'Can you see where the focus is, all the way? It must be visible, unobscured and in order. Content reflows at 400 % zoom. Targets reach 24 CSS pixels or have the spacing. Dragging has an alternative. Reduced-motion and high-contrast settings are switched on in the same pass.',
      },
      {
        name: 'Findings developers can close',
        text: 'Every finding names criterion, affected users, steps to reproduce, the faulty markup and a corrected version. Repeated faults are traced to the shared component, so that forty page-level findings may become one repair. Priority follows the blocked task, then the level.',
      },
      {
        name: 'Statement and conformance report',
        text: 'After the retest we fill an accessibility conformance report on the VPAT template, in its EN 301 549 or WCAG edition, and draft your statement with known limits. Indian public bodies also receive the mapping to GIGW 3.0 and IS 17802.',
      },
      {
        name: 'What an audit cannot do',
        text: 'It is a dated finding on a sample, neither a legal opinion nor a permanent state. Overlay widgets that promise instant repair leave the markup as it was. Add sessions with disabled users where you can: pages that conform may still be exhausting.',
      },
    ],
    schematic: schematic({
      caption:
        'The sample meets machine checks and human assistive technology; component-level repairs return for a retest before anything is stated in public.',
      lanes: {
        Sample: { pages: ['document', 'WCAG-EM sample'], process: ['document', 'Full processes'] },
        Tests: { scanner: 'Automated rules', reader: 'Screen-reader pairs', keyboard: 'Keyboard and zoom' },
        Findings: { barriers: ['store', 'Barrier register'], fixer: ['person', 'Component owner'] },
        Statement: { retest: 'Criterion retest', acr: ['document', 'Conformance report'] },
      },
      flows: [
        ['pages', 'scanner', 'each page'],
        ['process', 'reader', 'by ear'],
        ['process', 'keyboard', 'no mouse'],
        ['scanner', 'barriers'],
        ['reader', 'barriers', 'blocked tasks'],
        ['keyboard', 'barriers'],
        ['barriers', 'fixer', 'markup repair'],
        ['fixer', 'retest'],
        ['retest', 'acr', 'known limits'],
      ],
      mark: {
        node: 'fixer',
        before: 'Page author',
        doubt: 'Front-end lead: forty faults, or one button forty times?',
        answer: 'Repeats are traced to the component and corrected there.',
      },
    }),
  },
});
