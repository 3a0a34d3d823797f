import type { FormSettings } from '@/lib/contact/settings';
import styles from './contact-form.module.css';

/** Honeypot for programs that fill in every field: hidden from sight, keyboard, screen readers and autofill. */
export function Trap({ honeypot, decoy }: Pick<FormSettings['exchange'], 'honeypot' | 'decoy'>) {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        Leave this empty <input name={honeypot} type="checkbox" tabIndex={-1} autoComplete="off" />
      </label>
      {decoy && (
        <label>
          Leave this empty, too <input name={decoy} tabIndex={-1} autoComplete="off" />
        </label>
      )}
    </div>
  );
}
