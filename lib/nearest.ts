/** The name that is made from another by the fewest changes of a letter. */
export const nearest = (name: string, names: readonly string[]): string | undefined =>
  names
    .map((other) => ({ other, changes: changesBetween(name, other) }))
    .sort((a, b) => a.changes - b.changes)[0]?.other;

/** Letters to put in, take out or replace (Levenshtein), one row of the table at a time. */
function changesBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (const [line, letter] of [...a].entries()) {
    const next = [line + 1];
    for (const [column, other] of [...b].entries())
      next.push(
        Math.min(
          (next[column] ?? 0) + 1,
          (row[column + 1] ?? 0) + 1,
          (row[column] ?? 0) + (letter === other ? 0 : 1),
        ),
      );
    row = next;
  }
  return row[b.length] ?? 0;
}
