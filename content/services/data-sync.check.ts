import { amountOf } from '@/pipeline/content/arithmetic';
import { decisionProblems, pieceCheck } from '@/pipeline/content/piece';
import { dataSync as page } from './data-sync';

// Decides the writes by the page's rule, and by arrival, by first of its kind, by latest edit and without regard to the signature.

const { exhibit, chapters } = page.detail;
const { paragraphs = [], sums } = chapters?.workedExample ?? {};
if (exhibit?.kind !== 'rules' || !sums?.verdict) throw new Error('No rule, or no ledger');

const clock = (text = '') => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5));
const signed = clock(/at (\d\d:\d\d)/.exec(exhibit.basis)?.[1]);
const writes = exhibit.rows.map(({ cells: [name = '', times = '', value = ''], outcome }) => {
  const [status = 0, arrival = 0] = (times.match(/\d\d:\d\d/g) ?? []).map(clock);
  const [system = '', code = ''] = name.split(', ');
  return { system, rank: code === 'C' ? 1 : 0, status, arrival, value, outcome };
});
type Write = (typeof writes)[number];
const unsigned = writes.filter(({ status }) => status <= signed);
const ofMaster = (list: readonly Write[]) => list.filter(({ system }) => system === 'Laboratory');
/** The write that is greatest by the first number in which two differ. */
const greatest = (list: readonly Write[], ...by: ((write: Write) => number)[]) =>
  [...list].sort((a, b) => by.map((key) => key(b) - key(a)).find(Boolean) ?? 0)[0]?.value ?? '';
const number = (text = '') => amountOf(text) ?? Number.NaN;
const [erp = 0, shop = 0] = [1, 2].map((column) => number(sums.rows[0]?.[column]));
const causes = sums.rows.slice(1).map((row) => Math.abs(number(row[2])));
const words = ['seven', 'three', 'one'].filter((word) => paragraphs[0]?.includes(`${word} `));

export const check = pieceCheck({
  page,
  decisions: [
    decisionProblems({
      what: 'outcomes of the writes',
      stated: writes.map(({ outcome }) => outcome).join(),
      outcome: (won) =>
        writes
          .map((write) => (write.value === won ? 'wins' : write.status > signed ? 'absent' : 'loses'))
          .join(),
      rule: greatest(
        ofMaster(unsigned),
        ({ status }) => status,
        ({ rank }) => rank,
      ),
      instead: {
        'the last arrival of the laboratory': greatest(ofMaster(unsigned), ({ arrival }) => arrival),
        'the first of one status time': greatest(
          ofMaster(unsigned),
          ({ status }) => status,
          ({ arrival }) => -arrival,
        ),
        'the latest edit': greatest(unsigned, ({ status }) => status),
        'no regard to the signature': greatest(
          ofMaster(writes),
          ({ status }) => status,
          ({ rank }) => rank,
        ),
      },
    }),
    decisionProblems({
      what: 'records that differ',
      stated: sums.verdict[2] ?? '',
      outcome: String,
      rule: causes.reduce((sum, count) => sum + count, 0),
      instead: { 'difference of the counts': erp - shop },
    }),
    decisionProblems({
      what: 'seem to be missing',
      stated: 'nine',
      outcome: (gap) => (gap === 9 ? 'nine' : String(gap)),
      rule: erp - shop,
      instead: {},
    }),
    decisionProblems({
      what: 'causes in words',
      stated: words.join(),
      outcome: (counts) => counts.map((count) => ({ 7: 'seven', 3: 'three', 1: 'one' })[count]).join(),
      rule: causes,
      instead: {},
    }),
  ],
  quantities: { customers: [erp], records: [11] },
});
