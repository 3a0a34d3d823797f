export const buildRentBuy = {
  lead: 'To be written.',
} as const;
