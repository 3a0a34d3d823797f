/** @jest-environment node */
import { childCost } from '@/scripts/bench/child-cost';

test('processor time of the children of a command counts', async () => {
  const busy = 'while (process.cpuUsage().user < 3e5);';
  const { processorSeconds, seconds } = await childCost('.', [
    'sh',
    '-c',
    `"$0" -e '${busy}'; true`,
    process.execPath,
  ]);
  expect(processorSeconds).toBeGreaterThanOrEqual(0.3);
  expect(seconds).toBeGreaterThanOrEqual(0.3);
});

test('a command that fails is named, with what it said', async () => {
  await expect(childCost('.', ['sh', '-c', 'echo no such page >&2; exit 3'])).rejects.toThrow(
    /failed \(3\):\nno such page/,
  );
});
