/** @jest-environment node */
import { namesFor } from '@/pipeline/finish/class-names';

const css =
  '.ZLr_5W_root{color:red}.ZLr_5W_root:has(>._2NABzW_root){margin:.125rem}.-p6X2q_bar,#nprogress .bar{src:url(a_b.p.woff2)}';

test('the classes of style sheet modules get short names, the oftenest the shortest; all else stays', () => {
  expect(namesFor(css).inCss(css)).toBe(
    '.a{color:red}.a:has(>.c){margin:.125rem}.b,#nprogress .bar{src:url(a_b.p.woff2)}',
  );
});

test('pages and scripts get the same names; a class without a style keeps its own', () => {
  const { inHtml, inList } = namesFor(css);
  expect(inHtml(`<p class="ZLr_5W_root no_style"><svg><g class='-p6X2q_bar'/></svg></p>`)).toBe(
    `<p class="a no_style"><svg><g class='b'/></svg></p>`,
  );
  expect(inList('_2NABzW_root ZLr_5W_root')).toBe('c a');
});

test('a class that a page names elsewhere stops the build', () => {
  expect(() => namesFor(css).inHtml('<p data-class="ZLr_5W_root">')).toThrow('ZLr_5W_root');
});

test('no two of many classes share a name, and none is a word, such as "ad", that a blocker hides', () => {
  const names = Array.from({ length: 3000 }, (_, index) => `aaaaaa_c${index}`);
  const { inList } = namesFor(names.map((name) => `.${name}{}`).join(''));
  expect(new Set(names.map(inList)).size).toBe(3000);
  expect(names.map(inList).filter((name) => !/^([a-z]|[^\W\d_aeiou]{2,3})$/i.test(name))).toEqual([]);
});
