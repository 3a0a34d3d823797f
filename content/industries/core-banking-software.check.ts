import { cellsOf, clock, day, decided, figures, grouped, number, pieceCheck } from '@/pipeline/content/piece';
import { coreBankingSoftware as page } from './core-banking-software';

// Ties the deposits of both cores to head 2310, in number and in rupees, and orders the hours of the cut-over.

const { route } = page.detail;
const { field, row, rows, said, station } = cellsOf(page);

const extracted = number(station('old')?.value);
const [corrected, kept] = [row('rejects', 'Corrected'), row('rejects', 'Kept')];
const rejected = corrected + kept;
// `typed` and `held` are the rupees of the rejects, which the names of the rows hold.
const head = number(field('old', 'Head 2310'));
const [typed = 0, held = 0] = rows('rejects').map(([name = '']) => number(name.split(', ')[1]));
const ledger = head - held;
const times =
  route?.stations.flatMap(
    (at) => /\b\d\d:\d\d\b/.exec(JSON.stringify([at.value, at.fields, at.sum?.rows[1]]))?.[0] ?? [],
  ) ?? [];
const minutes = times.map((time) => clock(time) + (time < '12' ? 1440 : 0));
// `free` tells whether the cut falls on a second or fourth Saturday, on which banks close.
const cut = new Date(day(route?.about) * 86_400_000);
const free = cut.getUTCDay() === 6 && Math.ceil(cut.getUTCDate() / 7) % 2 === 0;
// `difference` compares the sum of the ledgers with the head; the route switches at nil.
const difference = (sum: number) => sum - head;

export const coreBankingSoftwareCheck = pieceCheck({
  page,
  decisions: [
    decided(
      'figures of the argument',
      figures(page.detail.argument?.heading ?? '', ...(page.detail.argument?.paragraphs ?? [])),
      [
        ...[kept, figures(times[1] ?? ''), typed + held, corrected, rejected, corrected - 1, 31, kept, 2],
        ...[500_000, kept, 2],
      ].join(' '),
    ),
    decided(
      'head, three times',
      [figures(route?.name ?? ''), figures(rows('tie')[2]?.[0] ?? '')].join(),
      Array.from({ length: 2 }, () => figures(station('old')?.fields?.[1]?.label ?? '')).join(),
    ),
    decided('a paisa each', rows('run')[1]?.[1], Number(figures(rows('run')[1]?.[0] ?? '')) / 100),
    decided('stay behind', figures(station('tie')?.mark?.note ?? ''), kept),
    decided(
      'last hour to turn back',
      field('routing', 'Way back').slice(-5),
      /Monday, (\d\d:\d\d)/.exec(JSON.stringify(page.detail.chapters))?.[1] ?? 'none',
    ),
    decided('loaded', grouped(row('bench', 'Extracted') + row('bench', 'Rejected')), extracted - rejected),
    decided('moved', field('routing', 'New core').split(' ')[0], extracted - kept, {
      uncorrected: extracted - rejected,
    }),
    decided('kept', field('routing', 'Old core').split(',')[0], kept),
    decided('rejected', /₹([\d,]+)/.exec(station('rejects')?.sum?.total[0] ?? '')?.[1], typed + held),
    decided('missing after the count', said(/with ₹([\d,]+) of depositors/), typed + held, {
      corrected: held,
    }),
    decided('loaded first', rows('accounts')[0]?.[1], head - typed - held),
    decided('new ledger', station('accounts')?.sum?.total[1], ledger),
    decided('difference', station('tie')?.sum?.total[1], difference(ledger + held), {
      'new core alone': difference(ledger),
      'what was loaded by the count': difference(ledger - typed),
      'all rejects counted as kept': difference(ledger + typed + held),
    }),
    decided('accounts compared', rows('run')[0]?.[0]?.split('same ')[1], extracted - kept),
    decided('kept, in the tie', rows('tie')[1]?.[0]?.split(' ')[0], kept),
    decided('day of the cut', field('old', 'Cut').split(',')[0], free ? 'Saturday' : 'a working day'),
    decided('rounding voucher', field('run', 'Voucher').split(' ')[0], rows('run')[1]?.[1] ?? 'none'),
    decided('close of the count', said(/At (\d\d:\d\d) the count/), times[1] ?? 'never'),
    decided(
      'hours of both loads',
      rows('accounts')
        .map(([name = '']) => name.slice(-5))
        .join(),
      times.slice(1, 3).join(),
    ),
    decided('struck difference', station('tie')?.mark?.struck.replace('−', '-'), difference(ledger)),
    decided('times', [...minutes].sort((a, b) => a - b).join(), minutes.join()),
  ],
  quantities: { deposits: [extracted - kept, kept, 4, 2], rejects: [rejected] },
});
