import {
  cellsOf,
  clock,
  decided,
  decisionProblems,
  figures,
  inWords,
  number,
  pieceCheck,
  sum,
} from '@/pipeline/content/piece';
import { dataSync as page } from './data-sync';

// Decides which write the summary prints by the page's rule, and by arrival, first copy, latest edit or other readings of the signature.

const { exhibit } = page.detail;
const { said, sums } = cellsOf(page);
if (exhibit?.kind !== 'rules' || !sums?.verdict) throw new Error('No rule, or no ledger');

const signed = clock(/ at \d\d:\d\d/.exec(exhibit.basis)?.[0]);
const [, stronger] = /\((\w)\) beats a/.exec(exhibit.tieBreak ?? '') ?? [];
const writes = exhibit.rows.map(({ cells: [name = '', times = '', value = ''], outcome }) => {
  const [status = Number.NaN, arrival = Number.NaN] = times.split(', ').map(clock);
  const [system = '', code = ''] = name.split(', ');
  return { system, rank: code === stronger ? 1 : 0, status, arrival, value, outcome };
});
type Write = (typeof writes)[number];
const unsigned = writes.filter(({ arrival }) => arrival <= signed);
const ofMaster = (list: readonly Write[]) => list.filter(({ system }) => system === 'Laboratory');
/** Returns the value of the write that is greatest by the first of the numbers `by` in which two writes differ. */
const greatest = (list: readonly Write[], ...by: ((write: Write) => number)[]) =>
  [...list].sort((a, b) => by.map((key) => key(b) - key(a)).find(Boolean) ?? 0)[0]?.value ?? '';
const [erp = 0, shop = 0] = [1, 2].map((column) => number(sums.rows[0]?.[column]));
const causes = sums.rows.slice(1).map((row) => Math.abs(number(row[2])));
const [underWay = 0, refused = 0, deleted = 0] = causes;

const byArrival = greatest(ofMaster(unsigned), ({ arrival }) => arrival);
const firstOfTime = greatest(
  ofMaster(unsigned),
  ({ status }) => status,
  ({ arrival }) => -arrival,
);
const latestEdit = greatest(unsigned, ({ status }) => status);
const inSpiteOfSignature = greatest(ofMaster(writes), ({ status }) => status);

/** 640 as "10 40", as figures read a time. */
const at = (minutes = Number.NaN) => `${Math.floor(minutes / 60)} ${minutes % 60}`;

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
    decided('records that differ', sums.verdict[2], sum(causes), {
      'difference of the counts': erp - shop,
    }),
    decided('last arrival', said(/prints ([\d.]+):/), byArrival),
    decided('duplicate dropped', said(/correction: ([\d.]+) again/), firstOfTime),
    decided('ward', said(/ward argues for ([\d.]+),/), latestEdit),
    decided('addendum', said(/the ([\d.]+) of 11:58/), inSpiteOfSignature),
    decided('seem to be missing', said(/so (\w+) seem to be missing/), inWords(erp - shop)),
    decided('under way', said(/differ: (\w+) are still under way/), inWords(underWay)),
    decided('refused', said(/under way, (\w+) were refused/), inWords(refused)),
    decided('deleted', said(/ and (\w+) was deleted/), inWords(deleted)),
    decided(
      'figures of the argument',
      figures(page.detail.argument?.heading ?? '', ...(page.detail.argument?.paragraphs ?? [])),
      [
        ...writes.slice(0, 2).map(({ value }) => value),
        at(writes[0]?.status),
        at(writes[3]?.arrival),
        byArrival,
        firstOfTime,
        latestEdit,
        inSpiteOfSignature,
        at(writes[4]?.status),
      ].join(' '),
    ),
    decided(
      'writes after their arrival',
      writes.filter(({ status, arrival }) => status > arrival).length.toString(),
      0,
    ),
    decided(
      'order of arrival',
      writes.map(({ arrival }) => arrival).join(),
      [...new Set(writes.map(({ arrival }) => arrival))].sort((a, b) => a - b).join(),
    ),
    decided('put right within the minute', `${(writes[1]?.arrival ?? 0) - (writes[0]?.arrival ?? 0)}`, 1),
    decided('bedside meter', at(writes[2]?.status), at(writes[2]?.arrival)),
    decided(
      'segments and fields',
      figures(exhibit.columns[0] ?? '', exhibit.tieBreak ?? '', exhibit.reading),
      '11 22 2 7 2',
    ),
    decided('specimen and signature', figures(exhibit.basis), `26 4471 3 14 2026 ${at(signed)}`),
  ],
  quantities: { customers: [erp], records: [11] },
});
