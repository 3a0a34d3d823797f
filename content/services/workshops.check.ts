import { cellsOf, clock, day, decided, inWords, number, pieceCheck, sum } from '@/pipeline/content/piece';
import { workshops as page } from './workshops';

// Tries each card on bed 14: the earliest event after which the next patient can lie down, and what the vote would have taken.

const { exhibit } = page.detail;
if (exhibit?.kind !== 'checklist') throw new Error('No checklist');
const { document, reading, steps, ticked, title, wayBack } = exhibit;
const { prose, said } = cellsOf(
  page,
  title,
  wayBack,
  reading,
  ...steps.flatMap(({ step, proof }) => [step, proof]),
);

const times = steps[1]?.proof ?? '';
const at = (event: string) => clock(times.split(', ').find((part) => part.toLowerCase().startsWith(event)));
const [signed, left, cleaned, closed] = ['discharge signed', 'left', 'cleaned', 'bill closed'].map(at) as [
  number,
  number,
  number,
  number,
];
const arrived = clock(said(/Patient from (\d+:\d+)/));
const cards = [...(steps[0]?.proof ?? '').matchAll(/([a-z ]+) (\d)/g)].map(([, name = '', votes]) => ({
  name: name.trim(),
  votes: Number(votes),
}));
const events = { 'bill closed': closed, 'discharge signed': signed, cleaned } as Readonly<
  Record<string, number>
>;
/** Names the earliest event at which the bed is empty, and clean where it has to be. */
const free = (isClean: boolean) =>
  Object.entries(events)
    .filter(([, time]) => time >= (isClean ? cleaned : 0))
    .toSorted(([, one], [, other]) => one - other)[0]?.[0] ?? '';
const voted = cards.toSorted((one, other) => other.votes - one.votes)[0]?.name ?? '';
const wait = (event: string) => (events[event] ?? Number.NaN) - arrived;

const count = sum(cards.map(({ votes }) => votes));
/** All that the page says by a pattern, once each. */
const all = (pattern: RegExp) =>
  [...new Set([...prose.matchAll(pattern)].map(([, found = '']) => found))].join();
const held = day(document);
const hours = steps.filter(({ at }) => at.includes(':')).map(({ at }) => clock(at));
const reported = day(`${steps.at(-1)?.at} 2026`);

export const check = pieceCheck({
  page,
  decisions: [
    decided('event', said(/free is a bed that is (\w+)/), free(true), {
      vote: voted,
      'the earliest of all': free(false),
    }),
    decided(
      'occupied at the signature',
      said(/signature finds it (\w+)/),
      signed < left ? 'occupied' : 'empty',
    ),
    decided('wait until cleaned', said(/cleaned, (\d+) minutes/), wait('cleaned'), { vote: wait(voted) }),
    decided('wait until the bill', said(/bill, (\d+)/), wait('bill closed')),
    decided(
      'waits, in words',
      said(/ended after (\d+ minutes rather than \d+)/),
      `${wait('cleaned')} minutes rather than ${wait('bill closed')}`,
    ),
    decided('empty and clean', said(/empty and clean for (\d+)/), closed - cleaned),
    decided('cards', said(/(\w+) cards: /).toLowerCase(), inWords(sum(cards.map(({ votes }) => votes)))),
    decided(
      'votes for it',
      said(/with (\w+) vote/),
      inWords(cards.find(({ name }) => name === 'cleaned')?.votes ?? 0),
    ),
    ...[/(\w+) of the eight cards/, /closed”, (\w+) “discharge/, /signed”, (\w+) “bed/].map(
      (pattern, index) =>
        decided(`votes ${index}`, said(pattern).toLowerCase(), inWords(cards[index]?.votes ?? 0)),
    ),
    decided(
      'times in words',
      [
        'at (\\d+:\\d+)\\. The patient',
        'lounge at (\\d+:\\d+)',
        'clean at (\\d+:\\d+)',
        'bill at (\\d+:\\d+)',
      ]
        .map((pattern) => clock(said(new RegExp(pattern))))
        .join(),
      [signed, left, cleaned, closed].join(),
    ),
    decided(
      'eight',
      [all(/of (?:the )?(\w+) (?:cards|won)/g), steps[0]?.by.split(' ')[1]].join(),
      [inWords(count), inWords(count)].join(),
    ),
    decided('one card each', said(/Write (\w+) proposal/), 'one'),
    decided('beds', all(/[Bb]ed (\d+)/g), said(/[Bb]ed (\d+)/)),
    decided(
      'date of the bed',
      all(/(\d+) November,? (?:decides|instead|as asked)/g),
      /(\d+) November/.exec(title)?.[1] ?? '',
    ),
    decided('decision', all(/[Dd]ecision (\d)/g), '3'),
    decided(
      'the bed before the day',
      day(`${said(/[Bb]ed \d+ [a-z]+ (\d+ November)/)} 2026`) < held ? 'before' : 'after',
      'before',
    ),
    decided('hours in order', hours.join(), hours.toSorted((one, other) => one - other).join()),
    decided('ticked', String(ticked), hours.length),
    decided(
      'weeks until the report',
      [said(/Reports (\w+) weeks/), said(/falls due (\w+) weeks/)].join(),
      [0, 1].map(() => inWords((reported - held) / 7)).join(),
    ),
    decided(
      'week of the way back',
      said(/by the (\w+) week/),
      (reported - held) / 7 === 2 ? 'second' : 'another',
    ),
    decided(
      'question due between',
      day(`${said(/due (\d+ November)/)} 2026`) > held && day(`${said(/due (\d+ November)/)} 2026`) < reported
        ? 'between'
        : 'outside',
      'between',
    ),
    decided('bed', `${number(said(/bed (\d+) on 9/))}`, number(/Bed (\d+)/.exec(exhibit.title)?.[1])),
    decided('waited since', said(/waited since (\d+:\d+)/), said(/Patient from (\d+:\d+)/)),
  ],
});
