export const committee = {
  lead: 'To be written.',
} as const;
