/** The words of the search dialog, of `/search`, and of what the page for unknown addresses suggests. */
export const searchTexts = {
  /** Name of the control and of the dialog. */
  name: 'Search',
  label: 'Search this site',
  placeholder: 'A service, a trade, a question',
  submit: 'Search',
  close: 'Close the search',
  keys: 'Arrow keys choose, Enter opens, Escape closes.',
  loading: 'Loading the search',
  best: 'Best matches',
  axes: {
    services: 'Services',
    industries: 'Industries',
    solution: 'Solutions',
    samples: 'Samples',
    company: 'Company',
  },
  count: (count: number) => (count === 0 ? 'No results' : count === 1 ? '1 result' : `${count} results`),
  none: (query: string) => `No page answers to “${query}”.`,
  nearest: 'Perhaps near it',
  ask: 'Ask us instead',
  askHint: 'Your words become the subject of a message.',
  subject: (query: string) => `Looking for: ${query}`,
  failed: 'The search could not be loaded. These lead on without it:',
  siteIndex: 'All pages by category',
  contact: 'Contact',
  missing: 'Pages that the address may have meant',
} as const;
