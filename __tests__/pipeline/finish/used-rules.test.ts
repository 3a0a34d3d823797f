/** @jest-environment node */
import { ruleCutter } from '@/pipeline/finish/used-rules';

const page = `<html class="page"><body><nav class="menu"><a class="link" href="/">Home</a></nav>
  <details class="fold"><summary>More</summary><p class="text">Text</p></details><input class="field" type="radio"></body></html>`;
const rulesOf = (css: string) => ruleCutter(css)(page);

test.each([
  // By a name, a tag, or a name elsewhere in the selector.
  '.menu{color:red}',
  'nav>a{color:red}',
  '.page .menu~.fold .text{color:red}',
  '*,::before{color:red}',
  // In every state that a visitor or a script brings about.
  '.link:hover::after{color:red}',
  '.fold[open]>.text{color:red}',
  '.fold::details-content{color:red}',
  '.link[aria-current]{color:red}',
  '.menu:has(:focus-visible) .link{color:red}',
  '.fold:has(>[aria-expanded]) .text{color:red}',
  'html:not(:has(.absent)) .text{color:red}',
  '.page:has(.field:checked) .text{color:red}',
  '.menu>:target{color:red}',
  '#nprogress .bar{color:red}',
  // Of elements that a script may add.
  'table td{color:red}',
  // Around them.
  '@media print{.menu{color:red}}',
  '@layer base{@supports (color:red){.menu{color:red}}}',
  '@layer a,b;.menu{color:red}',
  '@font-face{font-family:a}',
  '@page{margin:1cm}',
])('a page has the rule that it uses: %s', (css) => {
  expect(rulesOf(css)).toBe(css);
});

test.each([
  '.absent{color:red}',
  '.menu .text{color:red}',
  '.link:hover .text{color:red}',
  'td:first-child{color:red}',
  '.page:has(.absent) .text{color:red}',
  '.text:is(.absent,h1){color:red}',
  '.link:last-child:nth-child(2){color:red}',
  '@media print{.absent{color:red}}',
  '@layer base{@supports (color:red){.absent{color:red}}}',
])('a page has no rule that it cannot use: %s', (css) => {
  expect(rulesOf(css)).toBe('');
});

test('of a list of selectors a page has those that it uses', () => {
  expect(rulesOf('.absent,.menu,.menu td{color:red}')).toBe('.menu{color:red}');
});

test('custom properties and keyframes come with the rules that name them', () => {
  const css =
    ':root{--a:var(--b);--b:1px;--c:2px}@keyframes rise{to{top:var(--d)}}@keyframes fall{to{top:0}}.text{--d:3px;margin:var(--a);animation:rise 1s}';
  expect(rulesOf(css)).toBe(
    ':root{--a:var(--b);--b:1px}@keyframes rise{to{top:var(--d)}}.text{--d:3px;margin:var(--a);animation:rise 1s}',
  );
});

test('so do those that styles name which a script adds', () => {
  expect(ruleCutter(':root{--a:1px;--b:2px}', '.result{margin:var(--b)}')(page)).toBe(':root{--b:2px}');
});
