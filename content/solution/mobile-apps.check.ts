import { cellsOf, decided, figures, number, partsOf, pieceCheck } from '@/pipeline/content/piece';
import { mobileApps as page } from './mobile-apps';

// Fills the phone by four rules and reads off the last day on which both children have their videos.

const { said } = cellsOf(page);
const { argument } = page.detail;
const [matrix] = partsOf(page, 'matrix');
const [list] = partsOf(page, 'list');
const amount = (pattern: RegExp) => number(said(pattern));
const [free, low, photos] = [
  /has (\d+) MB free/,
  /Below (\d+) Android/,
  /and (\d+) are kept for photographs/,
].map(amount) as [number, number, number];
const room = free - low - photos;
const texts = amount(/is (\d+) MB of texts/);
const [sister, brother] = [amount(/video at (\d+),/), amount(/texts and (\d+) a day/)];
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const pack = (video: number) => texts + days.length * video;
/** Days of video that fit beside the texts of one child. */
const within = (space: number, video: number) => Math.min(days.length, Math.floor((space - texts) / video));
const both = sister + brother;
const byDay = Math.min(days.length, Math.floor((room - 2 * texts) / both));
const sisterFirst = within(room - pack(sister), brother);
const brotherFirst = within(room - pack(brother), sister);
const halves = [within(room / 2, sister), within(room / 2, brother)] as const;
/** Days from the lesson without a video to the study centre’s Wi-Fi, at its nth opening since. */
const wait = (opening: number) =>
  [...days, 'Saturday'].indexOf(said(/on (\w+)s it is on/)) -
  days.indexOf(said(/(\w+)’s waits for a recharge/)) +
  7 * (opening - 1);
const lastDay = (count: number) => days[count - 1] ?? '';
const shown = matrix?.rows.map(({ cells }) => cells.filter((cell) => cell === 'full').length) ?? [];
const quiz = figures(list?.items.find(({ label }) => label.startsWith('Quiz'))?.label ?? '')
  .split(' ')
  .map(Number);

export const check = pieceCheck({
  page,
  decisions: [
    decided('both have lessons up to', said(/both have lessons up to (\w+)/), lastDay(byDay), {
      'sister first': lastDay(sisterFirst),
      'brother first': lastDay(brotherFirst),
      halves: lastDay(Math.min(...halves)),
    }),
    decided('days on the screen', shown.join(), [byDay, byDay].join()),
    decided('days of the screen', matrix?.columns.join(), days.map(([first]) => first).join()),
    decided('sister first', said(/videos up to (\w+);/), lastDay(sisterFirst)),
    decided('brother first', said(/hers end on (\w+)\./), lastDay(brotherFirst)),
    decided('halves', said(/hers ends on (\w+) too/), lastDay(halves[0])),
    decided(
      'his half',
      halves[1] === days.length ? 'whole' : 'cut',
      /his week is whole/.test(argument?.paragraphs[1] ?? '') ? 'whole' : '',
    ),
    decided(
      'the day that waits comes',
      said(/comes on Saturday, (a \w+) late/),
      wait(1) === 1 ? 'a day' : '',
      {
        'with the pack after next': wait(2) === 8 ? 'a week' : '',
      },
    ),
    decided('full', String(2 * texts + byDay * both), String(room)),
    decided('heading', figures(argument?.heading ?? ''), `2 ${room}`),
    decided('free on the screen', list?.items[0]?.label, `Free ${free}, keep ${low + photos}`),
    decided(
      'back at eight',
      list?.items[3]?.label,
      /back at eight/.test(page.detail.quickAnswer) ? `Quiet from ${12 + 8}:00` : '',
    ),
    decided('best attempt', String(quiz.at(-1)), String(Math.max(...quiz.slice(0, -1))), {
      'last upload': String(quiz.at(-2)),
    }),
    decided(
      'figures of the argument',
      figures(...(argument?.paragraphs ?? [])),
      [
        free,
        low,
        photos,
        8,
        texts,
        days.length,
        sister,
        pack(sister),
        4,
        brother,
        pack(brother),
        pack(sister) + pack(brother),
        room,
        room / 2 - texts - halves[0] * sister,
        2 * texts,
        byDay,
        both,
      ].join(' '),
    ),
  ],
});
