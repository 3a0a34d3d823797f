/** Characters of a query that search reads; it ignores the rest. */
export const maxQueryLength = 200;
