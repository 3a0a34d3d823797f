import { clsx } from 'clsx';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { closeOnBackdrop } from '@/lib/browser/backdrop';
import styles from './modal.module.css';

interface ModalProps {
  labelledBy: string;
  describedBy?: string;
  className?: string | undefined;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A modal `<dialog>`, open for as long as it is rendered. The browser keeps the focus inside, makes the page inert, and
 * closes on Escape; `closeOnBackdrop` does so at a press beside it. The focus starts at `data-start`.
 */
export function Modal({ labelledBy, describedBy, className, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    if (element) closeOnBackdrop(element);
    element?.querySelector<HTMLElement>('[data-start]')?.focus({ preventScroll: true });
    return () => {
      // `close()` gives the focus back to the element that had it; removing the dialog would not.
      element?.close();
      // That element may be gone, such as one of a closed menu: then `main` takes the focus.
      if (document.activeElement === document.body)
        document.getElementById('main')?.focus({ preventScroll: true });
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      className={clsx(styles.root, className)}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onClose={(event) => {
        // React's strict mode closes and opens again before the event of the closing comes.
        if (!event.currentTarget.open) onClose();
      }}
    >
      <div className={styles.content}>{children}</div>
    </dialog>
  );
}
