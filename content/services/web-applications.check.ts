import {
  clock,
  decided,
  exhibitOf,
  figures,
  inWords,
  number,
  numberOf,
  pieceCheck,
} from '@/pipeline/content/piece';
import { webApplications as page } from './web-applications';

// Settles the two saves by groups of fields, and by field, by the whole record, by the last and by the first save.

const { columns, rows, title } = exhibitOf(page, 'comparison');
const paragraphs = page.detail.argument?.paragraphs ?? [];
const changed = (cell: string) => cell.includes('→');
const fields = rows.map(({ before, after, note = '' }) => {
  const [name = ''] = before.split(':');
  return {
    name,
    isSame: after.startsWith(`${name}:`),
    phone: changed(before),
    desk: changed(after),
    before,
    after,
    group: /^Group (\w+): (\w+)/.exec(note)?.[1] ?? '',
    told: /^Group (\w+): (\w+)/.exec(note)?.[2] ?? '',
    note,
  };
});
type Field = (typeof fields)[number];
/** What happens to each field when fields of the same unit are settled together. */
const settled = (unit: (field: Field) => string) =>
  fields.map((field) => {
    const together = fields.filter((one) => unit(one) === unit(field));
    const [phone, desk] = [together.some((one) => one.phone), together.some((one) => one.desk)];
    return phone && desk ? 'asked' : phone ? 'taken' : 'kept';
  });
const byGroup = settled(({ group }) => group);
const byField = settled(({ name }) => name);
const asked = (outcome: readonly string[]) => outcome.filter((one) => one === 'asked').length;
const lost = (side: 'phone' | 'desk') => fields.filter((field) => field[side]).length;

const lining = fields.find(({ name }) => name === 'Rear lining');
const status = fields.find(({ name }) => name === 'Status');
const [old, measured] = figures(lining?.before ?? '')
  .split(' ')
  .map(Number);
const limit = number(/Below (\d+) mm/.exec(lining?.note ?? '')?.[1]);
const released = /→ (\w+)/.exec(status?.after ?? '')?.[1] ?? '';
const held = /: (\w+) →/.exec(status?.after ?? '')?.[1] ?? '';
const versions = columns.map((head) => number(/version (\d+)/.exec(head)?.[1]));
const heading = page.detail.argument?.heading ?? '';

export const check = pieceCheck({
  page,
  decisions: [
    decided('fields', fields.map(({ told }) => told).join(), byGroup.join(), {
      'field by field': byField.join(),
      'the whole record': settled(() => '').join(),
      'the last save': fields.map(() => 'taken').join(),
      'the first save': fields.map(() => 'kept').join(),
    }),
    decided('same field on both sides', String(fields.every(({ isSame }) => isSame)), 'true'),
    decided('merged by field', heading.slice(0, 24), `A bus ${released.toLowerCase()} with ${measured} mm`, {
      'the first save': `A bus ${released.toLowerCase()} with ${old} mm`,
      'the last save': `A bus ${held.toLowerCase()} with ${measured} mm`,
    }),
    decided('below the limit', String((measured ?? 9) < limit && limit < (old ?? 0)), 'true'),
    decided('until answered', /(\w+) until answered/.exec(status?.note ?? '')?.[1], held),
    decided(
      'title',
      title.toLowerCase(),
      `${inWords(fields.length)} fields, ${inWords(columns.length)} writers, ${inWords(asked(byGroup))} questions`,
    ),
    decided('one question by field', String(asked(byField)), 1),
    decided('versions follow', String(versions[1]), (versions[0] ?? 0) + 1),
    decided('driven since', String(Math.sign(numberOf('81260') - numberOf('81200'))), 1),
    decided(
      'figures of the argument',
      figures(...paragraphs),
      [
        318,
        old,
        measured,
        old,
        ...[14, 40, 24, 2026],
        ...versions,
        measured,
        limit,
        fields.length,
        lost('desk'),
        measured,
        asked(byGroup),
      ].join(' '),
    ),
    decided('minutes of the clock', String(clock(paragraphs[0])), 14 * 60 + 40),
  ],
});
