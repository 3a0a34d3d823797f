import { cellsOf, decided, figures, numberOf, pieceCheck, sum } from '@/pipeline/content/piece';
import { penetrationTesting as page } from './penetration-testing';

// Counts the access checks again, finds the owner behind the masked account, and compares the page's scores with a calculator's.

const { exhibit } = page.detail;
const { said, sums } = cellsOf(page);
if (exhibit?.kind !== 'record' || !sums?.verdict) throw new Error('No finding, or no ledger');

const endpoints = Number(said(/(\d+) endpoints/));
const roles = numberOf(said(/has (\w+) roles/));
const pairs = roles * (roles - 1);
// `cells` counts the checks of one endpoint by kind, in the order of the ledger's rows.
const cells = { owner: roles, none: 1, colleague: roles, role: pairs, tenant: roles, both: pairs };
type Kind = keyof typeof cells;
const all = Object.keys(cells) as Kind[];
const checks = (kinds: readonly Kind[]) => endpoints * sum(kinds.map((kind) => cells[kind]));
function count(what: string, cell = '', kinds: readonly Kind[], ...others: readonly Kind[][]) {
  const instead = Object.fromEntries(others.map((other) => [other.join(), checks(other)]));
  return decided(what, cell, checks(kinds), instead);
}

const { lines, marked } = exhibit.exchange[0];
const masked = new RegExp((/C-[\d•]+/.exec(lines[marked] ?? '')?.[0] ?? '').replaceAll('•', '\\d'));
const field = (name: string) => exhibit.fields.find(({ label }) => label === name)?.value ?? '';
const accounts = field('Test accounts').match(/\w is customer C-\d+/g) ?? [];
const owner = (among: readonly string[]) => among.find((account) => masked.test(account))?.[0] ?? '';

// `scores` come from Red Hat's calculator of CVSS 4.0: for the finding's vector, for medium confidentiality, for accounts that anybody registers.
const vector = 'CVSS:4.0/AV:N/AC:L/AT:N/PR:L/UI:N/VC:H/VI:N/VA:N/SC:N/SI:N/SA:N';
const [medium, anybody] = [`${vector}/CR:M`, vector.replace('PR:L', 'PR:N')];
const scores: Readonly<Record<string, string>> = { [vector]: '7.1', [medium]: '5.7', [anybody]: '8.7' };
const band = (score = '') =>
  ['Medium', 'High', 'Critical'][[7, 9].filter((least) => Number(score) >= least).length];
const rated = (of: string) => `${scores[of]}, ${band(scores[of])}`;
const scored = /score (\d\.\d)/.exec(exhibit.grounds)?.[1];

const finding = /\d+/.exec(exhibit.document)?.[0];
const status = (exchange: number) =>
  exhibit.exchange[exchange]?.lines.flatMap((line) => /HTTP\/1\.1 (\d+)/.exec(line)?.[1] ?? []).join();

export const check = pieceCheck({
  page,
  decisions: [
    count('all checks', sums.total[2], all, ['colleague', 'role', 'tenant'], all.slice(1)),
    ...all.map((kind, row) => count(kind, sums.rows[row]?.[2], [kind])),
    count('always refused', said(/= ([\d,]+) requests/), ['none', 'tenant', 'both'], all.slice(1)),
    count(
      'left to the rules',
      said(/remaining ([\d,]+) depend/),
      ['colleague', 'role'],
      ['owner', 'colleague', 'role'],
    ),
    count('verdict', sums.verdict[2], ['colleague', 'role']),
    decided('owner', 'B', owner(accounts), { onlyA: owner(accounts.slice(0, 1)) }),
    decided('score', `${scored}, ${exhibit.severity}`, rated(field('Vector')), {
      medium: rated(medium),
      anybody: rated(anybody),
    }),
    decided('score at medium', `${said(/lower it to (\d\.\d)/)}, Medium`, rated(medium)),
    decided('score if anybody registers', `${said(/scores (\d\.\d)/)}, High`, rated(anybody)),
    decided(
      'figures of the argument',
      figures(page.detail.argument?.heading ?? '', ...(page.detail.argument?.paragraphs ?? [])),
      [
        scored,
        finding,
        exhibit.exchange.length,
        status(0),
        2,
        scored,
        30,
        4,
        scored,
        scores[medium],
        scores[anybody],
      ].join(' '),
    ),
    decided('version of the score', figures(exhibit.grounds), `4 ${scored}`),
    decided('one address', lines[0], exhibit.exchange[1]?.lines[0] ?? ''),
    decided('protocol', lines[3], '< HTTP/1.1 200 OK'),
    decided(
      'protocol without a session',
      exhibit.exchange[1]?.lines[exhibit.exchange[1].marked],
      '< HTTP/1.1 401 Unauthorized',
    ),
    decided('protocol asked for', lines[0]?.split(' ')[2], 'HTTP/1.1'),
    decided('weakness', figures(field('Root cause')), 639),
  ],
  quantities: { endpoints: [endpoints], roles: [roles] },
});
