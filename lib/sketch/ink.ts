/** Paper and ink of saved files, which no page's scheme changes. */
export const printInk = {
  paper: '#ffffff',
  ink: '#1b1e2b',
  muted: '#4d5262',
  line: '#8a8fa0',
  pencil: '#c2410c',
} as const;
