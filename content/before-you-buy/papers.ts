export const papers = {
  lead: 'To be written.',
} as const;
