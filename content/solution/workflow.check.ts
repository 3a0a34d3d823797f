import {
  cellsOf,
  decided,
  figures,
  inWords,
  number,
  partsOf,
  pieceCheck,
  rupees,
} from '@/pipeline/content/piece';
import { workflow as page } from './workflow';

// Runs the time limit by three calendars, with a holiday, and walks down the list of stand-ins by the page's rule and by those of an inbox.

const { said } = cellsOf(page);
const paragraphs = page.detail.argument?.paragraphs ?? [];
const [table] = partsOf(page, 'table');
const [calendar] = partsOf(page, 'calendar');
const amount = number(page.detail.screen?.heading.split(': ')[1]);
const rise = number(said(/rises by (\d+) % to/));
const dearer = amount * (1 + rise / 100);
const list = (table?.rows ?? []).map(([name = '', limit, today = '']) => ({
  name: name.toLowerCase(),
  limit: number(limit),
  today,
}));
const [head] = list;
const marked = (note?: string) => calendar?.marked.find((one) => one.note === note)?.day ?? Number.NaN;
const [comes, leaves, quote, back] = [marked(), marked('Passed on'), marked('Quote ends'), marked('Back')];
const holiday = number(said(/the (\d+)th is Guru Nanak/));
/** Days of November, counted on: 31 is 1 December. */
const monthBegins = Date.parse(`${calendar?.month}-01`);
const weekday = (day: number) => new Date(monthBegins + (day - 1) * 86_400_000).getUTCDay();
const isWorkday = (day: number, off = [0, 6]) => !off.includes(weekday(day)) && day !== holiday;
const limit = 3;
/** The last of three days from `start`, without those that the calendar leaves out. */
const last = (start: number, isOut: (day: number) => boolean = () => false, off = [0, 6]) => {
  let [day, left] = [start - 1, limit];
  while (left > 0) {
    day += 1;
    if (isWorkday(day, off) && !isOut(day)) left -= 1;
  }
  return day;
};
const onLeave = (day: number) => leaves <= day && day < back;
const lastOfLeave = Array.from({ length: back - leaves }, (_, index) => leaves + index)
  .filter((day) => isWorkday(day, [0]))
  .at(-1);
const his = last(comes, onLeave);
const counted = last(comes);
const afterwards = last(counted + 1);
const passed = last(leaves);
const inTime = (day: number) => (day <= quote ? 'in time' : 'late');

const first = (may: (one: (typeof list)[number]) => boolean) =>
  list.find((one) => one.today !== 'on leave' && may(one))?.name ?? '';
const signs = first(({ limit: own, today }) => own >= amount && today !== 'raised it');

export const check = pieceCheck({
  page,
  decisions: [
    decided('who signs', said(/two names; the ([a-z ]+), on head office’s five-day week, decides/), signs, {
      'the first on the list': first(() => true),
      'with the limit of the absent': first(
        ({ today }) => (head?.limit ?? 0) >= amount && today !== 'raised it',
      ),
      'within his own delegation, his request too': first(({ limit: own }) => own >= amount),
    }),
    decided('decided by', `${marked('Decided by')}`, `${passed}`, {
      'his own calendar': `${his}`,
      'leave counted': `${afterwards}`,
    }),
    decided('his own calendar, if the plant works on Saturdays', `${his}`, `${last(comes, onLeave, [0])}`),
    decided('before the quotation ends', inTime(passed), 'in time', {
      'his own calendar': inTime(his),
      'leave counted': inTime(afterwards),
    }),
    decided(
      'dearer than his limit',
      String(dearer > (head?.limit ?? 0) && amount <= (head?.limit ?? 0)),
      'true',
    ),
    decided('today', `${weekday(leaves)}`, '4'),
    decided('passed over', String(list.findIndex(({ name }) => name === signs) - 1), '2'),
    decided('the day of the list', table?.columns[2], `On the ${leaves}th`),
    decided('span of the calendar', calendar?.span?.join(), `${leaves - 3},${back}`),
    decided('the holiday alters the later end', `${afterwards - holiday}`, '2'),
    decided(
      'ratified later, or by an acting head',
      String(
        /left no letter naming/.test(paragraphs[1] ?? '') &&
          /ratifying later is kept/.test(paragraphs[1] ?? ''),
      ),
      'true',
    ),
    decided(
      'raised by',
      said(/would name the ([a-z ]+), who raised/),
      list.find(({ today }) => today === 'raised it')?.name ?? '',
    ),
    decided('said of the amount', said(/compressor at (₹[\d,]+) before/), rupees(amount)),
    decided('promised amounts', figures(page.detail.quickAnswer), `${amount}`),
    decided(
      'figures of the argument',
      figures(...paragraphs).replace(/^\d+ /, ''),
      [
        amount,
        comes,
        limit,
        leaves,
        lastOfLeave,
        his - 30,
        quote,
        rise,
        dearer,
        head?.limit,
        limit,
        2,
        5,
        passed,
        counted,
        afterwards,
        holiday,
        afterwards,
      ].join(' '),
    ),
    decided(
      'request',
      page.detail.screen?.heading,
      `Request ${figures(...paragraphs).split(' ')[0]}: ${rupees(amount)}`,
    ),
    decided(
      'rule, own request and own limit',
      String(/never up to the absent person’s, and never his own request\./.test(paragraphs[2] ?? '')),
      'true',
    ),
    decided('days in words', said(/18 November with (\w+) working/), inWords(limit)),
  ],
});
