import { decisionProblems, pieceCheck } from '@/pipeline/content/piece';
import { ehrEmrSoftware as page } from './ehr-emr-software';

const { argument, route } = page.detail;
const station = (id: string) => route?.stations.find(({ at }) => at === id);
const field = (id: string, name: string) =>
  station(id)?.fields?.find(({ label }) => label === name)?.value ?? '';
const row = (id: string, name: string) =>
  station(id)?.sum?.rows.find(([label]) => label.startsWith(name))?.[1] ?? '';
const said = (pattern: RegExp) => pattern.exec(argument?.paragraphs.join(' ') ?? '')?.[1] ?? '';
const minute = 60_000;
/** A time as minutes; where the year is left out it is that of the signature. */
const at = (text: string) => {
  const [, day = '', hour = ''] = /(\d+ \w{3})(?: \d{4})?,? (\d\d:\d\d)/.exec(text) ?? [];
  return Date.parse(`${day} ${/\d{4}/.exec(field('doctor', 'Signed'))?.[0]} ${hour} UTC`) / minute;
};
// The drug is taken at the prescribed hours until somebody rings the patient.
const clock = (hour = '') => Number(hour.slice(0, 2)) * 60 + Number(hour.slice(3));
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
const late = { inbox: at(field('doctor', 'Dr Menon')), list: nextMorning };
const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
const decide = (
  what: string,
  stated: string,
  rule: number,
  instead: Record<string, number> = {},
  outcome: (n: number) => string = String,
) => decisionProblems({ what, stated, outcome, rule, instead });
const more = (to: number) => words[doses(result, to)] ?? '';
// A late result replaces the summary if it names a drug that was stopped for it; others are appended.
const results = (station('lis')?.fields ?? []).flatMap(({ value }) =>
  value.startsWith('F ') && at(value) > signed ? value : [],
);
const stopped = field('inbox', 'Stopped').toLowerCase();
const count = (pattern: RegExp) => results.filter((value) => pattern.test(value)).length;
const replaced = count(new RegExp(`${stopped} R$`));
const [flagged, every] = [count(/ [HLR]$/), count(/./)];
const open = (station('orders')?.fields ?? []).length;
// Whatever is appended bears the day of its own result.
const appended = (station('lis')?.fields ?? []).filter(
  ({ value }) => results.includes(value) && !value.endsWith(`${stopped} R`),
);
const days = appended.map(({ label, value }) => `${label.split(' ')[0]} ${/\d+(?= \w{3})/.exec(value)?.[0]}`);

export const ehrEmrSoftwareCheck = pieceCheck({
  page,
  decisions: [
    decide('doses before the result', row('encounter', 'Before'), doses(signed, result)),
    decide('doses after it', row('encounter', 'After'), rung, late, (to) => String(doses(result, to))),
    decide(
      'more doses by the inbox',
      said(/have cost (\w+) more doses/),
      late.inbox,
      { list: late.list },
      more,
    ),
    decide('more doses by the list', said(/at \d\d:\d\d, (\w+)\./), late.list, { inbox: late.inbox }, more),
    decide('minutes until it is read', said(/after (\d+) minutes/), at(field('inbox', 'Read')) - result),
    decide('doses at the head', station('encounter')?.value.split(' ')[0] ?? '', doses(signed, rung)),
    decide('replaced', row('summary', 'New version'), replaced, { flagged, every, none: 0 }),
    decide('appended', row('summary', 'Added'), every - replaced, {
      flagged: every - flagged,
      none: every,
    }),
    decide('versions by flag', said(/there would be (\w+) new/), flagged, { every }, (n) => words[n] ?? ''),
    decide('versions by result', said(/late result did, (\w+),/), every, { flagged }, (n) => words[n] ?? ''),
    decide('open when signed', station('summary')?.sum?.total[1] ?? '', every),
    decisionProblems({
      what: 'days of what is appended',
      stated: station('summary')?.sum?.rows[1]?.[0].toLowerCase() ?? '',
      outcome: (list) => `added: ${list.join(', ')} nov`.toLowerCase(),
      rule: days,
      instead: {},
    }),
  ],
  quantities: { 'results open|orders not final|of 3 closed': [open] },
});
