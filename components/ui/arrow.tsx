/** An arrow glyph whose text alternative is a word, since screen readers say "right arrow". */
export function Arrow({ of, said }: { of: '→' | '←'; said: string }) {
  return (
    <span role="img" aria-label={said}>
      {of}
    </span>
  );
}
