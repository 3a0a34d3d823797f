/**
 * Closes a modal dialog at a press on its backdrop, in browsers without `closedby`. The dialog's content must cover the dialog, so
 * that a press whose target is the dialog itself is one on the backdrop. A drag that only ends there, as when text is selected, does
 * not count.
 */
export function closeOnBackdrop(dialog: HTMLDialogElement): void {
  let isPressOutside = false;
  dialog.addEventListener('mousedown', ({ target, detail }) => {
    // The second press of a double click belongs to the control that opened the dialog.
    isPressOutside = target === dialog && detail < 2;
  });
  dialog.addEventListener('mouseup', ({ target }) => {
    if (isPressOutside && target === dialog) dialog.close();
  });
}
