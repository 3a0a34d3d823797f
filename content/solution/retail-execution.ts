import { schematic, solutionPage } from '../catalogue/define';

export const retailExecution = solutionPage({
  slug: 'retail-execution',
  label: 'Retail Execution',
  title: 'Retail execution: one visit, one honest shelf score',
  summary:
    'Field sales and merchandising: beat plans, offline order taking, must-stock lists, shelf photos, cooler audits and a store score made of few checks.',
  reviewedOn: '2026-11-21',
  detail: {
    promise:
      'A salesman knows before he enters what this shop should stock, and his manager knows afterwards what stood on the shelf.',
    quickAnswer:
      'We begin with two days on a beat, because the time a salesman has per shop decides what an app may ask. The product equips order takers and merchandisers of consumer goods companies with beats, orders, shelf checks and asset audits, offline in the local language. In five weeks the first output is one territory in the field, with visit length measured beside order lines.',
    capabilities: [
      {
        name: 'Outlet universe and beats',
        users: 'Sales planners, area managers',
        text: 'Shops are deduplicated by place, owner and phone, then classed by channel and potential. Beats balance visits and distance. A census finds more doors, yet numeric distribution rises only where the weekly call can be kept up.',
        owns: 'Outlets, classes, beats, visit frequency',
      },
      {
        name: 'Visit and order',
        users: 'Order takers',
        text: 'The list opens with what this shop bought, missed or ran out of. Orders queue offline and go to the stockist’s billing with a client-side id, so a retry never doubles them. Suggested lines are few and explained.',
        owns: 'Visits, field orders, no-order reasons',
      },
      {
        name: 'Must-stock list',
        users: 'Category sales development, order takers',
        text: 'A short list per channel and outlet class, with out-of-stock told apart from never stocked. Twelve items get checked; forty get ticked from the doorway. Weighted distribution is computed from class turnover, where a panel is missing.',
        owns: 'Must-stock lists, availability checks',
      },
      {
        name: 'Shelf photo and planogram',
        users: 'Merchandisers, brand teams',
        text: 'Photos are checked for blur and for copies on the phone, then facings and price tags are recognised on the server. New pack designs must be taught first, and results under the confidence limit are read by people.',
        owns: 'Photos, facings, recognition corrections',
      },
      {
        name: 'Perfect store score',
        users: 'Area managers, key-account teams',
        text: 'Availability, share of shelf, price and promotion, weighted by channel and published to the field. When a bonus hangs on it, scores drift upward, so a random sample of visits is repeated by somebody without the bonus.',
        owns: 'Score definitions, re-audit samples',
      },
      {
        name: 'Coolers and displays',
        users: 'Asset managers, merchandisers',
        text: 'Each cooler, rack and stand has a tag with a GS1 GIAI, a contract and a last-seen date. A scan with photo proves presence and purity. Missing ones trigger a recovery visit before the agreement lapses.',
        owns: 'Asset register, placement agreements, sightings',
      },
      {
        name: 'Field manager’s day',
        users: 'Area and territory managers',
        text: 'Joint-visit notes, exceptions and route adherence, with location taken at visits and not between them. Continuous tracking of employees is technically easy, sits badly with India’s DPDP Act principles and teaches people to leave phones at home.',
        owns: 'Coaching notes, attendance, exceptions',
      },
    ],
    howItDiffers:
      'Against the distributor’s back-office product, which owns stock and invoices, this one owns what happens in the few minutes inside a shop, and hands its orders over for billing.',
    schematic: schematic({
      caption:
        'Few checks per visit feed one score, and a re-audit by an independent pair of eyes keeps that score worth reading.',
      lanes: {
        Plan: { outlets: ['store', 'Outlet universe'], beat: 'Beat plan' },
        Visit: { rep: ['person', 'Order taker'], must: 'Must-stock check', photo: 'Shelf photo' },
        Check: { recognise: 'Facing recognition', reaudit: ['person', 'Re-audit visitor'] },
        Result: { billing: ['outside', 'Stockist billing'], score: 'Perfect store score' },
      },
      flows: [
        ['outlets', 'beat', 'class, frequency'],
        ['beat', 'rep', 'today’s shops'],
        ['rep', 'must', 'out of stock'],
        ['rep', 'billing', 'offline order'],
        ['must', 'score', 'availability'],
        ['photo', 'recognise', 'image'],
        ['recognise', 'score', 'share of shelf'],
        ['reaudit', 'score', 'sample repeat'],
      ],
    }),
  },
});
