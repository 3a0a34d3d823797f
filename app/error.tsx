'use client';

import { useEffect } from 'react';
import styles from './error.module.css';

/** A page that could not be shown (a missing chunk, a fault of ours): say so, and offer ways on that need no script. */
export default function ErrorPage({ error }: { error: Error }) {
  useEffect(() => console.error(error), [error]);
  return (
    <div className={styles.root}>
      <h1 className={styles.title}>This page could not be shown</h1>
      <p>Part of it did not arrive. Loading it again usually helps; if it does not, please tell us.</p>
      <p className={styles.ways}>
        {/* Plain loads: the router may be what failed. */}
        <button type="button" onClick={() => window.location.reload()}>
          Load it again
        </button>{' '}
        <a href="/">Home</a> <a href="/contact">Contact</a>
      </p>
    </div>
  );
}
