/** Pages of an app that has so many of them, with some 600 words each: the least that the framework needs for them. */
export const plainPages = (pages: number): Readonly<Record<string, string>> => ({
  '': 'export default () => <h1>Plain pages</h1>;',
  'pages/[slug]': `
export const dynamicParams = false;
export const generateStaticParams = () => Array.from({ length: ${pages - 1} }, (_, index) => ({ slug: 'page-' + index }));
export default async function Page({ params }) {
  const { slug } = await params;
  const sentence = 'Twelve plain words stand in this sentence of the page called ' + slug + '.';
  return (
    <main>
      <h1>{slug}</h1>
      {Array.from({ length: 10 }, (_, index) => <p key={index}>{Array(5).fill(sentence).join(' ')}</p>)}
    </main>
  );
}
`,
});
