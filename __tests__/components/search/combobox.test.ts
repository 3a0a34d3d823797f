import { fireEvent } from '@testing-library/react';
import { Combobox, comboboxField } from '@/components/search/browser/combobox';
import type { Result } from '@/lib/search/search';

const result = (path: string): Result => ({
  path,
  href: path,
  axis: 'services',
  kicker: '',
  label: [{ text: path, isMatch: false }],
  passage: undefined,
});

test('results that come after an arrow key keep its choice, a letter ends it', () => {
  const field = comboboxField('list');
  const list = document.createElement('div');
  document.body.append(field, list);
  const combobox = new Combobox(field, list);
  const chosen = () => list.querySelector('[aria-selected="true"]');

  combobox.show([result('/a'), result('/b')]);
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(chosen()).toHaveAttribute('href', '/a');
  combobox.show([result('/b'), result('/a'), result('/c')]);
  expect(chosen()).toHaveAttribute('href', '/a');
  expect(field).toHaveAttribute('aria-activedescendant', chosen()?.id ?? '');
  combobox.show([result('/b')]);
  expect(chosen()).toBeNull();
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  fireEvent.input(field);
  expect(chosen()).toBeNull();
});
