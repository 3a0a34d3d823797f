/** "© 2013–2026": the starter writes the visitor's current year, also when the site was built last year. */
export function CopyrightYears({ since, builtIn }: { since: number; builtIn: number }) {
  return (
    <>
      © {since}–
      <span data-current-year suppressHydrationWarning>
        {builtIn}
      </span>
    </>
  );
}
