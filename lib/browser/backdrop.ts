/**
 * Closes a modal dialog at a press on its backdrop, for browsers that do not know `closedby`. Its content has to cover it, so that
 * what hits the dialog itself hit the backdrop. A drag that only ends there, as when a text is selected, does not count.
 */
export function closeOnBackdrop(dialog: HTMLDialogElement): void {
  let isPressOutside = false;
  dialog.addEventListener('mousedown', ({ target, detail }) => {
    // The second press of a double click is still meant for what opened the dialog.
    isPressOutside = target === dialog && detail < 2;
  });
  dialog.addEventListener('mouseup', ({ target }) => {
    if (isPressOutside && target === dialog) dialog.close();
  });
}
