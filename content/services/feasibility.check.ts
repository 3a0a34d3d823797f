import { cellsOf, day as dayOf, decided, inWords, number, pieceCheck, sum } from '@/pipeline/content/piece';
import { feasibility as page } from './feasibility';

// Holds the trial against its criterion, and against what the integrator, or who saw the demonstration, would have counted.

const { exhibit } = page.detail;
if (exhibit?.kind !== 'record') throw new Error('No record');
const { document, exchange, fields, grounds, reading, severity, title } = exhibit;
const { said } = cellsOf(page, title, grounds, reading);

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
const field = (name: string) => fields.find(({ label }) => label === name)?.value ?? '';
const [signed, noted] = [dayOf(field('Signed')), dayOf(document)];
const [firstTried = 0, lastTried = 0] = (/(\d+) and (\d+) \w+ \d{4}/.exec(field('Tried')) ?? [])
  .slice(1)
  .map((date) => dayOf(field('Tried').replace(/\d+ and \d+/, date)));
const tornWords = inWords(torn / 2);
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
    decided('without torn labels, counted', said(/passes (\d+ of \d+) are/), withoutTorn.join(' of ')),
    decided('missed by', said(/is met: (\d+) readings/), wanted - read),
    decided('not read', /\d+/.exec(exchange[1]?.label ?? '')?.[0], torn + dark),
    decided('not read, counted', String(passed - read), torn + dark),
    // A torn label is met by day and by night; what is too dark is dark by night.
    decided('not read by night', String(unread(night)), torn / 2 + dark),
    decided('not read by day', String(unread(day)), torn / 2),
    decided('every tenth', said(/every (\w+) bin/), passed / (passed - read) < 10.5 ? 'tenth' : 'another'),
    decided(
      'torn labels, in words',
      [
        said(/leave out (\w+) torn/),
        /^(\w+) labels torn/.exec(reasons?.[0] ?? '')?.[1]?.toLowerCase(),
      ].join(),
      [tornWords, tornWords].join(),
    ),
    decided('passes left out', said(/Without those (\d+) passes/), torn),
    decided('read by day, said', said(/By day the camera read (\d+ of \d+)/), day.join(' of ')),
    decided('read by night, said', said(/By night it read (\d+ of \d+)/), night.join(' of ')),
    decided('read, said', said(/It read (\d+)\./), read),
    decided(
      'level, said',
      [said(/Why (\d+) per cent/), said(/asks for (\d+) %/)].join(),
      [least * 100, least * 100].map(Math.round).join(),
    ),
    decided('passed, said', said(/shifts: \d+ of (\d+)/), passed),
    // A hand scanner brings its own light; only a torn label stops it.
    decided('by hand', said(/by hand, though, misses none of these (\d+)/), passed - torn, { camera: read }),
    decided('misread', said(/(\w+) was read as another bin/), 'None'),
    decided('lamps alone', said(/lamps alone would have brought just (\d+)/), read + dark),
    decided('labels alone', said(/new labels alone (\d+)/), read + torn),
    decided(
      'either suffices',
      /Lamps on the truck, or labels/.test(field('Reopens')) ? 'either' : 'both',
      Math.min(read + dark, read + torn) >= wanted ? 'either' : 'both',
    ),
    decided(
      'number of the criterion',
      said(/Kill criterion (\d)/),
      fields.find(({ label }) => label.startsWith('Criterion'))?.label.split(' ')[1] ?? '',
    ),
    decided(
      'weeks since the signature',
      said(/signed (\w+) weeks before/),
      inWords(Math.round((firstTried - signed) / 7)),
    ),
    decided(
      'weeks of the study',
      said(/Stopping cost (\w+) weeks/),
      inWords(Math.round((noted - signed) / 7)),
    ),
    decided('two days, then the note', [lastTried - firstTried, noted - lastTried].join(), '1,1'),
    decided(
      'lines marked',
      exchange.map(({ marked }) => marked).join(),
      [
        exchange[0]?.lines.findIndex((line) => line.startsWith('Both')),
        reasons?.findIndex((line) => line.includes('torn')),
      ].join(),
    ),
  ],
  quantities: { bins: [day[1] ?? 0] },
});
