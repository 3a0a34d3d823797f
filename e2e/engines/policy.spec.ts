import { expect } from '@playwright/test';
import { failing } from './problems';
import { journey } from './test';

/* The policy in the page itself refuses smuggled scripts, handlers and styles in each engine. */

const smuggled = `
  <script>document.documentElement.dataset.ran = 'script'</script>
  <img src="/icon.svg" alt="" onload="document.documentElement.dataset.ran = 'handler'">
  <p id="attribute" style="width: 7px">Text</p>
  <style>#element { width: 7px }</style><p id="element">Text</p>`;

journey(
  'policy: an inline script, handler and style do not run',
  { expected: /refused: (script|style)-src-(elem|attr) inline$/ },
  async ({ engine, host, problems }) => {
    host.change((html) => html.replace('<main', `${smuggled}<main`));
    await engine.goto('/about');
    await expect
      .poll(() => problems.list)
      .toEqual([
        '/about: refused: script-src-attr inline',
        '/about: refused: script-src-elem inline',
        '/about: refused: style-src-attr inline',
        '/about: refused: style-src-elem inline',
      ]);
    await engine.attribute('html', 'data-ran').toBeNull();
    for (const id of ['#attribute', '#element'])
      await engine
        .says((of) => document.querySelector(of)?.getBoundingClientRect().width ?? 0, id)
        .toBeGreaterThan(7);
  },
);

journey(
  'policy: a script of ours may not write HTML from text',
  { expected: /refused: require-trusted-types-for/ },
  async ({ engine }) => {
    await engine.goto('/about');
    const outcome = await engine.evaluate(() => {
      try {
        document.body.innerHTML = '<h1>Other</h1>';
        return 'done';
      } catch (error) {
        return (error as Error).name;
      }
    });
    expect(outcome).toBe('TypeError');
  },
);

journey(
  'an error of a script and a missing file are noticed by these tests',
  { expected: /: thrown$|rejected: Error: late$|did not load: \/no-such-file.js$/ },
  async ({ engine, host, problems }) => {
    const scripts = [failing.address, '/no-such-file.js'].map(
      (address) => `<script src="${address}"></script>`,
    );
    host.change((html) => html.replace('</head>', `${scripts.join('')}</head>`));
    await engine.goto('/about');
    await expect
      .poll(() => problems.list)
      .toEqual([
        expect.stringMatching(/^\/about: (Uncaught )?Error: thrown$/),
        '/about: did not load: /no-such-file.js',
        '/about: rejected: Error: late',
      ]);
  },
);
