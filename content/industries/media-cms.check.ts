import { cellsOf, clock, day, decided, figures, number, pieceCheck } from '@/pipeline/content/piece';
import { mediaCms as page } from './media-cms';

// Asks each outlet and hour whether the agency's right covers it, and counts the agency seconds, as other clearances would too.

const { field, row, rows, said, station, total } = cellsOf(page);
const [stamp = 0, version = 0] = ['firstCreated', 'versionCreated'].map(
  (label) => Date.parse(field('wire', label)) / 60_000,
);
const india = 330;
const term = Number(/(\d+) hours/.exec(field('wire', 'usageTerms'))?.[1]) * 60;
const ends = stamp + india + term;
const asLocal = stamp + term;
const byVersion = version + india + term;
const midnight = day(field('plan', 'Day')) * 1440;
const times = [field('plan', 'Bulletin'), ...field('plan', 'Repeats').split(' and ')];
const covers = (until: number) => times.map((time) => midnight + clock(time) < until);
const clear = covers(ends);
const hasSite = !field('wire', 'usageTerms').startsWith('TV only');
const outlets = times.length + 1;
const agency = row('edit', 'Agency');
const seconds = (covered: readonly boolean[]) => covered.filter(Boolean).length * agency;
const price = Number(/\d+/.exec(field('wire', 'Price'))?.[0]);
const used = seconds(clear);
const bulletin = clock(times[0]);
const shown = (at: number) => new Date(at * 60_000).toISOString().slice(11, 16);
const apart = (time = '') => time.split(':').map(Number).join(' ');
const cut = row('edit', 'Own') + agency + row('edit', 'Neighbour');
const cleared = clear.filter(Boolean).length;
const words = ['None', 'One', 'Two', 'Three', 'Four'];

export const mediaCmsCheck = pieceCheck({
  page,
  decisions: [
    decided(
      'right ends',
      field('clear', 'Right'),
      `${new Date(ends * 60_000).getUTCDate()} Nov 2026, ${shown(ends)} IST`,
      {
        'read as local': `${new Date(asLocal * 60_000).getUTCDate()} Nov 2026, ${shown(asLocal)} IST`,
      },
    ),
    decided(
      'clear by outlet',
      (station('clear')?.fields ?? [])
        .slice(1)
        .map(({ label, value }) => `${label} ${value}`)
        .join('\n'),
      [...times, 'Site']
        .map((time, index) => `${time} ${[...clear, hasSite][index] ? 'Clear' : 'Own rushes for the clip'}`)
        .join('\n'),
    ),
    decided('outlets', station('clear')?.value, `${words[cleared]} of ${words[outlets]?.toLowerCase()}`, {
      'for the day': `${words[outlets]} of ${words[outlets]?.toLowerCase()}`,
      'by the version': `${words[covers(byVersion).filter(Boolean).length]} of ${words[outlets]?.toLowerCase()}`,
      'read as local': `${words[covers(asLocal).filter(Boolean).length]} of ${words[outlets]?.toLowerCase()}`,
    }),
    decided('the repeat at night, by the version', `${covers(byVersion).at(-1)}`, 'true'),
    decided('outlets planned', station('plan')?.value, `${words[outlets]} outlets`),
    decided('the bulletin, read as local', `${midnight + bulletin < asLocal}`, 'false'),
    decided('agency seconds', `${total('playout')}`, `${used}`, {
      'for the day': `${outlets * agency}`,
      careful: '0',
    }),
    decided(
      'transmissions',
      rows('playout')
        .map(([name = '', count]) => `${name.slice(0, 5)} ${count}`)
        .join(),
      times.map((time, index) => `${time} ${clear[index] ? agency : 0}`).join(),
    ),
    decided('clip', figures(station('wire')?.value ?? ''), `${agency}`),
    decided('cut', `${total('edit')}`, `${cut}`),
    decided(
      'invoice',
      field('playout', 'Invoice'),
      `${used} × ₹${price} = ₹${(used * price).toLocaleString('en-IN')} + GST`,
    ),
    decided('figures of the name', figures(page.detail.route?.about ?? ''), `${outlets}`),
    decided('half of them', `${outlets * agency - used}`, `${used}`),
    decided('said', `${number(said(/seconds, (₹[\d,]+\d) at/))}`, `${used * price}`),
    decided(
      'heading',
      figures(page.detail.argument?.heading ?? ''),
      `${(bulletin / 60) % 12} ${Math.floor(clock(times.at(-1)) / 60) % 12}`,
    ),
    decided(
      'figures of the argument',
      figures(...(page.detail.argument?.paragraphs ?? [])),
      [
        ...[...times.map(apart), cut, row('edit', 'Own'), row('edit', 'Neighbour'), agency, term / 60],
        ...[outlets - cleared, outlets, apart(shown(stamp)), apart(shown(stamp + india)), cleared, agency],
        ...[used, used * price, price, outlets * agency, agency],
      ].join(' '),
    ),
  ],
});
