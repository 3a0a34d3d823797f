import { counted, houseFacts } from '../house-facts';
import type { LegalPage } from './schema';

const { barrierDays, barriers } = houseFacts;

export const accessibilityStatement: LegalPage = {
  updatedOn: '2026-11-22',
  sampleForCounsel: false,
  inShort: [
    'This site is designed against WCAG 2.2, level AA, and checked against it at each change.',
    'Automatic checks find only part of all barriers, so the checks also go through the site by keyboard and write down what a screen reader would say.',
    `Some limits are known and listed here. If something stops you, tell us and we answer within ${counted(barrierDays, 'working day')}.`,
  ],
  sections: [
    {
      slug: 'target',
      heading: 'What we aim at',
      paragraphs: [
        'The target is the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA, for every page that this site links to on its own address. We treat a failure as a defect of the same rank as a broken form.',
        'We do not call the site free of barriers. A check tells what was tested that day, with those tools, by those people.',
      ],
    },
    {
      slug: 'built-in',
      heading: 'What is built in',
      paragraphs: ['These are properties that the design depends on, so that they are hard to lose.'],
      list: [
        'Every page reads in full, and every menu leads somewhere, without scripts.',
        'The contact panel is the browser’s own dialog: the focus moves in, stays in, and returns to where it was.',
        'Each system drawing has a text form with the same parts and the same connections.',
        'Light and dark colours follow your device. Motion rests when your device asks for that.',
        'Form fields have visible labels, and an error message keeps what you typed.',
      ],
    },
    {
      slug: 'how-we-check',
      heading: 'What is checked at each change',
      paragraphs: [
        'Programs check the finished pages at each change, in the browser Chromium. They walk the main paths in the browser Firefox and in the engine WebKitGTK as well. A change waits until what they find is fixed or listed below.',
      ],
      list: [
        'axe-core: every page, in a narrow and a wide window and in both colour schemes, also with a menu, the search, the contact form or an answer of the FAQ opened.',
        'Keyboard: Tab goes through one page of each kind, and the focus must be visible, covered by nothing, and follow the order of the page. The main paths are walked by keys alone.',
        'Screen reader: the virtual screen reader of Guidepup speaks the main paths. What it says is kept as text, and we read what changes in it.',
        'Reflow: at a width of 320 CSS pixels, on a telephone held sideways, at a zoom of 200 % and 400 % and with the wider spacing of WCAG, no text is lost and nothing scrolls sideways.',
        'Touch: each control is large enough for a finger, and nothing opens for a pointer alone.',
        'Settings: forced colours, more contrast, reduced motion and print keep text, controls and drawings recognisable.',
        'Contrast: texts, lines and the edges of controls, as each kind of page paints them in both colour schemes.',
      ],
    },
    {
      slug: 'known-limits',
      heading: 'Known limits',
      paragraphs: ['We know of these limits and would rather name them than have you find them.'],
      list: [
        'Nobody who relies on a screen reader has tested this site yet, and no NVDA, JAWS, VoiceOver or TalkBack has. The virtual screen reader of the checks is none of these.',
        'WebKitGTK shares its engine with Safari and is another browser. Safari on a Mac, an iPhone or an iPad has not been tested.',
        'If you set letters wider, words inside a drawing can touch one another or a line. Its text form keeps its distances.',
        'The text form of a large drawing is long. It is complete, but slower to take in than the picture.',
        'Texts are in English with the terms of each trade. There is no easy-language or sign-language version.',
        'Pages of others, such as WhatsApp, the map or a page the form provider may show, are outside our control.',
        'The page /accessibility is a placeholder with one word. The statement is this page.',
      ],
    },
    {
      slug: 'report',
      heading: 'How to report a barrier',
      paragraphs: [
        `Use the telephone number or e-mail address in the footer, or the contact form. Tell us the page, what you wanted to do, what happened, and the browser and assistive technology if you know them. ${barriers}`,
        'Until it is fixed we give you the information in another form, by e-mail or telephone. If our answer does not satisfy you, you can turn to the body that watches over digital accessibility where you live.',
      ],
    },
    {
      slug: 'about-this-statement',
      heading: 'About this statement',
      paragraphs: [
        'It rests on our own evaluation and is reviewed whenever the site changes in substance, at least once a year. The date above is that of the last review.',
      ],
    },
  ],
};
