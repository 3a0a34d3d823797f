export const whenItGoesWrong = {
  lead: 'To be written.',
} as const;
