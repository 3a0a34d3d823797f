import { cellsOf, decided, number, pieceCheck, sum } from '@/pipeline/content/piece';
import { feasibility as page } from './feasibility';

// Holds the trial against its criterion, and against what the integrator, or who saw the demonstration, would have counted.

const { exhibit } = page.detail;
if (exhibit?.kind !== 'record') throw new Error('No record');
const { exchange, fields, grounds, severity, title } = exhibit;
const { said } = cellsOf(page, title, grounds);

const [counted, reasons] = exchange.map(({ lines }) => lines);
const pairs = (counted ?? []).map((line) => line.match(/\d+(?= of|,)/g)?.map(Number) ?? []);
const [day = [], night = [], both = []] = pairs;
const [torn = 0, dark = 0] = (reasons ?? []).map((line) => number(line.split(': ').at(-1)));
const least = number(/\d+ %/.exec(fields.find(({ label }) => label === 'Criterion 1')?.value ?? '')?.[0]);

const verdict = ([read = 0, passed = 0]: readonly number[]) => (read / passed < least ? 'Stop' : 'Go on');
const share = ([read = 0, passed = 0]: readonly number[]) => `${((100 * read) / passed).toFixed(1)} %`;
const [read = 0, passed = 0] = [0, 1].map((index) => sum([day[index] ?? 0, night[index] ?? 0]));
const withoutTorn = [read, passed - torn];
const wanted = Math.ceil(passed * least);
const unread = (pair: readonly number[]) => (pair[1] ?? 0) - (pair[0] ?? 0);

export const check = pieceCheck({
  page,
  decisions: [
    decided('verdict', severity, verdict([read, passed]), {
      'by day': verdict(day),
      'without torn labels': verdict(withoutTorn),
    }),
    decided('both shifts', both.join(' of '), `${read} of ${passed}`),
    decided('title', /\d+ of \d+/.exec(title)?.[0], `${read} of ${passed}`),
    decided('asked for', /asks for (\d+)/.exec(title)?.[1], wanted),
    decided('said of the criterion', said(/shifts: (\d+) of/), wanted),
    ...[day, night, [read, passed]].map((pair, index) =>
      decided(`share ${index}`, /\d+\.\d %/.exec(counted?.[index] ?? '')?.[0], share(pair)),
    ),
    decided('share by day, said', said(/(\d+\.\d %), and everybody/), share(day)),
    decided('without torn labels', said(/are read, (\d+\.\d %)/), share(withoutTorn)),
    decided('without torn labels, counted', said(/Without them (\d+ of \d+)/), withoutTorn.join(' of ')),
    decided('missed by', said(/missed by (\d+)/), wanted - read),
    decided('not read', /\d+/.exec(exchange[1]?.label ?? '')?.[0], torn + dark),
    decided('not read, counted', String(passed - read), torn + dark),
    // A torn label is met by day and by night; what is too dark is dark by night.
    decided('not read by night', String(unread(night)), torn / 2 + dark),
    decided('not read by day', String(unread(day)), torn / 2),
    decided(
      'every tenth',
      said(/every (\w+) bin by hand/),
      passed / (passed - read) < 10.5 ? 'tenth' : 'another',
    ),
  ],
  quantities: { bins: [day[1] ?? 0] },
});
