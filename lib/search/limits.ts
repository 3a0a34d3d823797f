/** Of a longer query the rest is ignored. */
export const maxQueryLength = 200;
