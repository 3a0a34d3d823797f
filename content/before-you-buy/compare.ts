export const compare = {
  lead: 'To be written.',
} as const;
