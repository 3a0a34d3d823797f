import type { ReactNode } from 'react';
import type { ChatPage } from '@/lib/whatsapp';
import { Dock } from './dock';

interface PageFrameProps {
  /** None for an address that does not exist, of which nobody enquires. */
  page?: ChatPage;
  /** The first of the page's two footer blocks. */
  closing: ReactNode;
  children: ReactNode;
}

/** What stands between header and footer: the main part with the dock beside it, and the block that closes the page. */
export function PageFrame({ page, closing, children }: PageFrameProps) {
  return (
    <>
      <div>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <Dock page={page} />
      </div>
      {closing}
    </>
  );
}
