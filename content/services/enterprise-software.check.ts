import {
  cellsOf,
  day,
  decided,
  exhibitOf,
  figures,
  number,
  pieceCheck,
  rupees,
  sum,
} from '@/pipeline/content/piece';
import { enterpriseSoftware as page } from './enterprise-software';

// Looks for payments released by the person who created the supplier, recognised by PAN, and by the keys that somebody might take instead.

const { exchange, fields, document, reading = '', title } = exhibitOf(page, 'record');
const { said } = cellsOf(page);
const paragraphs = page.detail.argument?.paragraphs ?? [];
const split = (line: string) => line.split(' · ');
const suppliers = (exchange[0]?.lines ?? []).map((line) => {
  const [at = '', company = '', code = '', gstin = '', by = ''] = split(line);
  return { at: day(at), company, code, gstin, pan: gstin.slice(2, 12), by };
});
const payments = (exchange[1]?.lines ?? []).map((line) => {
  const [at = '', id = '', company = '', code = '', amount = '', by = ''] = split(line);
  const supplier = suppliers.find((one) => one.code === code && one.company === company);
  return { at: day(at), id, amount: number(amount), by, supplier };
});
type Supplier = (typeof suppliers)[number];
/** Payments whose releaser created a supplier with the same key. */
const stopped = (key: (supplier: Supplier) => string) =>
  payments.filter(({ by, supplier }) =>
    suppliers.some((one) => one.by === by && supplier && key(one) === key(supplier)),
  );
const told = (found: typeof payments) =>
  `${found.length} payments, ${rupees(sum(found.map(({ amount }) => amount)))}`;
const byPan = stopped(({ pan }) => pan);
const maker = suppliers[exchange[0]?.marked ?? -1];
const ofMaker = suppliers.filter(({ pan }) => pan === maker?.pan);
const paid = payments[exchange[1]?.marked ?? -1];
const byGroupRole = payments.filter(({ by }) => suppliers.some((one) => one.by === by));
const field = (label: string) => fields.find((one) => one.label === label)?.value ?? '';
const [reviewed, people, companies] = figures(field('Reviewed')).split(' ').map(Number);
const both = number(/(\d+) people/.exec(field('By role'))?.[1]);
const digits = (name = '') => Number(name.replace(/\D/g, ''));
const [from = Number.NaN, to = Number.NaN] = [/(\d+ \p{L}{3}) to/u, /to (\d+ \p{L}{3})/u].map((pattern) =>
  day(`${pattern.exec(field('Reviewed'))?.[1]} 2026`),
);
const months = 'Jan Feb Mar Apr May June July Aug Sep Oct Nov Dec'.split(' ');
const year = Number(/\d{4}/.exec(field('Reviewed'))?.[0]);

