import { cellsOf, day, decided, figures, number, pieceCheck, rupees } from '@/pipeline/content/piece';
import { policyManagement as page } from './policy-management';

// Replays two endorsements in the order of their effect, of their signature and as stored totals, and pays the loss under each sum insured.

const { argument } = page.detail;
const { field, row, rows, said, station, total } = cellsOf(page);
const lakhs = (text: string) => number(/\d+(?= lakh)/.exec(text)?.[0]);

const [first, raise, addition] = ['Sum at', 'E1', 'E2'].map((label) => field('broker', label));
const [base, share, more] = [lakhs(first ?? ''), number(raise?.slice(1, 5)), lakhs(addition ?? '')];
const [inception, raised, added] = [first, raise, addition].map(day);
const signed = (label: string) =>
  day(page.detail.route?.stations[0]?.fields?.find((one) => one.label.startsWith(label))?.label);
const insured = {
  replayed: (base + more) * (1 + share),
  signed: base * (1 + share) + more,
  stored: base * (1 + share),
};
const [loss, atRisk] = [lakhs(field('lossDate', 'Loss')), lakhs(field('lossDate', 'Stock'))];
const forgiven = number(/\d+ %/.exec(field('lossDate', 'Under'))?.[0]);
const paid = (sum: number) => ((atRisk - sum) / atRisk <= forgiven ? loss : (loss * sum) / atRisk);
// The policy year ends the day before its anniversary; the raise runs from its effect to that end.
const end = (inception ?? Number.NaN) + 365 - 1;
const days = end - (raised ?? Number.NaN) + 1;
const gap = insured.replayed - insured.signed;
const rate = number(said(/At ₹(\d+) a day/));
const ceded = number(field('cession', 'Obligatory').slice(0, 3));
const versions = (station('policy')?.fields ?? [])
  .slice(0, 3)
  .map(({ label, value }) => [day(label), lakhs(value)]);
const lossDay = day(field('lossDate', 'Loss'));
const order = [inception, signed('E1'), signed('E2'), raised, lossDay].map(Number);
const month = (date = Number.NaN) =>
  new Date(date * 86_400_000).toLocaleDateString('en-GB', { timeZone: 'UTC', month: 'long' });
const dom = (date = Number.NaN) => new Date(date * 86_400_000).getUTCDate();

export const policyManagementCheck = pieceCheck({
  page,
  decisions: [
    decided('sum insured', `${total('endorse')}`, `${insured.replayed}`, {
      'as signed': `${insured.signed}`,
      'as a stored total': `${insured.stored}`,
    }),
    decided('loss paid', station('lossDate')?.value, `${paid(insured.replayed)} lakh in full`, {
      'as signed': `${paid(insured.signed)} lakh in full`,
      'as a stored total': `${paid(insured.stored)} lakh in full`,
    }),
    decided(
      'rows',
      rows('endorse')
        .map(([, amount]) => amount)
        .join(),
      [base, more, (base + more) * share].join(),
    ),
    decided(
      'names of the rows',
      figures(...rows('endorse').map(([name = '']) => name)),
      [2, dom(added), 1, share * 100, base + more].join(' '),
    ),
    decided(
      'versions',
      versions.join(),
      [(added ?? 0) - 1, base, (raised ?? 0) - 1, base + more, raised, insured.replayed].join(),
    ),
    decided('number of versions', station('policy')?.value, `Version ${versions.length}`),
    decided('struck', station('policy')?.mark?.struck, `${insured.signed} lakh`),
    decided('note', figures(station('policy')?.mark?.note ?? ''), `${base + more} ${base}`),
    decided(
      'replayed when E2 is signed',
      `${day(field('endorse', 'Replayed'))},${day(field('policy', 'Paid'))}`,
      `${signed('E2')},${added}`,
    ),
    decided('E2 in force on its day', `${signed('E2')}`, `${added}`),
    decided(
      'shortfall',
      field('lossDate', 'Under').split(',')[0],
      `${atRisk - insured.replayed} of ${atRisk}`,
    ),
    decided('premium', field('policy', 'Paid').split(' ')[0], rupees(gap * days * rate)),
    decided('recovered', station('cession')?.value, `${rupees(loss * ceded * 100_000)}, less excess`),
    decided('recovered of what is paid', figures(field('cession', 'Falls')), `${ceded * 100}`),
    decided(
      'ceded',
      `${lakhs(field('cession', 'Sum'))},${day(field('cession', 'Sum'))}`,
      `${insured.replayed * ceded},${raised}`,
    ),
    decided('order of the days', order.join(), [...order].sort((a, b) => a - b).join()),
    decided('from', station('endorse')?.value, `${insured.replayed} lakh from ${dom(raised)} Oct`),
    decided(
      'figures of the argument',
      figures(...(argument?.paragraphs ?? [])),
      [
        [dom(raised), more, 1, 2, 2, 1],
        [base, insured.stored, insured.signed, 1, base * share, share * 100, dom(raised), base + more],
        [(base + more) * share, 1, 2, insured.replayed, rate, gap, days, gap * days * rate, dom(added)],
        [dom(lossDay), atRisk, insured.replayed, forgiven * 100, loss],
        [insured.signed, loss, insured.signed, atRisk, paid(insured.signed)],
        [1, insured.stored, insured.stored, dom(raised), paid(insured.stored)],
      ]
        .flat()
        .join(' '),
    ),
    decided(
      'months of the signatures',
      `${said(/In (July) the/)},${said(/In (August) he/)}`,
      ['E1', 'E2'].map((label) => month(signed(label))).join(),
    ),
    decided('endorsements', station('broker')?.value, '2 endorsements'),
    decided('treaty year', field('cession', 'Obligatory').slice(-7), '2026-27'),
    decided('loss within the year', `${lossDay <= end}`, 'true'),
    decided('which is paid', `${page.detail.route?.stations[2]?.fields?.[3]?.label}`, 'Paid for E1'),
    decided('named rows', `${row('endorse', 'At inception')}`, `${base}`),
  ],
});
