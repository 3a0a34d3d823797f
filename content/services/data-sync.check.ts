import { amountOf } from '@/pipeline/content/arithmetic';
import { decisionProblems, pieceCheck } from '@/pipeline/content/piece';
import { dataSync as page } from './data-sync';

// Decides the writes by the page's rule, and by arrival, by first of its kind, by latest edit and with other readings of the signature.

const { exhibit, argument, chapters } = page.detail;
const { paragraphs = [], sums } = chapters?.workedExample ?? {};
if (exhibit?.kind !== 'rules' || !argument || !sums?.verdict) throw new Error('No rule, or no ledger');

const clock = (text = '') => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5));
const signed = clock(/at (\d\d:\d\d)/.exec(exhibit.basis)?.[1]);
const [, stronger] = /\((\w)\) beats a/.exec(exhibit.tieBreak ?? '') ?? [];
const writes = exhibit.rows.map(({ cells: [name = '', times = '', value = ''], outcome }) => {
  const [status = 0, arrival = 0] = (times.match(/\d\d:\d\d/g) ?? []).map(clock);
  const [system = '', code = ''] = name.split(', ');
  return { system, rank: code === stronger ? 1 : 0, status, arrival, value, outcome };
});
type Write = (typeof writes)[number];
const unsigned = writes.filter(({ arrival }) => arrival <= signed);
const ofMaster = (list: readonly Write[]) => list.filter(({ system }) => system === 'Laboratory');
/** The write that is greatest by the first number in which two differ. */
const greatest = (list: readonly Write[], ...by: ((write: Write) => number)[]) =>
  [...list].sort((a, b) => by.map((key) => key(b) - key(a)).find(Boolean) ?? 0)[0]?.value ?? '';
const number = (text = '') => amountOf(text) ?? Number.NaN;
const [erp = 0, shop = 0] = [1, 2].map((column) => number(sums.rows[0]?.[column]));
const causes = sums.rows.slice(1).map((row) => Math.abs(number(row[2])));
const texts = [...argument.paragraphs, ...paragraphs].join(' ');
const said = (pattern: RegExp) => pattern.exec(texts)?.slice(1).join() ?? '';
const words = 'none one two three four five six seven eight nine ten'.split(' ');
const decide = (what: string, stated: string, rule: string) =>
  decisionProblems({ what, stated, outcome: String, rule, instead: {} });

const byArrival = greatest(ofMaster(unsigned), ({ arrival }) => arrival);
const firstOfTime = greatest(
  ofMaster(unsigned),
  ({ status }) => status,
  ({ arrival }) => -arrival,
);
const latestEdit = greatest(unsigned, ({ status }) => status);
const inSpiteOfSignature = greatest(ofMaster(writes), ({ status }) => status);

export const check = pieceCheck({
  page,
  decisions: [
    decisionProblems({
      what: 'outcomes of the writes',
      stated: writes.map(({ outcome }) => outcome).join(),
      outcome: (won) =>
        writes
          .map((write) => (write.value === won ? 'wins' : write.arrival > signed ? 'absent' : 'loses'))
          .join(),
      rule: greatest(
        ofMaster(unsigned),
        ({ status }) => status,
        ({ rank }) => rank,
      ),
      instead: {
        'the last arrival of the laboratory': byArrival,
        'the first of one status time': firstOfTime,
        'the latest edit': latestEdit,
        'no regard to the signature': inSpiteOfSignature,
        'the signature held against the status time': greatest(
          ofMaster(writes.filter(({ status }) => status <= signed)),
          ({ status }) => status,
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
    decide('last arrival', said(/prints ([\d.]+):/), byArrival),
    decide('duplicate dropped', said(/correction: ([\d.]+) again/), firstOfTime),
    decide('ward', said(/ward argues for ([\d.]+),/), latestEdit),
    decide('addendum', said(/the ([\d.]+) of 11:58/), inSpiteOfSignature),
    decide('seem to be missing', said(/so (\w+) seem to be missing/), words[erp - shop] ?? ''),
    decide(
      'causes in words',
      said(/differ: (\w+) are still under way, (\w+) were refused .*? and (\w+) was deleted/),
      causes.map((count) => words[count]).join(),
    ),
  ],
  quantities: { customers: [erp], records: [11] },
});
