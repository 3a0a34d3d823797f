import { act, render, screen } from '@testing-library/react';
import { MenuPanel } from '@/components/layout/menu/menu-panel';
import type { SectionNavigationEntry } from '@/content/navigation';

test('the link to the whole section keeps the focus when the list comes', async () => {
  const entry: SectionNavigationEntry = { label: 'Services', path: '/services', section: 'services' };
  let answer: (response: Partial<Response>) => void = () => {};
  globalThis.fetch = () => new Promise((resolve) => (answer = resolve as typeof answer));
  render(<MenuPanel entry={entry} pathname="/about" onReady={() => {}} />);
  const all = screen.getByRole('link', { name: `All of ${entry.label}` });
  all.focus();
  const category = { label: 'DevOps', href: '/services#devops', motif: 'devops', description: '', links: [] };
  await act(async () =>
    answer({
      ok: true,
      json: async () => ({ services: [category], industries: [category], solution: [category] }),
    }),
  );
  expect(screen.getByRole('button', { name: 'DevOps' })).toBeVisible();
  expect(document.activeElement).toBe(all);
});
