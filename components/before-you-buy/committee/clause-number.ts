/** "3.7": parts and clauses count from one. @param index of the clause in its part, from zero */
export const clauseNumber = (part: number, index: number): string => `${part}.${index + 1}`;

/** Anchor of a clause. */
export const clauseId = (number: string): string => `clause-${number.replace('.', '-')}`;
