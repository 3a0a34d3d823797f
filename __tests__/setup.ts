import '@testing-library/jest-dom';

// jsdom 26 knows `<dialog>` but not its methods, and does no layout. Focus and the top layer are Playwright's to test.
// A test of files alone runs without a document (`@jest-environment node`).
if (typeof document !== 'undefined') {
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  // Newer browsers return a promise (CSSOM View); the type says nothing comes back.
  Element.prototype.scrollIntoView = (() => Promise.resolve()) as () => void;
}
