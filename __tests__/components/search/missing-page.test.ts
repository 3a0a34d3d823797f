import { suggestPages } from '@/components/search/browser/missing-page';
import { hostOf } from './host';

const record = (label: string, text = '') => ({
  path: `/services/${label.toLowerCase().replaceAll(' ', '-')}`,
  axis: 'services' as const,
  label,
  title: label,
  kicker: '',
  names: [],
  passages: text ? [[text] as const] : [],
  rest: '',
});
const index = {
  categories: [],
  synonyms: [],
  records: [
    record('Penetration Testing'),
    record('Automated Testing of Large Systems'),
    record('Data Sync', 'A penetration report'),
  ],
};

beforeAll(() => {
  Object.assign(globalThis, { fetch: hostOf(index) });
});

test('an unknown address suggests the pages whose name it holds, and no page that has its words elsewhere', async () => {
  window.history.replaceState(null, '', '/service/penetration-testing.html');
  document.body.innerHTML = '<div></div>';
  const place = document.querySelector('div') as HTMLElement;
  await suggestPages(place);
  const links = [...place.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/services/penetration-testing']);
});
