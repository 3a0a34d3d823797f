/** A page's text with its tables as they are written by programs: columns are not filled up. */
export const inOneWidth = (text: string) => text.replace(/ {2,}/g, ' ').replace(/-{4,}/g, '---');
