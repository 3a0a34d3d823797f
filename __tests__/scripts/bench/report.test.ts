import { medianOf, report } from '@/scripts/bench/report';
import { floorRow, type Result } from '@/scripts/bench/task';

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

const cellsOf = (text: string, start: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith(`| ${start} |`))
    .map((line) =>
      line
        .split('|')
        .map((cell) => cell.trim())
        .slice(1, -1),
    );

const results = [
  result('this site', 'home', [900, 300, 600]),
  result('this site', 'hub', [100, 200]),
  result('old', 'home', [1200]),
  result('floor', floorRow, [300]),
];

test('the tables show medians, and a dash where nothing was measured', () => {
  const text = report(results, '# Benchmark');
  expect(cellsOf(text, 'home')).toContainEqual(['home', 'this site', '3', '600', '1', '–']);
  expect(cellsOf(text, 'hub')).toContainEqual(['hub', 'this site', '2', '150', '1', '–']);
});

test('a page is compared with the same page of another site and with the one page of a floor', () => {
  const text = report(results, '# Benchmark');
  expect(cellsOf(text, 'Ratio')).toEqual([['Ratio', 'Tap to heading : old', 'Tap to heading : floor']]);
  expect(cellsOf(text, 'home')).toContainEqual(['home', '0.50', '2.00']);
  expect(cellsOf(text, 'hub')).toContainEqual(['hub', '–', '0.50']);
});

test('what failed and what was noted is said once, and parts without measurements not at all', () => {
  const failed = result('this site', 'home', [1, 2], ['it led elsewhere']);
  const text = report([failed], '# Benchmark');
  expect(text).toContain(
    '- this site, home: failed: it led elsewhere\n- this site, home: this site said so\n',
  );
  expect(text.match(/this site said so/g)).toHaveLength(1);
  expect(text).not.toContain('Lighthouse');
});

test('a result without a single sample has no median', () => {
  expect(medianOf(result('this site', 'home', []), 'heading')).toBeNull();
});
