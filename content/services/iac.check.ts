import {
  cellsOf,
  clock,
  day,
  decided,
  exhibitOf,
  figures,
  grouped,
  inWords,
  pieceCheck,
} from '@/pipeline/content/piece';
import { iac as page } from './iac';

// Decides each lasting change of the night by the incident, by "the code wins" and by "the cloud wins", and times the open port.

const { document, exchange, fields, grounds, reading } = exhibitOf(page, 'record');
const { said } = cellsOf(page);
const paragraphs = page.detail.argument?.paragraphs ?? [];
const field = (label: string) => fields.find((one) => one.label.startsWith(label))?.value ?? '';
const [plan, log] = exchange;
const entries = (log?.lines ?? []).map((line) => ({ at: clock(line), line }));
const lasting = entries.filter(({ line }) => !/Stop|Start/.test(line));
const planned = plan?.lines.filter((line) => line.startsWith('~ instance_type')) ?? [];
const incident = fields.find(({ label }) => label.startsWith('Incident'));
const number = /\d+/.exec(incident?.label ?? '')?.[0] ?? '';
const [resized, opened] = lasting;
const larger = /instanceType (m6i\.\w+)/.exec(resized?.line ?? '')?.[1] ?? '';
// The log holds the new size alone; an xlarge is twice a large.
const smaller = larger.replace('xlarge', 'large');
const port = /tcp (\d+)/.exec(opened?.line ?? '')?.[1] ?? '';
const named = (what: string) => incident?.value.includes(what) ?? false;
const stated = [
  field('Size').startsWith('To code') ? 'code' : 'undone',
  field('Port').startsWith('Removed') ? 'undone' : 'code',
].join();
const outcome = (size: boolean, open: boolean) =>
  [size, open].map((kept) => (kept ? 'code' : 'undone')).join();
const [checked, removed] = [clock(field('Checked')), clock(field('Port'))];
const changed = (resized?.at ?? 0) + day(field('Checked')) * 1440;
const due = clock(field('Size')) + day(field('Size')) * 1440;
const outOfMemory = clock(said(/memory at (\d+:\d+)/));
const shown = (minutes: number) => [Math.floor(minutes / 60), minutes % 60];

export const check = pieceCheck({
  page,
  decisions: [
    decided('outcome', stated, outcome(named(larger), named(`port ${port}`)), {
      'the code wins, as far as the plan sees': outcome(planned.length === 0, true),
      'the cloud wins': outcome(true, true),
      'all by hand is undone': outcome(false, false),
    }),
    decided('open for', /for (\d+ minutes)/.exec(grounds)?.[1], `${removed - (opened?.at ?? 0)} minutes`, {
      'until the check': `${checked - (opened?.at ?? 0)} minutes`,
    }),
    decided('logins are looked at', /log has (no) other login/.exec(field('Port'))?.[1], 'no'),
    decided(
      'waited for the check',
      /check came (\d+) minutes/.exec(field('Since'))?.[1],
      checked - (opened?.at ?? 0),
      {
        'until removed': removed - (opened?.at ?? 0),
      },
    ),
    decided('a day after the change', grouped(due - changed), 1440),
    decided(
      'the same day',
      [field('Checked'), field('Port')].map(day).join(),
      [day(document), day(document)].join(),
    ),
    decided('port', /Port (\d+)/.exec(grounds)?.[1], port),
    decided('incident', /incident (\d+)/.exec(grounds)?.[1], number),
    decided('every address', /tcp \d+, (.+)/.exec(opened?.line ?? '')?.[1], '0.0.0.0/0'),
    decided('plan', plan?.lines.at(-1), `Plan: 0 to add, ${planned.length} to change, 0 to destroy.`),
    decided('what the plan would do', planned[0], `~ instance_type = ${larger} -> ${smaller}`),
    decided(
      'lasting',
      /behind: (\w+) of the (\w+) entries/.exec(reading)?.slice(1).join(),
      [lasting, entries].map((all) => inWords(all.length)).join(),
    ),
    decided(
      'heading',
      page.detail.argument?.heading.toLowerCase(),
      `${inWords(lasting.length)} changes in the cloud, ${inWords(planned.length)} in the plan`,
    ),
    decided('plan knows', /plan knows (\w+)\./.exec(reading)?.[1], inWords(planned.length)),
    decided(
      'marked',
      exchange.map(({ lines, marked }) => lines[marked]?.slice(0, 5)).join(),
      ['Plan:', opened?.line.slice(0, 5)].join(),
    ),
    decided('when the plan ran', `${clock(plan?.label)}`, checked),
    decided(
      'in order',
      [outOfMemory, ...entries.map(({ at }) => at), checked, removed].join(),
      [outOfMemory, ...entries.map(({ at }) => at), checked, removed]
        .toSorted((one, other) => one - other)
        .join(),
    ),
    decided(
      'figures of the argument',
      figures(...paragraphs),
      [...shown(outOfMemory), port, ...shown(checked), port].join(' '),
    ),
  ],
});
