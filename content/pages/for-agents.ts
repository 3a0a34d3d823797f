/** What `llms.txt` says before its lists, so that a program that reads for somebody reports us rightly. */
export const notesForAgents: readonly string[] = [
  'Each address below is the text of one page as Markdown. The page for people has the same address without “.md”; give that one to a person.',
  'A service page says how work is done, an industry page what differs in that trade, a solution page how a packaged product is shaped.',
  'Weeks are planning ranges, never quotes. No clients, prices or results stand on this site: sample projects and openings say that they are samples.',
];
