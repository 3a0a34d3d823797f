import { schematic, servicePage } from '../catalogue/define';

export const webOutsourcing = servicePage({
  slug: 'web-outsourcing',
  label: 'Web Outsourcing',
  title: 'Web production for agencies and in-house web teams',
  summary:
    'Designs in, tested pages out: a production line for templates, campaign pages and CMS work, with a queue, a checklist and a price that fits the ticket.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'Design files come back as pages that passed the same written checks, whoever built them.',
    quickAnswer:
      'A ticket comes in: design file with its states and breakpoints, final copy, URL, tracking names, publishing date. If one of these is missing it goes back with a question; if all are there it has a size, a price and a turnaround. It fits agencies and in-house web teams whose stack is settled and whose requests arrive weekly.',
    atAGlance: {
      fits: 'Agencies and marketing teams with weekly requests, a settled stack and designers of their own',
      notFor: 'A page whose purpose is still open gains more from a discovery workshop than from a ticket',
      firstStep: {
        what: 'One page built from one of your design files',
        output: 'the page, the acceptance checklist and the ticket sizes we will use',
        weeks: [1, 2],
      },
      charged: 'By ticket size from an agreed list, once the first page is made at a fixed price',
      youBring:
        'A design file with its states, CMS or repository access, browser list, brand and tracking rules',
    },
    ask: {
      text: 'Write your next ticket as you would hand it to a builder. It gets a size, or a list of what it lacks.',
      button: 'Send one ticket to be sized',
    },
    notNeeded: {
      before: 'Two new pages a year fill no queue. A freelancer is quicker than',
      struck: 'web outsourcing',
      after: '.',
    },
    argument: {
      heading: 'The name is read before the password is asked',
      paragraphs: [
        'A telephone company shows a new tariff on 1 December at 09:00, and until then no competitor should read its name. The agency’s planner has asked for a password and noindex on the preview, and would change nothing else. The company’s brand manager wants a code name in all six places of the ticket.',
        'A password keeps the page, and only that. When a host gets a certificate of its own, browsers insist that it be logged; the logs publish the name within a day, and copies of them stay. A wildcard certificate would cure this place, and no other. A tag container, when published, is a script that the live site hands to every visitor. And robots.txt tells in public what crawlers should not fetch. noindex has no bearing on any of these.',
        'So each place is asked who can read the name there without signing in. Four are open and change, two are closed and keep it. A code name in the copy as well would mean that what was proofread is swapped on the morning of the launch, and a page goes live which has not been through the checklist. Picture and event do move at 09:00; those two checks are then made again, on the live page.',
      ],
    },
    exhibit: {
      kind: 'comparison',
      document: 'Ticket T-2231 · launch page · 23 Nov 2026',
      title: 'Six places that name a secret tariff, and who could read it',
      columns: ['As the ticket asked', 'As built'],
      rows: [
        {
          before: 'Preview at tariff-199.preview.agency.example',
          after: 'Preview at t-2231.preview.agency.example',
          note: 'Open. Its certificate lists the host in public logs, which may show a ticket number.',
        },
        {
          before: 'Copy and page title in the preview: “Tariff 199”',
          after: 'Kept',
          note: 'Closed. The password comes first.',
        },
        {
          before: 'Picture at cdn.telephone.example/tariff-199/hero.jpg',
          after: 'Picture served by the preview, moved to the CDN at launch',
          note: 'Open. The CDN asks for no password, and older tariffs show how its addresses are formed.',
        },
        {
          before: 'Event tariff_199_view, published in the live tag container now',
          after: 'Event in an unpublished workspace, published at launch',
          note: 'Open. The public script holds the trigger even while its page does not exist.',
        },
        {
          before: 'Branch feature/tariff-199 in the agency’s private repository',
          after: 'Kept',
          note: 'Closed. Only listed members read it, once the preview’s host no longer takes the branch’s name.',
        },
        {
          before: '“Disallow: /tariff-199” in the live robots.txt',
          after: 'No such line; the address exists from the launch on',
          note: 'Open. The file is public, and would announce what it hides.',
        },
      ],
      reading:
        'closed means that a password or a membership is asked for before the name can be read. Only open places change.',
    },
    capabilities: [
      {
        name: 'Intake that refuses half a brief',
        text: 'We read every request on arrival and return an incomplete one within a working day, with the missing item named, because a question asked during the build costs more than one asked before it.',
      },
      {
        name: 'Ticket sizes, not hourly logs',
        text: 'A change of text, a new section, a template, an interactive component: each has a size, a turnaround, a price and a number of correction rounds. Work on checkout, login or personal data has none and is estimated separately.',
      },
      {
        name: 'Design file to component',
        text: 'Colours, spacing and type become tokens, repeated blocks become components in Storybook, and editors receive fields with limits instead of free HTML. Building a component takes longer than copying a page, so one-off campaign pages may skip it by agreement.',
      },
      {
        name: 'The release checklist',
        text: 'We test each page against WCAG 2.2 AA with axe, by keyboard and with one screen reader, measure its speed in the lab against agreed budgets, and open it in the browsers on your list. A fault that lies in the design goes back to the designer with a proposal.',
      },
      {
        name: 'White-label working',
        text: 'We work in your repositories, your ticket tool and your tone, do not show or name the work as ours, and list who had access, so that you can answer when your own client asks who has touched the code.',
      },
      {
        name: 'What should stay in-house',
        text: 'Brand decisions, editorial judgement and the analytics account stay with you. So does the last look before publishing: we hand over a page that passed the checklist, and your editor presses the button.',
      },
    ],
    schematic: schematic({
      caption:
        'Incomplete briefs turn back at the door; everything that enters is built from shared components and leaves through one checklist.',
      lanes: {
        'Agency or web team': {
          designer: ['person', 'Designer'],
          file: ['document', 'Design file and copy'],
        },
        Intake: { form: 'Brief check', queue: 'Sized ticket queue' },
        'Build in Pune': { library: ['store', 'Component library'], page: 'Page in preview' },
        Acceptance: { checks: 'WCAG and speed checks', editor: ['person', 'CMS editor'] },
        Live: { site: ['outside', 'Client website'] },
      },
      flows: [
        ['designer', 'file'],
        ['file', 'form', 'request'],
        ['form', 'queue', 'complete'],
        ['queue', 'page', 'by size'],
        ['library', 'page', 'tokens, blocks'],
        ['page', 'checks'],
        ['checks', 'editor', 'passed'],
        ['editor', 'site', 'publish'],
      ],
      mark: {
        node: 'queue',
        before: 'Time sheet',
        doubt: 'Agency planner: what may I quote for this banner?',
        answer: 'Its size fixes price and turnaround before work starts.',
      },
    }),
  },
});
