import { MessageChannel } from 'node:worker_threads';
import { waitFor } from '@testing-library/react';
import { suggestPages } from '@/components/search/browser/missing-page';

const record = (label: string, text = '') => ({
  path: `/services/${label.toLowerCase().replaceAll(' ', '-')}`,
  axis: 'services',
  label,
  title: label,
  kicker: '',
  names: '',
  passages: text ? [[text]] : [],
  words: '',
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
  Object.assign(globalThis, {
    fetch: () => Promise.resolve({ ok: true, json: async () => index }),
    MessageChannel,
  });
});

test('an unknown address suggests the pages whose name it holds, and no page that has its words elsewhere', async () => {
  window.history.replaceState(null, '', '/service/penetration-testing.html');
  document.body.innerHTML = '<div></div>';
  const place = document.querySelector('div') as HTMLElement;
  suggestPages(place);
  await waitFor(() => expect(place).not.toBeEmptyDOMElement());
  const links = [...place.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/services/penetration-testing']);
});
