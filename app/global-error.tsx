'use client';

/** The frame itself failed: a page without our styles, with the ways on. */
export default function GlobalError() {
  return (
    <html lang="en-GB">
      <body>
        <title>This page could not be shown</title>
        <h1>This page could not be shown</h1>
        <p>Part of it did not arrive. Loading it again usually helps.</p>
        <p>
          <button type="button" onClick={() => window.location.reload()}>
            Load it again
          </button>
          , go <a href="/">home</a>, or <a href="/contact">contact us</a>.
        </p>
      </body>
    </html>
  );
}
