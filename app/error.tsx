'use client';

import { useEffect } from 'react';
import { Container } from '@/components/ui/container';
import { PageHeader } from '@/components/ui/page-header';

/** A page that could not be shown (a missing chunk, a fault of ours): say so, and offer ways on that need no script. */
export default function ErrorPage({ error }: { error: Error }) {
  useEffect(() => console.error(error), [error]);
  return (
    <Container>
      <PageHeader
        title="This page could not be shown"
        lead="Part of it did not arrive. Loading it again usually helps; if it does not, please tell us."
      >
        <p>
          <button type="button" onClick={() => window.location.reload()}>
            Load it again
          </button>
          {/* Full loads: the router may be what failed. */} <a href="/">Home</a>{' '}
          <a href="/contact">Contact</a>
        </p>
      </PageHeader>
    </Container>
  );
}
