/** An arrow that stands for a word: screen readers say the word, and not "right arrow". */
export function Arrow({ of, said }: { of: '→' | '←'; said: string }) {
  return (
    <span role="img" aria-label={said}>
      {of}
    </span>
  );
}
