import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import buttonStyles from '../ui/button.module.css';
import styles from './contact-form.module.css';

/** Keeps the focus while sending: `aria-disabled` in place of `disabled`; the form ignores presses then. */
export function SubmitButton({ isSending, children }: { isSending: boolean; children: ReactNode }) {
  return (
    <button
      type="submit"
      className={clsx(buttonStyles.root, buttonStyles.primary, styles.submit)}
      aria-disabled={isSending || undefined}
      data-sending={isSending || undefined}
    >
      {children}
    </button>
  );
}
