import {
  cellsOf,
  day,
  decided,
  exhibitOf,
  figures,
  inWords,
  number,
  pieceCheck,
} from '@/pipeline/content/piece';
import { onPageSeo as page } from './on-page-seo';

// Reckons how often both pages were shown, from the counts by page and by property, and gives the query away by results and by clicks.

const exhibit = exhibitOf(page, 'decision');
const { said } = cellsOf(page);
const paragraphs = page.detail.argument?.paragraphs ?? [];
const found = (pattern: RegExp) => number(said(pattern));

const [list, guide] = [found(/shown (\d+) times/), found(/guide (\d+) times/)];
const byProperty = found(/property counts (\d+)/);
const both = list + guide - byProperty;
const guideAlone = byProperty - list;

const [guideClicks, clicksByPage] = [found(/has (\d+) of the/), found(/of the (\d+) clicks/)];
const listClicks = clicksByPage - guideClicks;
const clicks = found(/property’s (\d+) clicks/);

const kinds = (/Of (\w+) results (\w+) are price lists[^,]*, (\w+) are guides/.exec(exhibit.why) ?? []).slice(
  1,
);
const [, lists = 0, guides = 0] = figures(kinds.join(' ')).split(' ').map(Number);
const winner = (ofList: number, ofGuide: number) => (ofList > ofGuide ? 'list' : 'guide');
const [byClicks = '', redirected = '', left = ''] = exhibit.rejected.map(({ why }) => why);
const others = found(/behind (\d+) clicks/);
const floor = Math.ceil(clicks * 0.75);

const counted = [day(`${/of (\d+ \w+) to/.exec(exhibit.reading)?.[1]} 2026`), day(exhibit.reading)] as const;
const judged = [
  day(`${/from (\d+) to/.exec(exhibit.reopens ?? '')?.[1]} Jan 2027`),
  day(exhibit.reopens),
] as const;
const diwali = day('8 Nov 2026');
const feasts = [day('20 Oct 2026'), day('14 Jan 2027')];

export const check = pieceCheck({
  page,
  decisions: [
    decided('who keeps the query', /^The (\w+) answers/.exec(exhibit.chosen)?.[1], winner(lists, guides), {
      'by clicks': winner(listClicks, guideClicks),
    }),
    decided(
      'row of the list, if it takes the rest',
      said(/its row rises from (\d+ to \d+)/),
      `${list} to ${byProperty}`,
      { 'every showing of the guide': `${list} to ${list + guide}` },
    ),
    decided('results', figures(exhibit.why), [10, 7, 2, 16, 18, 20, 2026].join(' ')),
    decided('kinds add up', String(lists + guides + 1), 10),
    decided('by clicks', figures(byClicks), [guideClicks, listClicks].join(' ')),
    decided('redirected', figures(redirected), String(others)),
    decided('prices in both', figures(left), [guideAlone, byProperty].join(' ')),
    decided('reopens', figures(exhibit.reopens ?? ''), [floor, 4, 31, 2027, 3, clicks].join(' '), {
      'three quarters of the clicks by page': [clicksByPage * 0.75, 4, 31, 2027, 3, clicks].join(' '),
    }),
    decided(
      'figures of the argument',
      figures(...paragraphs),
      [
        ...[4, list, guide, list + guide, byProperty, 2, both, list - both, guideAlone],
        ...[guideClicks, listClicks + guideClicks, others, lists, 10],
        ...[guide, both, guideAlone, list, list + guideAlone, clicks, clicksByPage - clicks],
      ].join(' '),
    ),
    decided('reopens below', exhibit.reopens?.split(' ')[0], floor < clicks ? 'Fewer' : 'More'),
    decided('pages of a query', /^(\w+) pages answer/.exec(exhibit.title)?.[1]?.toLowerCase(), inWords(2)),
    decided(
      'days counted, and judged',
      figures(exhibit.reading),
      [28, 25, 2026, counted[1] - counted[0] + 1, 30].join(' '),
    ),
    decided('days judged', String(judged[1] - judged[0] + 1), counted[1] - counted[0] + 1),
    decided(
      'spans that hold Diwali',
      String([counted, judged].filter(([from, to]) => from <= diwali && to >= diwali).length),
      0,
    ),
    decided(
      'Dussehra and Pongal, by span',
      /Dussehra lies in one span, Pongal in the other/.test(exhibit.reading) ? '1,1' : '',
      [counted, judged]
        .map(([from, to]) => feasts.filter((feast) => from <= feast && to >= feast).length)
        .join(),
    ),
    decided(
      'read before the sheet',
      day(exhibit.document) > day('20 Nov 2026') ? 'before' : 'after',
      'before',
    ),
  ],
});
