/** @jest-environment node */
import { markdownOf } from '@/pipeline/markdown/markdown';

const markdown = (main: string) => markdownOf(`<main>${main}</main>`, 'https://example.com/a');

test.each([
  [
    'terms',
    '<dl><div><dt>Fits</dt><dd>You</dd></div><div><dt>Time</dt><dd>2 weeks</dd><dd>At most</dd></div></dl>',
    '- **Fits**: You\n- **Time**: 2 weeks · At most',
  ],
  [
    'a card',
    '<ul><li><span>S-01</span><h3><a href="/b">B</a></h3><p>Of B.</p></li></ul>',
    '- S-01 · **[B](https://example.com/b)**\n\n  Of B.',
  ],
  [
    'numbered lines of code with notes',
    '<ol><li><code>a:</code></li><li><code>  b: 1</code><span>Why</span></li></ol>',
    '```\na:\n  b: 1   ← Why\n```',
  ],
  [
    'a marked line',
    '<pre><span><mark>GET /</mark>\n</span><span>Host: a\n</span></pre>',
    '```\nGET /\n^^^^^\nHost: a\n```',
  ],
  ['a label over its text', '<div><span>Chosen</span><p>No.</p></div>', '**Chosen**\n\nNo.'],
  ['a label', '<p><span>Early sign</span> It is late.</p>', '**Early sign**: It is late.'],
  [
    'a trail',
    '<nav aria-label="Breadcrumb"><ol><li><a href="/">Home</a></li><li><span>A</span></li></ol></nav>',
    '[Home](https://example.com/) › A',
  ],
  ['a named drawing', '<svg role="img" aria-label="Drawn"><text>x</text></svg>', '*Drawn*'],
  ['parts that only a style holds apart', '<p><span>S-01</span><span>Caption</span></p>', 'S-01 · Caption'],
  ['a struck figure', '<p><s>12</s> 10</p>', '~~12~~ 10'],
  [
    'controls and ornaments',
    '<p aria-hidden="true">1</p><fieldset>Rev</fieldset><form>Name</form><nav>x</nav><p>Words</p>',
    'Words',
  ],
  [
    'a section that is a form alone',
    '<h1>A</h1><section><h2>Write</h2><div><form>Name</form></div></section><h2>Read</h2><h3>So</h3><p>Words</p>',
    '# A\n\n## Read\n\n### So\n\nWords',
  ],
  ['a heading that leads to itself', '<h2 id="b"><a href="#b">B</a></h2>', '## B'],
  ['a question that opens', '<details><summary>Why?</summary><p>So.</p></details>', '### Why?\n\nSo.'],

  ['a question in a list', '<ul><li><h3>Why?</h3><p>So.</p></li></ul>', '- **Why?** So.'],
  [
    'two lists in a row',
    '<ul><li>A</li></ul><ul><li>B</li></ul><p>C</p><ul><li>D</li></ul>',
    '- A\n\n* B\n\nC\n\n- D',
  ],
  [
    'a table with an empty cell',
    '<table><thead><tr><th></th><th>A|B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
    '| | A\\|B |\n| - | - |\n| 1 | 2 |',
  ],
  [
    'an address for mail',
    '<p>Write to <a href="mailto:a@example.com">a@example.com</a></p>',
    'Write to <a@example.com>',
  ],
  [
    'signs that would mean something in Markdown',
    '<p>2*3*4 snake_case [1] `x` a\\b R&amp;D &lt;b&gt; ~5~</p><p># 1</p><p>- 2</p><p>3. 4</p>',
    '2\\*3\\*4 snake\\_case \\[1\\] \\`x\\` a\\\\b R\\&D \\<b> \\~5\\~\n\n\\# 1\n\n\\- 2\n\n3\\. 4',
  ],
])('%s', (_what, html, expected) => {
  expect(markdown(html)).toBe(`${expected}\n`);
});

test('a page without main, and an element without a rule, stop the build with the remedy', () => {
  expect(() => markdownOf('<p>Text</p>', '/a')).toThrow('/a has no main element');
  expect(() => markdown('<blockquote>Text</blockquote>')).toThrow(
    /<blockquote> .*give it one in pipeline\/markdown/,
  );
  expect(() => markdown('<p><q>Text</q></p>')).toThrow(/<q> .*give it one in pipeline\/markdown/);
});
