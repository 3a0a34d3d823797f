import { readFileSync } from 'node:fs';
import { searchFile } from '@/pipeline/search/search-file';
import { searchIn } from './index-here';
const { find } = searchIn(searchFile());
test('x', () => {
  const bad = readFileSync('/tmp/q.txt', 'utf8').trim().split('\n').flatMap((l) => { const [q = '', p = ''] = l.trim().split(' => '); const first = find(q, false).list.slice(0, 5).map(({ path }) => path); return first.slice(0,3).some((x) => p.split(' ').includes(x)) ? [] : [q + ' WANT ' + p + ' GOT ' + first.join(' ')]; });
  console.log(bad.length + '\n' + bad.join('\n'));
});
