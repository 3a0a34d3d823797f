export const brief = {
  lead: 'To be written.',
} as const;
