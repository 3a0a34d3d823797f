import {
  cellsOf,
  clock,
  day,
  decided,
  exhibitOf,
  figures,
  numberOf,
  pieceCheck,
  sum,
} from '@/pipeline/content/piece';
import { uiUx as page } from './ui-ux';

// Puts the five notes in order by the page's rule, contradiction before minutes, and by looks, by minutes alone and by the help desk's tickets.

const { document, title, rows, reading } = exhibitOf(page, 'comparison');
const { said } = cellsOf(page, document, title, reading);

const notes = rows.map(({ before, after, note = '' }) => {
  const [, looks = '', seconds = ''] = /^(\d+) \w+ of (\d+) s/.exec(note) ?? [];
  const hours = new Set(before.match(/\d+:\d+/g));
  return {
    before,
    note,
    looks: Number(looks),
    seconds: Number(looks) * Number(seconds),
    isContradicted: hours.size > 1,
    isDrawn: after !== 'Not drawn',
  };
});
type Note = (typeof notes)[number];
const drawn = notes.filter(({ isDrawn }) => isDrawn);
const inOrder = (...by: ((note: Note) => number)[]) =>
  drawn
    .toSorted((one, other) => by.map((key) => key(other) - key(one)).find(Boolean) ?? 0)
    .map(({ before }) => before)
    .join('\n');
const looks = ({ looks }: Note) => looks;
const seconds = ({ seconds }: Note) => seconds;
const first = drawn.find(({ isContradicted }) => isContradicted);
const most = drawn.toSorted((one, other) => looks(other) - looks(one))[0];
const longest = drawn.toSorted((one, other) => seconds(other) - seconds(one))[0];
const [one = '', other = ''] = first?.before.match(/\d+:\d+/g) ?? [];
const [, confirmed = '', on = ''] = /till (\d+:\d+), .* on (\d+ \w+)/.exec(rows[0]?.after ?? '') ?? [];
const late = said(/comes at (\d+:\d+)/);
const places = ['first', 'second', 'third', 'fourth', undefined];
const desks = numberOf(said(/Lift service, (\w+) desks/));

export const check = pieceCheck({
  page,
  decisions: [
    decided(
      'order',
      drawn.map(({ before }) => before).join('\n'),
      inOrder(({ isContradicted }) => Number(isContradicted), seconds),
      { 'by looks': inOrder(looks), 'by minutes': inOrder(seconds) },
    ),
    decided(
      'places',
      notes.map(({ note }) => /(?:second|third|fourth|first)(?=\.)/.exec(note)?.[0]).join(),
      places.join(),
    ),
    decided(
      'neither note was right',
      confirmed,
      confirmed === one || confirmed === other ? 'a note' : confirmed,
    ),
    decided(
      'how many can be right',
      said(/At (least|most) one of the notes/),
      one === other ? 'most' : 'least',
    ),
    decided(
      'who has them later',
      said(/after that the (\w+ \w+)\./),
      /, then (\w+ \w+)\./.exec(rows[0]?.after ?? '')?.[1] ?? 'nobody',
    ),
    decided('confirmed, as the argument says', said(/office said (\d+:\d+)/), confirmed),
    decided(
      'locked out, though one note says open',
      [confirmed, late, other]
        .map(clock)
        .toSorted((a, b) => a - b)
        .join(),
      [confirmed, late, other].map(clock).join(),
    ),
    decided(
      'minutes in the notes',
      rows.map(({ note = '' }) => / s, (\d+) minutes?/.exec(note)?.[1] ?? '').join(),
      notes.map(({ seconds }) => (seconds < 60 ? '' : seconds / 60)).join(),
    ),
    decided(
      'the code that is never typed',
      /no (\d+) in October/.exec(rows[3]?.note ?? '')?.[1],
      /never (\d+)/.exec(rows[3]?.before ?? '')?.[1] ?? 'none',
    ),
    decided('the day after', `${day(`${on} 2026`) - day(document)}`, 1),
    decided(
      'weekday',
      said(/on a (\w+day)\./),
      new Date(day(document) * 86_400_000).toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' }),
    ),
    decided('most looked at', said(/most is (\w+) in/), places[most ? drawn.indexOf(most) : -1] ?? ''),
    decided(
      'half a minute',
      said(/keys cost (\w+) a minute/),
      first?.seconds === 30 ? 'half' : 'another time',
    ),
    decided('heading', figures(page.detail.argument?.heading ?? ''), `${first?.looks}`),
    decided(
      'figures of the argument',
      figures(...(page.detail.argument?.paragraphs ?? [])),
      [one, other].map((time) => time.split(':').map(Number).join(' ')).join(' ') +
        ` ${first?.looks} ${most?.looks} ` +
        `${(longest?.seconds ?? 0) / 60} ${sum(notes.map(seconds)) / 60} ${figures(late)} ${desks} ${figures(confirmed)}`,
    ),
    decided(
      'notes',
      said(/What (\w+) paper/),
      figures(said(/What (\w+) paper/)) === `${rows.length}` ? said(/What (\w+) paper/) : '',
    ),
    decided('the differing desks', figures(rows[0]?.note ?? ''), `${first?.looks} 10 2`),
    decided(
      'a desk of each',
      (first?.before.match(/desk (\d)/g) ?? []).every((desk) => numberOf(desk.slice(5)) <= desks)
        ? 'all'
        : 'more',
      'all',
    ),
    decided('hours', figures(reading), `${desks} 9 0 13 0`),
  ],
});
