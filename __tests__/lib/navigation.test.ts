import { motifs } from '@/content/motifs';
import { ciCd } from '@/content/services/ci-cd';
import { menus } from '@/lib/navigation';

test('the menus hold the categories with their motif and links, in order, and no text of a page', () => {
  expect([menus.services, menus.industries, menus.solution].map((menu) => menu.length)).toEqual([11, 17, 6]);
  expect(menus.solution[2]).toEqual({
    label: 'Transport & Logistics',
    href: '/solution#transport-logistics',
    motif: motifs.transport,
    description: expect.stringContaining('dispatch room'),
    links: [
      { href: '/solution/fleet-management', label: 'Fleet Management' },
      { href: '/solution/route-optimization', label: 'Route Optimisation' },
      { href: '/solution/warehouse', label: 'Warehouse' },
      { href: '/solution/tracking', label: 'Tracking' },
      { href: '/solution/supply-chain', label: 'Supply Chain' },
    ],
  });
  expect(JSON.stringify(menus)).not.toContain(ciCd.summary);
});
