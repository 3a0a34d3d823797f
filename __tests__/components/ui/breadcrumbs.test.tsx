import { render, screen } from '@testing-library/react';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { catalogueBreadcrumbs } from '@/lib/breadcrumbs';
import { findEntry } from '@/lib/catalogue';

test('a page with the name of its category stands in the trail beside it', () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
  const entry = findEntry('/services/ui-ux');
  render(<Breadcrumbs crumbs={entry ? catalogueBreadcrumbs(entry) : []} />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Home',
    'Services',
    'UI/UX Design',
    'UI/UX Design',
  ]);
  // React tells of two entries with one key on the console.
  expect(errors).not.toHaveBeenCalled();
  errors.mockRestore();
});
