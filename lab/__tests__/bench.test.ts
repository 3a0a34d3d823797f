import assert from 'node:assert/strict';
import { test } from 'node:test';
import { report } from '../bench/report';
import { floorRow, measureAll, type Result, type Task } from '../bench/task';

const result = (
  site: string,
  name: string,
  headings: readonly number[],
  failures: readonly string[] = [],
): Result => ({
  part: 'tap',
  site,
  name,
  samples: headings.map((heading) => ({ figures: { heading, requests: 1 }, notes: [`${site} said so`] })),
  failures,
});

test('the tables show medians, and each page beside the same page of another site or the one page of a floor', () => {
  const text = report(
    [
      result('this site', 'home', [900, 300, 600]),
      result('this site', 'hub', [100, 200]),
      result('old', 'home', [1200]),
      result('floor', floorRow, [300]),
    ],
    '# Benchmark',
  );
  const rows = text.split('\n');
  for (const row of [
    '| home | this site | 3 | 600 | 1 | – |',
    '| hub | this site | 2 | 150 | 1 | – |',
    '| Ratio | Tap to heading : old | Tap to heading : floor |',
    '| home | 0.50 | 2.00 |',
    '| hub | – | 0.50 |',
  ])
    assert.ok(rows.includes(row), `${row} is not in\n${text}`);
});

test('what failed and what was noted is said once, and parts without measurements not at all', () => {
  const text = report([result('this site', 'home', [1, 2], ['it led elsewhere'])], '# Benchmark');
  assert.ok(
    text.endsWith('\n- this site, home: failed: it led elsewhere\n- this site, home: this site said so\n'),
  );
  assert.doesNotMatch(text, /Lighthouse/);
});

test('what a run either does or not is told as the share of runs, and what cannot be told as a dash', () => {
  const painted = (site: string, faces: readonly (number | null)[]): Result => ({
    part: 'paint',
    site,
    name: 'home',
    samples: faces.map((fastOwnFaces) => ({ figures: { slowLcp: 800, fastOwnFaces } })),
    failures: [],
  });
  const text = report([painted('this site', [1, 1, 1, 0]), painted('floor', [null])], '# Benchmark');
  const [own, floor] = ['this site', 'floor'].map((site) =>
    text.split('\n').find((row) => row.startsWith(`| home | ${site} |`)),
  );
  assert.match(own ?? '', /\| 75 % \| – \|$/);
  assert.match(floor ?? '', /\| – \| – \|$/);
});

const task = (name: string, measure: Task['measure'], isExact = false): Task => ({
  part: 'tap',
  site: 'this site',
  name,
  measure,
  isExact,
});

test('runs go round, what is exact is measured once, and a measurement that fails does not end the others', async () => {
  const order: string[] = [];
  const note = (name: string) => async () => ({ figures: { count: order.push(name) } });
  const results = await measureAll(
    [
      task('a', note('a')),
      task('broken', () => Promise.reject(new Error('no heading\nat somewhere'))),
      task('exact', note('exact'), true),
    ],
    2,
    async () => {},
  );
  assert.deepEqual(order, ['a', 'exact', 'a']);
  assert.deepEqual(
    results.map(({ samples, failures }) => [samples.length, failures]),
    [
      [2, []],
      [0, ['Error: no heading', 'Error: no heading']],
      [1, []],
    ],
  );
});