export const check = pieceCheck({
  page,
  decisions: [
    decided('by PAN', field('By PAN').replace(' together', ''), told(byPan), {
      'supplier number': told(stopped(({ code }) => code)),
      'the whole GSTIN': told(stopped(({ gstin }) => gstin)),
      'whoever creates suppliers anywhere': told(byGroupRole),
    }),
    decided('by number', field('By number').split(' ')[0], stopped(({ code }) => code).length),
    decided('by GSTIN', String(stopped(({ gstin }) => gstin).length), 0),
    decided(
      'numbers of the supplier',
      field('By number')
        .match(/\w calls \w+ ?\w* V-\d+/g)
        ?.map((one) => `${one[0]} ${one.slice(-6)}`)
        .join(),
      ofMaker.map(({ company, code }) => `${company} ${code}`).join(),
    ),
    decided('marked lines', `${maker?.by} ${maker?.pan}`, `${paid?.by} ${paid?.supplier?.pan}`),
    decided('marked payment', paid?.id, byPan[0]?.id ?? ''),
    decided('heading', figures(page.detail.argument?.heading ?? ''), byPan.length),
    decided('title', figures(title), new Set(ofMaker.map(({ code }) => code)).size),
    decided(
      'offices open',
      String([...suppliers, ...payments].every(({ at }) => ((at + 4) % 7) % 6 > 0)),
      'true',
    ),
    decided('whole months', [from, to + 1].map((at) => new Date(at * 86_400_000).getUTCDate()).join(), '1,1'),
    decided(
      'months in the name of the document',
      document.replace(/.*, /, '').replace('Sept', 'Sep'),
      [from, to].map((at) => months[new Date(at * 86_400_000).getUTCMonth()]).join(' to ') +
        ` ${/\d{4}/.exec(field('Reviewed'))?.[0]}`,
    ),
    decided(
      'year of the payments',
      String(payments.every(({ at }) => new Date(at * 86_400_000).getUTCFullYear() === year)),
      'true',
    ),
    decided(
      'dates in their order',
      [suppliers, payments].map((list) => list.map(({ at }) => at).join()).join(),
      [suppliers, payments]
        .map((list) =>
          list
            .map(({ at }) => at)
            .toSorted((a, b) => a - b)
            .join(),
        )
        .join(),
    ),
    decided(
      'who typed the account',
      /who typed that PAN or account/.test(field('Repair')) ? maker?.by : '',
      /account that (U-\d+) had typed/.exec(paragraphs.join(' '))?.[1] ?? '?',
    ),
    decided(
      'who copied it',
      ofMaker[1]?.by,
      /record was made by (U-\d+)/.exec(paragraphs.join(' '))?.[1] ?? '?',
    ),
    decided('only U-31 on both sides', [...new Set(byPan.map(({ by }) => by))].join(), maker?.by ?? '?'),
    decided('amounts in thousands', String(payments.every(({ amount }) => amount % 1000 === 0)), 'true'),
    decided('letters masked', figures(reading), /x+/.exec(suppliers[0]?.gstin ?? '')?.[0].length ?? 0),
    decided('GSTINs', String(suppliers.every(({ gstin }) => /^\d\dx{5}\d{4}[A-Z]1Zx$/.test(gstin))), 'true'),
    decided(
      'one state for A and B, another for C',
      suppliers.map(({ company, gstin }) => `${company}${gstin.slice(0, 2)}`).join(),
      'A27,C29,B27',
    ),
    decided(
      'payments in their order',
      payments.map(({ id }) => id).join(),
      payments
        .map(({ id }) => id)
        .toSorted()
        .join(),
    ),
    decided(
      'created before paid',
      String(payments.every(({ at, supplier }) => supplier && supplier.at < at)),
      'true',
    ),
    decided(
      'paid in the period',
      String(payments.every(({ at }) => from <= at && at <= to) && /July to Sept/.test(document)),
      'true',
    ),
    decided(
      'companies',
      String(new Set(suppliers.map(({ company }) => company)).size <= (companies ?? 0)),
      'true',
    ),
    decided('a group of companies', /group of (\w+) companies/.exec(page.detail.quickAnswer)?.[1], 'five'),
    decided('companies reviewed', String(companies), 5),
    decided('conflicts in one company', field('By role').split(' ')[0], 0),
    decided(
      'any of',
      /any of (\w+) people/.exec(said(/(any of \w+ people)/))?.[1],
      both === 6 ? 'six' : 'another',
    ),
    decided(
      'companies of the supplier',
      ['company (\\w); company (\\w) copied', 'the same in (\\w) and (\\w)', '(\\w)’s record was made']
        .flatMap((one) => new RegExp(one).exec(paragraphs.join(' '))?.slice(1) ?? [])
        .join(),
      [...ofMaker, ...ofMaker, ...ofMaker.slice(1)].map(({ company }) => company).join(),
    ),
    decided(
      'figures of the argument',
      figures(...paragraphs),
      [
        people,
        ...byPan.map(({ id }) => digits(id)),
        digits(maker?.by),
        digits(paid?.by),
        both,
        both - 1,
        ...byGroupRole
          .filter((one) => !byPan.includes(one))
          .flatMap(({ id, amount }) => [digits(id), amount]),
        digits(paid?.supplier?.by),
        digits(maker?.by),
        3,
        12,
        byPan.length,
        reviewed,
        both,
        byPan.length,
        2,
      ].join(' '),
    ),
  ],
});
