import { clock, decided, exhibitOf, figures, inWords, number, pieceCheck } from '@/pipeline/content/piece';
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
/** Fields of one unit are asked together, as one question. */
const asked = (outcome: readonly string[], unit: (field: Field) => string) =>
  new Set(fields.filter((_, index) => outcome[index] === 'asked').map(unit)).size;
const questions = asked(byGroup, ({ group }) => group);
const byName = asked(byField, ({ name }) => name);
const lost = (side: 'phone' | 'desk') => fields.filter((field) => field[side]).length;

const lining = fields.find(({ name }) => name === 'Rear lining');
const status = fields.find(({ name }) => name === 'Status');
const [old, measured] = figures(lining?.before ?? '')
  .split(' ')
  .map(Number);
const [from, to] = figures(fields.find(({ name }) => name === 'Odometer')?.before ?? '')
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
      `${inWords(fields.length)} fields, ${inWords(columns.length)} writers, ${inWords(questions)} questions`,
      {
        'a question a field': `${inWords(fields.length)} fields, ${inWords(columns.length)} writers, ${inWords(asked(byGroup, ({ name }) => name))} questions`,
      },
    ),
    decided(
      'one question by field',
      /so there is (one) question/.exec(paragraphs[1] ?? '')?.[1],
      inWords(byName),
    ),
    decided(
      'pair of the phone',
      /question is: (\d+ and \w+),/.exec(paragraphs[2] ?? '')?.[1],
      `${measured} and ${held.toLowerCase()}`,
    ),
    decided(
      'pair of the desk',
      /, or (\d+ and \w+)/.exec(paragraphs[2] ?? '')?.[1],
      `${old} and ${released.toLowerCase()}`,
    ),
    decided('versions follow', String(versions[1]), (versions[0] ?? 0) + 1),
    decided('driven since', String((from ?? 0) < (to ?? 0)), 'true'),
    decided(
      'judged together',
      /group\. (.*) are one,/.exec(paragraphs[2] ?? '')?.[1]?.toLowerCase(),
      fields
        .filter(({ group }) => group === lining?.group)
        .map(({ name }) => name.split(' ').at(-1)?.toLowerCase())
        .join(' and '),
    ),
    decided(
      'changed by both',
      /only the (\w+) was/.exec(paragraphs[1] ?? '')?.[1],
      fields
        .filter(({ phone, desk }) => phone && desk)
        .map(({ name }) => name.toLowerCase())
        .join(),
    ),
    decided(
      'who loses by the last save',
      /entries of the (\w+) are lost/.exec(paragraphs[1] ?? '')?.[1],
      (versions[0] ?? 0) < (versions[1] ?? 0) ? 'desk' : 'phone',
    ),
    decided('below it a bus is', /mm a bus is (\w+)/.exec(lining?.note ?? '')?.[1], held.toLowerCase()),
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
        lost('phone'),
        measured,
        measured,
        old,
        questions,
        (versions[1] ?? 0) + 1,
      ].join(' '),
    ),
    decided('minutes of the clock', String(clock(paragraphs[0])), 14 * 60 + 40),
  ],
});
