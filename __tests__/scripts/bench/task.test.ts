import { measureAll, type Task } from '@/scripts/bench/task';

const task = (name: string, measure: Task['measure'], isExact = false): Task => ({
  part: 'tap',
  site: 'this site',
  name,
  measure,
  isExact,
});

test('runs go round; what is exact is measured once', async () => {
  const order: string[] = [];
  const note = (name: string) => async () => {
    order.push(name);
    return { figures: { count: order.length } };
  };
  const tasks = [task('a', note('a')), task('b', note('b'), true), task('c', note('c'))];
  const results = await measureAll(tasks, 2, async () => {});
  expect(order).toEqual(['a', 'b', 'c', 'a', 'c']);
  expect(results.map(({ samples }) => samples.map(({ figures }) => figures.count))).toEqual([
    [1, 4],
    [2],
    [3, 5],
  ]);
});

test('a measurement that fails is named, and the others go on', async () => {
  const tasks = [
    task('broken', () => Promise.reject(new Error('no heading\nat somewhere'))),
    task('whole', async () => ({ figures: { count: 1 } })),
  ];
  const told: string[] = [];
  const results = await measureAll(tasks, 1, async (done, sofar) => {
    told.push(`${done}: ${sofar.flatMap(({ samples }) => samples).length}`);
  });
  expect(results.map(({ samples, failures }) => [samples.length, failures])).toEqual([
    [0, ['Error: no heading']],
    [1, []],
  ]);
  expect(told).toEqual(['1/1 tap this site broken: 0', '1/1 tap this site whole: 1']);
});
