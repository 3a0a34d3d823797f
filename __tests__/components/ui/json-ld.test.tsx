import { renderToStaticMarkup } from 'react-dom/server';
import { JsonLd } from '@/components/ui/json-ld';

test.each(['</script><img src=x>', '</SCRIPT >', '<!--', '<!--<script>', ']]>', '& " \u2028 <b>'])(
  'no text can close the script element or is changed in it: %s',
  (name) => {
    const data = { '@context': 'https://schema.org', '@type': 'Thing', name } as const;
    const html = `<body>${renderToStaticMarkup(<JsonLd data={data} />)}<p>after</p></body>`;
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    expect([...body.children].map(({ tagName }) => tagName)).toEqual(['SCRIPT', 'P']);
    expect(JSON.parse(body.querySelector('script')?.textContent ?? '')).toEqual(data);
  },
);
