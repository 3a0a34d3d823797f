import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, Result, RunOptions } from 'axe-core';
import { addStyles, settled } from '../site';
import { openQuestions } from './open-questions';
import { expectOwnRules } from './own-rules';

const require = createRequire(import.meta.url);
const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** axe also reads options of single checks, which its types leave out. */
type Options = RunOptions & { readonly checks?: object };

/** Lines that a style sheet draws (`::before`) and single figures are no reason to leave a contrast unmeasured. */
const checks = {
  'color-contrast': { options: { ignorePseudo: true, ignoreLength: true } },
};
/** Every rule for WCAG 2.2 AA and good practice, with those that axe leaves to the asking. */
const everyRule: Options = {
  checks,
  rules: {
    'target-size': { enabled: true },
    'label-content-name-mismatch': { enabled: true },
    'css-orientation-lock': { enabled: true },
  },
};
/** Rules whose outcome a colour can change: schemes differ in nothing else, a token being the only place for `light-dark()`. */
const rulesOfColour = { checks, runOnly: ['color-contrast', 'link-in-text-block'] } satisfies Options;
/** Rules whose outcome can change while parts of a page are not laid out yet. */
const rulesOfPlace: Options = { ...rulesOfColour, runOnly: [...rulesOfColour.runOnly, 'target-size'] };

export const widths = [360, 1280] as const;
const schemes = ['light', 'dark'] as const;

/** Puts axe into the page as it is loaded; the page's policy lets nothing else do so. */
export const inject = (page: Page): Promise<unknown> => page.evaluate(source);

/** Gives the page a window that holds all of it: every section is laid out, and no bar stands over a text. */
export async function showWhole(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await rest(page);
  // Sections that were not laid out yet have another height when they are.
  for (const _ of ['estimated', 'laid out']) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height });
    await settled(page);
  }
}

/** Gives an open dialog a window that holds all of it: what is scrolled to its edge is cut there, and no ground to measure on. */
export async function showDialog(page: Page, width: number): Promise<void> {
  if (await page.locator('dialog:is(:modal, :popover-open)').count())
    await page.setViewportSize({ width, height: 2000 });
  await rest(page);
}

/** Ends every transition and animation: an entrance that is still fading in has less contrast than the design. */
async function rest(page: Page): Promise<void> {
  await addStyles(
    page,
    '*, ::before, ::after, ::backdrop { transition: none !important; animation-duration: 0s !important; animation-delay: 0s !important }',
  );
  await settled(page);
}

/** Of a page that is looked at in its window, what lies over its text: an open dialog or panel, else what stands in every window. */
type Part = 'page' | 'shell';

/** @returns what is wrong, and what axe cannot decide and `open-questions.ts` does not answer ("undecided"), in words */
export async function look(
  page: Page,
  view: string,
  options: Options = {},
  part: Part = 'page',
): Promise<string[]> {
  const problems = await page.evaluate(
    async ({ options, questions, part }) => {
      const { axe } = window as unknown as {
        readonly axe: { run(at: Node | Node[], options: Options): Promise<AxeResults> };
      };
      const open =
        document.querySelector('dialog:is(:modal, :popover-open)') ??
        document.querySelector('header:has([aria-expanded="true"])');
      const shell = [...document.querySelectorAll('body > a, header, aside, [role="status"]')];
      const { violations, incomplete } = await axe.run(part === 'page' ? document : (open ?? shell), {
        resultTypes: ['violations', 'incomplete'],
        elementRef: true,
        ...options,
      });
      const found = (results: readonly Result[]) =>
        results.flatMap(({ id, nodes }) =>
          nodes.map(({ html, element, any, all, none }) => {
            const failed = [...any, ...all, ...none];
            const kind = `${id}: ${failed.map(({ id: check, data }) => data?.messageKey ?? check).join(' ')}`;
            const isAnswered = questions.some((one) => one.kind === kind && element?.matches(one.where));
            return { isAnswered, words: `${kind}: ${html.slice(0, 160)}` };
          }),
        );
      return [
        ...found(violations).map(({ words }) => words),
        ...found(incomplete).flatMap(({ isAnswered, words }) => (isAnswered ? [] : [`undecided: ${words}`])),
      ];
    },
    { options, questions: openQuestions.map(({ kind, where }) => ({ kind, where })), part },
  );
  return problems.map((problem) => `${view}: ${problem}`);
}

export const isDecided = (problem: string) => !problem.includes(': undecided: ');

/** The page as it stands, at its width: every rule in the light scheme, the rules of colour in the dark one. */
export async function lookInBothSchemes(page: Page, width: number, part?: Part): Promise<string[]> {
  const problems: string[] = [];
  for (const colorScheme of schemes) {
    const view = `${width} ${colorScheme}`;
    await page.emulateMedia({ colorScheme });
    problems.push(...(await look(page, view, colorScheme === 'light' ? everyRule : rulesOfColour, part)));
  }
  return problems;
}

/**
 * Looks at a page as a checker does that does not scroll, in Lighthouse's telephone. A section that is left for later (`content-visibility: auto`)
 * is as high as its estimate, while its texts already have their places: those of a longer one would stand, for a checker, on
 * what follows, where they have too little contrast or come too near to another target. What it leaves open is looked at whole.
 */
async function lookAtArrival(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 412, height: 823 });
  await rest(page);
  // The dock, and the ring at its place, cover another text in each window; `views/touch.spec.ts` shows that every text can be scrolled free.
  const show = (visibility: 'hidden' | '') =>
    page.locator('aside[aria-label="Quick contact"], [data-scroll-ring]').evaluateAll((floats, value) => {
      // The ring's animation outranks a plain declaration.
      for (const float of floats as HTMLElement[]) float.style.setProperty('visibility', value, 'important');
    }, visibility);
  await show('hidden');
  const problems: string[] = [];
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    problems.push(...(await look(page, `at its arrival, ${colorScheme}`, rulesOfPlace)));
  }
  await show('');
  return problems.filter(isDecided);
}

/** Fails with what axe finds on a page: as it arrives, and whole at each width in both schemes; and where its own rules are not all that it uses. */
export async function expectEveryRule(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await inject(page);
  const problems = await lookAtArrival(page);
  for (const width of widths) {
    await showWhole(page, width);
    problems.push(...(await lookInBothSchemes(page, width)));
    // Few rules differ by scheme, and a look takes as long as all of axe: the narrow page is looked at in one scheme, the wide one in the other.
    await page.emulateMedia({ colorScheme: width === 360 ? 'light' : 'dark' });
    await expectOwnRules(page, `${url}, ${width}`);
  }
  expect(problems).toEqual([]);
}
