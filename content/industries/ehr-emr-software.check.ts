import { cellsOf, clock, day, decided, pieceCheck } from '@/pipeline/content/piece';
import { ehrEmrSoftware as page } from './ehr-emr-software';

const { field, row, rows, said, station } = cellsOf(page);
const [year] = /\d{4}/.exec(field('doctor', 'Signed')) ?? [];
/** A time as minutes; where the year is left out it is that of the signature. */
const at = (text: string) => day(`${/\d+ \w{3}/.exec(text)?.[0]} ${year}`) * 1440 + clock(text);
// The drug is taken at the prescribed hours until somebody rings the patient.
const hours = (field('doctor', 'Cefixime').match(/\d\d:\d\d/g) ?? []).map(clock);
const doses = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => (from + index + 1) % 1440).filter((time) =>
    hours.includes(time),
  ).length;
const [signed, result, rung] = [
  at(field('doctor', 'Signed')),
  at(field('lis', 'Urine culture')),
  at(field('inbox', 'Patient rung')),
];
const nextMorning = Math.ceil(result / 1440) * 1440 + clock(said(/next morning at (\d\d:\d\d)/));
const word = (count: number) => 'no one two three four five six'.split(' ')[count] ?? `${count}`;
const [byOurs, byInbox, byList] = [rung, at(field('doctor', 'Dr Menon')), nextMorning].map((to) =>
  doses(result, to),
) as [number, number, number];
// A late result replaces the summary if it names a drug that was stopped for it; others are appended.
const late = (station('lis')?.fields ?? []).filter(
  ({ value }) => value.startsWith('F ') && at(value) > signed,
);
const stopped = `${field('inbox', 'Stopped').toLowerCase()} R`;
const appended = late.filter(({ value }) => !value.endsWith(stopped));
const [replaced, every] = [late.length - appended.length, late.length];
const flagged = late.filter(({ value }) => / [HLR]$/.test(value)).length;
// Whatever is appended bears the day of its own result.
const days = appended.map(({ label, value }) => `${label.split(' ')[0]} ${/\d+(?= \w{3})/.exec(value)?.[0]}`);

export const ehrEmrSoftwareCheck = pieceCheck({
  page,
  decisions: [
    decided('doses before the result', String(row('encounter', 'Before')), String(doses(signed, result))),
    decided('doses after it', String(row('encounter', 'After')), String(byOurs), {
      inbox: String(byInbox),
      list: String(byList),
    }),
    decided('more doses by the inbox', said(/have cost (\w+) more doses/), word(byInbox), {
      list: word(byList),
    }),
    decided('more doses by the list', said(/at \d\d:\d\d, (\w+)\./), word(byList), { inbox: word(byInbox) }),
    decided(
      'minutes until it is read',
      said(/after (\d+) minutes/),
      String(at(field('inbox', 'Read')) - result),
    ),
    decided('doses at the head', station('encounter')?.value.split(' ')[0], String(doses(signed, rung))),
    decided('replaced', String(row('summary', 'New version')), String(replaced), {
      flagged: String(flagged),
      every: String(every),
      none: '0',
    }),
    decided('appended', String(row('summary', 'Added')), String(every - replaced), {
      flagged: String(every - flagged),
      none: String(every),
    }),
    decided('versions by flag', said(/there would be (\w+) new/), word(flagged), { every: word(every) }),
    decided('versions by result', said(/late result did, (\w+),/), word(every), { flagged: word(flagged) }),
    decided('open when signed', station('summary')?.sum?.total[1], String(every)),
    decided(
      'days of what is appended',
      rows('summary')[1]?.[0]?.toLowerCase(),
      `added: ${days.join(', ')} nov`.toLowerCase(),
    ),
  ],
  quantities: { 'results open|orders not final|of 3 closed': [station('orders')?.fields?.length ?? 0] },
});
