import type { ReactNode } from 'react';
import { Dock } from './dock';

interface PageFrameProps {
  /** The first of the page's two footer blocks. */
  closing: ReactNode;
  children: ReactNode;
}

/** What stands between header and footer: the main part with the dock beside it, and the block that closes the page. */
export function PageFrame({ closing, children }: PageFrameProps) {
  return (
    <>
      <div>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <Dock />
      </div>
      {closing}
    </>
  );
}
