import { clsx } from 'clsx';
import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
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
 * closes on Escape; a press on the backdrop is ours, as `closedby` is not everywhere. The focus starts at `data-start`.
 */
export function Modal({ labelledBy, describedBy, className, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isPressOutside = useRef(false);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector<HTMLElement>('[data-start]')?.focus({ preventScroll: true });
    return () => {
      // Closing, not removing, gives the focus back to whoever had it.
      element?.close();
      // That may be gone (a menu that has closed since): the page is better than nowhere.
      if (document.activeElement === document.body)
        document.getElementById('main')?.focus({ preventScroll: true });
    };
  }, []);

  // The content covers the dialog, so what hits the dialog itself hit the backdrop. A drag that only ends there does not count.
  const isBackdrop = (event: MouseEvent) => event.target === event.currentTarget;
  return (
    <dialog
      ref={dialog}
      className={clsx(styles.root, className)}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onMouseDown={(event) => {
        // The second press of a double click is still meant for what opened the dialog.
        isPressOutside.current = isBackdrop(event) && event.detail < 2;
      }}
      onMouseUp={(event) => {
        if (isPressOutside.current && isBackdrop(event)) dialog.current?.close();
      }}
      onClose={(event) => {
        // React's strict mode closes and opens again before the event of the closing comes.
        if (!event.currentTarget.open) onClose();
      }}
    >
      <div className={styles.content}>{children}</div>
    </dialog>
  );
}
