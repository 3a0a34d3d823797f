import { fireEvent } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showSearch } from '@/components/search/browser/dialog';

jest.mock('@/components/search/browser/load', () => ({ loadSearch: () => new Promise(() => {}) }));

test('what was typed while the search came goes on; an old query is replaced by the next letter', async () => {
  showSearch('lo');
  const dialog = document.querySelector('dialog') as HTMLDialogElement;
  const field = dialog.querySelector('input') as HTMLInputElement;
  // As a browser does when it shows a dialog, and jsdom does not.
  field.focus();
  await userEvent.keyboard('yalty');
  expect(field.value).toBe('loyalty');
  dialog.close();
  showSearch();
  field.focus();
  await userEvent.keyboard('stock');
  expect(field.value).toBe('stock');
  dialog.close();
});

test('a press on the backdrop closes the search; a selection that only ends there, and a double click, do not', () => {
  showSearch();
  const dialog = document.querySelector('dialog') as HTMLDialogElement;
  const field = dialog.querySelector('input') as HTMLInputElement;
  /** The click comes to the element that has both in it. */
  const drag = (from: Element, to: Element, detail = 1) => {
    fireEvent.mouseDown(from, { detail });
    fireEvent.mouseUp(to, { detail });
    fireEvent.click(from === to ? to : dialog, { detail });
    return dialog.open;
  };
  expect(drag(field, dialog)).toBe(true);
  expect(drag(dialog, field)).toBe(true);
  expect(drag(dialog, dialog, 2)).toBe(true);
  expect(drag(dialog, dialog)).toBe(false);
});
