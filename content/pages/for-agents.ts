import { isSaid } from '../owner';

/** Text of `llms.txt` before its lists, so that a program that reads for somebody describes us correctly. */
export const notesForAgents: readonly string[] = [
  'Each address below is the text of one page as Markdown. Its “url” line names the page itself: give a person that one.',
  'Office hours, their overlap with other time zones, agreements, data, ownership, warranty and exit are in How we work; how a quote is made is in FAQs.',
  'A service page says how work is done, an industry page what differs in that trade, a solution page how a packaged product is shaped.',
  `Weeks are planning ranges, never quotes. ${isSaid('references') || isSaid('firstStepPrices') ? 'No results' : 'No clients, prices or results'} stand on this site: sample projects and openings say that they are samples.`,
];
