/** @jest-environment node */
import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { Annexure } from '@/components/before-you-buy/committee/annexure';
import {
  committee,
  generalStandards,
  minutesAllowed,
  securityAnswers,
} from '@/content/before-you-buy/committee';
import { company } from '@/content/company';
import { type OwnerSlots, owner } from '@/content/owner';
import { about } from '@/content/pages/about';
import { howWeWork } from '@/content/pages/how-we-work';
import { anchorOf } from '@/lib/anchor';
import { trades } from '@/lib/before-you-buy/trades';

const $ = load(renderToStaticMarkup(<Annexure />));

const filled: OwnerSlots = {
  ...owner,
  certificates: [{ name: 'ISO/IEC 27001', issuer: 'An issuer', number: 'X-1', issuedOn: '1 November 2026' }],
  insurances: [
    {
      cover: 'Professional indemnity',
      insurer: 'An insurer',
      sum: '₹1,00,00,000',
      validUntil: '31 March 2027',
    },
  ],
};
const absentIn = (slots: OwnerSlots) =>
  securityAnswers(slots).flatMap(({ name, state }) => (state === 'absent' ? [name] : []));

test('what the owner fills in is an answer, and nothing else stops being absent', () => {
  const empty = { ...filled, certificates: [], insurances: [] };
  expect(absentIn(empty).filter((name) => !absentIn(filled).includes(name))).toEqual([
    'ISO 27001, SOC 2 or another certificate, with its number',
    'Professional indemnity or cyber insurance',
  ]);
  expect(securityAnswers(filled)[0]?.text).toBe(
    'ISO/IEC 27001, no. X-1, issued by An issuer on 1 November 2026.',
  );
});

test('the lead counts what the clauses say', () => {
  const counted = ['said', 'partly', 'absent'].map(
    (state) => securityAnswers().filter((clause) => clause.state === state).length,
  );
  const [said = 0, partly = 0, absent = 0] = counted;
  expect(committee.lead).toContain(
    `${said} of ${said + partly + absent} questions from buyers’ security sheets, ${partly} more in part, and says “not in place” to ${absent}.`,
  );
});

test('each clause has a number of its own, each number of the contents leads to a clause', () => {
  const ids = $('[id]')
    .get()
    .map(({ attribs }) => attribs.id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { attribs } of $('a[href^="#"]').get()) expect(ids).toContain(attribs.href?.slice(1));
  expect($('tbody tr').length).toBe($('tbody th a').length);
  expect($('nav a:contains("not in place")').length).toBe(absentIn(owner).length);
});

test('a place on another page of ours is there', () => {
  const terms = howWeWork.terms.flatMap(({ slug, list }) => list.map(({ name }) => anchorOf(name, slug)));
  const anchors: Readonly<Record<string, readonly string[]>> = {
    '/how-we-work': ['roles', 'time', ...terms],
    '/about': ['entity', 'verify', 'people', 'certificates'],
  };
  for (const { attribs } of $('a[href^="/how-we-work"], a[href^="/about"]').get()) {
    const [page = '', anchor = ''] = attribs.href?.split('#') ?? [];
    expect(anchors[page]).toContain(anchor);
  }
  expect($('#firm tbody tr')).toHaveLength(about.entity.list.length);
});

test('minutes that may fail are a share of the hours that count', () => {
  expect(minutesAllowed(99.9, 720)).toBe(43.2);
  expect(minutesAllowed(99.5, 720)).toBe(216);
  expect(minutesAllowed(99.5, 198)).toBe(59.4);
  expect(minutesAllowed(100, 720)).toBe(0);
  expect(company.hours).toMatchObject({ opens: '09:30', closes: '18:30' });
  expect($('#service-levels').text()).toContain('22 days of 9 hours, 198');
  expect($('#service-levels').text()).toContain('the other 522 hours');
});

test('each trade has the standards that its pages cite, and those of every trade once', () => {
  const all = trades(generalStandards);
  const of = (name: RegExp) => all.find((trade) => name.test(trade.name))?.standards;
  expect(of(/Retail/)).toEqual(['pci-dss-4.0.1']);
  expect(of(/Health/)).toEqual([]);
  for (const { standards: own, pages } of all) {
    expect(own.length > 0).toBe(pages.length > 0);
    for (const id of generalStandards) expect(own).not.toContain(id);
  }
});
