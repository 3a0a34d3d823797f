import { schematic, servicePage } from '../catalogue/define';

export const accessibilityAudits = servicePage({
  slug: 'accessibility-audits',
  label: 'Accessibility Audits',
  title: 'Accessibility audits by hand, with code-level repairs',
  summary:
    'A WCAG-EM sample tested with keyboard, zoom and real screen readers: each barrier tied to a criterion, a repair in code, a retest and a conformance report.',
  reviewedOn: '2026-11-25',
  detail: {
    promise: 'Each barrier is named by the task it blocks and the line of code behind it.',
    quickAnswer:
      'Unplug the mouse and try to buy something. Then switch the screen off and try again by ear. Scanners find missing names and weak contrast; how either attempt ends, they cannot say. We audit sites, apps and documents by hand against the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, for owners who face a tender, a regulator’s date or a complaint. What blocks a task is reported the same day.',
    atAGlance: {
      fits: 'Sites, apps or documents with a tender, a law or a complaint behind the question',
      notFor: 'A design still on paper, where reviewing the prototype costs far less',
      firstStep: {
        what: 'Fifteen to twenty-five pages, tested by hand',
        output: 'findings with repairs in code, sorted by the task they block',
        weeks: [3, 3],
      },
      charged: 'A fee by size of sample; retest and statement are quoted beside it and may be left out',
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
    argument: {
      heading: 'How far one slot picker reaches into a conformance statement',
      paragraphs: [
        'The developer had done what the scanner asked. Each slot on the clinic’s page was given a role and a place in the tab order, and the next report came back clean. By ear there are now 24 buttons that differ only in the time. Of these, 17 are taken. The screen reader turns Enter into a click, so its user may hit one of the other seven by luck. By keyboard alone none can be booked, because a role tells a screen reader what to say and gives the keyboard nothing to do.',
        'One page of 22 fails, so “one known exception” looks honest, and the front-end lead has drafted it. WCAG lets no page of a process conform while another of its steps fails. That makes five: whoever cannot choose a slot has no use for the payment page.',
        'The choice of words costs more than the repair. A tender that asks for booking is answered wrongly by “one known exception”, and a blind patient needs a minute to disprove it.',
      ],
    },
    exhibit: {
      kind: 'record',
      document: 'Finding 14 of 31 · retest 1, others closed',
      title: 'Every slot says “button”, and none says “taken”',
      severity: 'Blocks task',
      grounds:
        'The keyboard books no slot, and by ear it is a guess. Criteria 1.3.1 and 2.1.1 fail, both level A.',
      fields: [
        { label: 'Task', value: 'Choose one of 24 slots on 8 Dec 2026; those struck through are taken' },
        { label: 'Root cause', value: 'The slot component wraps a div; “taken” is a CSS class.' },
        {
          label: 'Repair',
          value: '<label><input type="radio" name="slot" disabled>10:40</label> under a <legend>',
        },
        { label: 'Browse mode says', value: 'radio button, unavailable, not checked, 10:40' },
        { label: 'Extent', value: '1 page of 22, in a process of 5' },
      ],
      exchange: [
        {
          label: 'Markup after the first repair',
          lines: [
            '<div role="button" tabindex="0" class="taken">10:40</div>',
            '<div role="button" tabindex="0" class="free">11:00</div>',
          ],
          marked: 0,
        },
        {
          label: 'Screen reader NVDA, then the keyboard alone',
          lines: ['Tab: 10:40, button', 'Tab: 11:00, button', 'Enter without NVDA: nothing happens'],
          marked: 0,
        },
      ],
      reading:
        'the underlined lines are the proof: the markup knows that 10:40 is taken, and the voice does not.',
    },
    capabilities: [
      {
        name: 'A sample by WCAG-EM',
        text: 'The W3C’s evaluation method, WCAG-EM, asks for common pages, every kind of template, complete processes and a random part. The list goes into the report, so that another auditor can repeat the work.',
      },
      {
        name: 'Screen readers in matched pairs',
        text: 'We test NVDA with Firefox, JAWS with Chrome, VoiceOver with Safari on Mac and iPhone, and TalkBack on Android. Pairs behave differently with live regions and grids. Your user data decides which pair leads if the budget allows two.',
      },
      {
        name: 'Keyboard, zoom and motion checks',
        text: 'Is the focus visible, unobscured and in order all the way? Content reflows at 400 % zoom. Targets reach 24 CSS pixels or have the spacing. Dragging has an alternative.',
      },
      {
        name: 'Findings developers can close',
        text: 'A finding names the criterion, the people affected, the steps to reproduce it, the faulty markup and a corrected version. Faults that repeat are traced to the shared component, where forty of them may become one repair.',
      },
      {
        name: 'Statement and conformance report',
        text: 'After the retest we fill in the VPAT, the table of “supports” and “partially supports” that tenders ask for, in its WCAG or EN 301 549 edition, and draft your public statement. Indian public bodies also receive the mapping to GIGW 3.0, their website guideline, and to IS 17802.',
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
    terms: [
      {
        term: 'Complete process',
        meaning:
          'All pages that a user passes through to finish one task. Under WCAG none of them conforms while one of them fails.',
      },
      {
        term: 'Name, role, value',
        meaning:
          'What a control must tell assistive technology: what it is called, what kind of control it is, and its present state. A style sheet tells it none of these.',
      },
      {
        term: 'Conformance report (VPAT)',
        meaning:
          'A VPAT is an empty table; filled in, it states how far a product supports each criterion. It is the supplier’s own word, and no certificate.',
      },
    ],
    related: [
      {
        page: 'services/usability-testing',
        reason: 'If people get through by keyboard, yet give up half-way.',
      },
      {
        page: 'services/design-systems',
        reason: 'If the same fault returns with every new form.',
      },
      {
        page: 'industries/citizen-service-portals',
        reason: 'For a public body that has to show GIGW certification.',
      },
      {
        page: 'industries/e-learning',
        reason: 'If course material, captions and exams are the obstacle.',
      },
      {
        page: 'solution/assessments',
        reason: 'A timed test in which extra time is part of the product.',
      },
      {
        page: 'services/automated-testing',
        reason: 'To keep repaired components from breaking again.',
      },
    ],
    faq: [
      {
        question: 'Does the law reach a private company’s site in India?',
        answer:
          'Section 46 of the Rights of Persons with Disabilities Act, 2016 reaches private service providers through accessibility rules. On 8 November 2024 the Supreme Court struck down Rule 15(1), which named the standards, and asked for mandatory rules; we have found a draft of June 2025 and no final text. SEBI binds those it regulates by circulars since July 2025. Let counsel confirm.',
      },
      {
        question: 'Will an overlay widget do instead?',
        answer:
          'It lays a script over markup that stays as it was. On the booking page it would have to guess that a line through 10:40 means taken, and there is no key handler for it to find.',
      },
      {
        question: 'Should people with disabilities test it as well?',
        answer:
          'Yes, once the blocking faults are gone: a button that cannot be pressed wastes their time. An audit covers every criterion on a sample; a session shows where pages that conform are still exhausting.',
      },
    ],
    chapters: {
      order: ['exhibit', 'example', 'approach'],
      approach: [
        {
          name: 'Agree tasks and sample',
          text: 'You name the tasks that must not fail. We walk each of them once without a mouse, which shows where a process really begins and ends.',
          output: 'Sample list, grouped by process',
          decidedBy: 'Your product owner',
          weeks: [1, 1],
        },
        {
          name: 'Test by hand',
          text: 'Two people test apart, one by keyboard and zoom, the other by ear. Where they disagree, both observations go into the finding.',
          output: 'Register of barriers',
          weeks: [2, 2],
        },
        {
          name: 'You repair the components',
          text: 'Your developers begin with the shared ones and show us each repair while it is fresh.',
          output: 'A build with the repairs',
          decidedBy: 'Your component owner',
          weeks: [2, 6],
        },
        {
          name: 'Retest and state',
          text: 'Each failed criterion is tried again where it failed, and once more elsewhere. What stays open is named in the statement.',
          output: 'Conformance report, public statement',
          decidedBy: 'Whoever signs the statement',
          weeks: [1, 1],
        },
      ],
      costDrivers: [
        {
          driver: 'Steps and states',
          why: 'Errors, dialogs and signed-in views are tested like pages of their own.',
          keepDown: 'Supply an account for each state, with data in it.',
          step: 1,
        },
        {
          driver: 'Pairs of reader and browser',
          why: 'Every pair walks the sample again.',
          keepDown: 'Take two pairs for the sample, and the others for processes only.',
          step: 1,
        },
        {
          driver: 'Widgets that are not yours',
          why: 'A bought chat or payment frame can fail your process, and only its vendor can repair it.',
          keepDown: 'List them before the sample is agreed.',
          step: 2,
        },
      ],
      workedExample: {
        paragraphs: [
          'The sample of the finding has 20 chosen pages, of which five are the steps from clinic to confirmation. WCAG-EM adds a tenth of the chosen ones at random, 20 × 10 % = 2, to see whether the choice was typical.',
          'All other findings are closed, so the slot picker alone decides. The scanner would pass all 22. Calling the whole site failed would forbid you 17 pages that you may truthfully claim.',
        ],
        sums: {
          columns: ['Pages that conform', 'By page', 'By process'],
          rows: [
            ['Chosen, outside booking', '15', '15'],
            ['Booking, five steps', '4', '0'],
            ['At random', '2', '2'],
          ],
          total: ['Of 22', '21', '17'],
          verdict: ['Excepted by name', 'One page', 'Booking'],
        },
      },
      risks: [
        {
          risk: 'The scanner turns green and work stops',
          earlySign: 'Tickets are closed with a score and without a word of what was heard.',
          response: 'A finding made by ear is closed by ear, and the ticket quotes the voice.',
        },
        {
          risk: 'A release undoes the repair',
          earlySign: 'A form is built beside the component library because of a date.',
          response: 'Name, role and state of each repaired component become a test in your pipeline.',
        },
        {
          risk: 'The report is shown around as a certificate',
          earlySign: 'Marketing would like a badge.',
          response: 'Date, sample, known limits and what was not tested head the report.',
        },
      ],
      standards: [
        {
          id: 'wcag-2.2',
          use: 'Requirement 5.2.3 decides how far the failure reaches; criteria 1.3.1 and 2.1.1 decide why. Where a tender still names edition 2.1, the report answers for that too.',
        },
      ],
      measures: [
        {
          metric: 'Tasks finished by ear',
          how: 'Key tasks completed with one screen reader and no help ÷ key tasks tried.',
          baseline: 'The first walk through the tasks, before any repair.',
        },
        {
          metric: 'Faults that return',
          how: 'Closed findings that fail again at the next audit ÷ closed findings.',
          baseline: 'The first retest.',
        },
      ],
    },
  },
});
