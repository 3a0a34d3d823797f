import {
  cellsOf,
  day,
  decided,
  exhibitOf,
  figures,
  inWords,
  number,
  numberOf,
  pieceCheck,
} from '@/pipeline/content/piece';
import { prototyping as page } from './prototyping';

// Judges the trial by both criteria of the card, and by all suggestions added up, by liking and by a better model.

const { document, title, chosen, why, rejected, reopens = '' } = exhibitOf(page, 'decision');
const whys = rejected.flatMap(({ option, why }) => [option, why]);
const { said } = cellsOf(page, document, title, chosen, why, reopens, ...whys);
const count = (pattern: RegExp) => numberOf(said(pattern));

const clerks = count(/it: (\w+) clerks/);
const each = count(/clerks, (\w+) replayed/);
const fitting = count(/(\w+) of a clerk’s/i);
const all = clerks * each;
const right = clerks * fitting;
const planted = all - right;
const rightTaken = count(/: (\d+) of 30 right/);
const floorTaken = count(/and (\d+) were asked for/);
const floorRefused = count(/at least (\w+) of the six planted/);
const refused = said(/refused, and (\w+) was/) === 'one' ? 1 : Number.NaN;
const plantedTaken = planted - refused;
const taken = rightTaken + plantedTaken;

const verdict = (isMet: boolean) => (isMet ? 'Built' : 'Not built');
const monthly = count(/(\d+) × 5 %/);
const wrong = monthly / count(/errs once in (\d+)/);
const today = count(/by hand (\d+) are/);

export const check = pieceCheck({
  page,
  decisions: [
    decided('verdict', chosen.split('.')[0], verdict(rightTaken >= floorTaken && refused >= floorRefused), {
      'right suggestions alone': verdict(rightTaken >= floorTaken),
      'all added up': verdict(taken / all >= floorTaken / right),
      'all six would use it': verdict(said(/all (\w+) clerks would/) === inWords(clerks)),
    }),
    decided('half refused is still more than today', wrong / 2 > today ? 'more' : 'less', 'more'),
    decided(
      'at the trial’s own rate of refusal',
      (wrong * plantedTaken) / planted > wrong / 2 ? 'worse' : 'better',
      'worse',
    ),
    decided('fewest days to the next card', day(reopens) > day(document) ? 'after' : 'before', 'after'),
    decided(
      'figures of the memo',
      figures(title, why),
      [plantedTaken, planted, 1, rightTaken, right, floorTaken, 2, floorRefused, planted].join(' '),
    ),
    decided(
      'figures of the rejected',
      figures(...whys),
      [taken, all, all, clerks, plantedTaken, 20, monthly, 100 / 20, wrong, wrong / 2, today].join(' '),
    ),
    decided('figures of the way back', figures(reopens), `9 2026 ${clerks}`),
    decided('heading', figures(page.detail.argument?.heading ?? ''), `${taken} ${all}`),
    decided(
      'figures of the argument',
      figures(...(page.detail.argument?.paragraphs ?? [])),
      [
        clerks,
        each,
        fitting,
        each,
        taken,
        all,
        plantedTaken,
        planted,
        all / planted,
        today,
        monthly,
        monthly,
        (100 * today) / monthly,
        today,
        clerks,
        floorRefused,
        2,
        14,
      ].join(' '),
    ),
    decided('the next card', said(/Card (\d+) tries/), number(/card (\d+)/.exec(document)?.[1]) + 1),
  ],
});
