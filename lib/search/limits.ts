/** Longer questions are read so far. */
export const maxQueryLength = 200;
