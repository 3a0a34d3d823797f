import { cellsOf, clock, day, decided, figures, number, pieceCheck, rupees } from '@/pipeline/content/piece';
import { banking as page } from './banking';

// Reckons how much the settlement account lacks for one payment and for two, and which way brings the money before the sub-registrar closes.

const { route, argument } = page.detail;
const { field, row, said, station } = cellsOf(page);
const spaced = (minutes: number) => `${Math.floor(minutes / 60)} ${minutes % 60}`;

const [payment, account] = [row('domestic', 'This payment'), -row('domestic', 'In settlement account')];
const moved = row('nostro', 'Own account transfer');
const lacking = (copies: number) => copies * payment - account;
const [request, signed] = [clock(field('teller', 'Request')), clock(field('limits', 'Checker'))];
const [timer, asked] = [clock(field('hub', 'Timer')), clock(field('domestic', 'Asked'))];
const [movedAt, settled] = [clock(field('domestic', 'Moved in')), clock(field('nostro', 'Settled'))];
const needed = clock(field('teller', 'Needed by'));
const times = (route?.stations ?? [])
  .flatMap(({ fields = [] }) => fields.map(({ label, value }) => (label === 'Needed by' ? '' : value)))
  .flatMap((value) => value.match(/\d\d:\d\d/g) ?? [])
  .map(clock);
// `stateOf` a payment by what RTGS answers; a batch of NEFT runs each half hour and is credited within two.
const stateOf = (answer: string) => (answer.includes('queued') ? 'Open' : 'Failed');
const byRtgs = settled + number(said(/has (\d+) minutes/));
const signing = signed - request;
const batch = Math.ceil((asked + signing) / 30) * 30;
const byNeft = batch + 120;
const way = (fund: number, neft: number) => (fund <= needed && neft > needed ? 'fund' : 'withdraw');

export const bankingCheck = pieceCheck({
  page,
  decisions: [
    decided('state', station('hub')?.value, stateOf(field('domestic', 'Asked')), {
      'silence is a rejection': station('hub')?.mark?.struck ?? '',
    }),
    decided('request', station('teller')?.value, `${rupees(payment)} by RTGS`),
    decided(
      'within the branch’s limit',
      `${payment <= number(field('limits', 'Limit').split(' ')[0])}`,
      'true',
    ),
    decided('shortage', station('domestic')?.value, `${rupees(lacking(1))} short`, {
      'sent again': `${rupees(lacking(2))} short`,
    }),
    decided('left', station('nostro')?.value, `${rupees(moved - lacking(1))} left`, {
      'sent again': `${rupees(moved - lacking(2))} left`,
    }),
    decided('the treasurer’s transfer pays for two', `${moved >= lacking(2)}`, 'true', {
      'without it': `${lacking(1) <= 0}`,
    }),
    decided('way in time', 'fund', way(byRtgs, byNeft), {
      'if NEFT were credited at once': way(byRtgs, batch),
    }),
    decided('order of the times', times.join(), [...times].sort((a, b) => a - b).join()),
    decided('signatures', station('limits')?.value, 'Two signatures'),
    decided(
      'working day',
      `${[0, 6].includes(new Date(day(route?.about) * 86_400_000).getUTCDay())}`,
      'false',
    ),
    decided('year and month of the record', route?.name.slice(11, 15), `${route?.about.slice(-2)}11`),
    decided(
      'screened together, debited and sent a minute apart',
      `${clock(field('screening', 'Payer')) - clock(field('screening', 'Beneficiary'))},${clock(field('hub', 'Sent')) - clock(field('hub', 'Customer'))}`,
      '0,1',
    ),
    decided('message', /pacs\.\d+/.exec(field('hub', 'Sent'))?.[0], station('hub')?.onward ?? ''),
    decided('wait before asking', `${timer - clock(field('hub', 'Sent'))},${asked - timer}`, '5,1'),
    decided(
      'figures of the argument',
      figures(...(argument?.paragraphs ?? [])),
      [
        [spaced(timer), payment, spaced(needed), lacking(1)],
        [moved, spaced(movedAt), spaced(settled), byRtgs - settled, spaced(byRtgs), lacking(2), 2 * payment],
        [2, signing, spaced(batch), spaced(byNeft)],
      ]
        .flat()
        .join(' '),
    ),
  ],
});
