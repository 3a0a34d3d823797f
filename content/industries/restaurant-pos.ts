import { industryPage, schematic } from '../catalogue/define';

export const restaurantPos = industryPage({
  slug: 'restaurant-pos',
  label: 'Restaurant POS',
  title: 'Restaurant POS for the Saturday dinner rush',
  summary:
    'Table, kitchen and aggregator orders in one queue, offline billing, recipe cost and allergens per dish, and void controls that an owner can audit later.',
  reviewedOn: '2026-11-21',
  detail: {
    promise:
      'Orders from table, counter and delivery reach the right kitchen station in sequence, and the day’s cash, cards and stock can be explained.',
    quickAnswer:
      'A restaurant till is tested between eight and ten at night, with the router down and three aggregators ringing. Chains, cloud kitchens and hotels with several outlets engage us when a standard POS cannot follow their menu, routing or accounts. A single café should simply buy one. Our first step is a shadow service, planned at three to five weeks: real orders keyed in parallel at one outlet.',
    capabilities: [
      {
        name: 'Order entry and table control',
        users: 'Captains, cashiers',
        text: 'Seats, courses, modifiers and half-and-half items are entered on a handheld or till; tables merge, split and move. Terminals agree over the outlet’s own network when the internet fails, and bill numbers stay gapless per outlet.',
        hardPart:
          'Two captains edit one table offline, and merging must never lose a dish the kitchen has started.',
      },
      {
        name: 'Kitchen routing and timing',
        users: 'Chefs, expediter',
        text: 'Items split to grill, tandoor, bar and pass by station, as printed KOT or display. Courses fire on the captain’s signal, and prep times stagger so that plates finish together. Printing remains the fallback on each station.',
        hardPart:
          'Delivery riders and seated guests compete for one grill, and the rule of precedence is the chef’s to set.',
      },
      {
        name: 'Menu, recipe and allergens',
        users: 'Menu manager, purchase, kitchen',
        text: 'Dishes explode into recipes with yield and waste, which gives theoretical consumption and food cost by outlet. Allergens roll up from ingredients, and calorie display follows FSSAI’s labelling rules for chains of ten or more outlets.',
        hardPart:
          'A substituted sauce changes allergens the same evening, so the kitchen needs a one-step swap that warns waiters.',
      },
      {
        name: 'Aggregators and own delivery',
        users: 'Outlet manager, delivery desk',
        text: 'Menus, prices and stock-outs push to each platform, orders arrive as normal tickets, and payouts are matched line by line with commission. GST on platform orders, payable by the operator under section 9(5), is kept out of your liability.',
        hardPart: 'An item ended at the pass takes minutes to vanish from a platform that caches its menu.',
      },
      {
        name: 'Cash-up and exception watch',
        users: 'Shift manager, owner, auditor',
        text: 'Cashiers close blind, tenders are compared with terminal settlement, and voids, discounts, reprints and no-sale openings are listed by person and hour. A void after the KOT needs a reason. Card data stays inside the terminal, outside your PCI DSS scope as far as possible.',
        hardPart: 'Honest complimentary meals and theft look alike in one night, and differ only over weeks.',
      },
    ],
    schematic: schematic({
      caption:
        'Three order sources share one kitchen queue, and what the recipe says was used is later compared with what the store lost.',
      lanes: {
        Source: {
          captain: ['person', 'Captain'],
          counter: 'Counter till',
          aggregator: ['outside', 'Aggregators'],
        },
        Order: { ticket: ['store', 'Open tickets'] },
        Kitchen: { station: 'Station display', recipe: ['store', 'Recipes, allergens'] },
        Settle: { bill: 'Bill and tenders', stock: ['store', 'Store room'] },
        Check: { closing: ['document', 'Cash-up report'] },
      },
      flows: [
        ['captain', 'ticket', 'seat, course'],
        ['counter', 'ticket', 'takeaway'],
        ['aggregator', 'ticket', 'prepaid order'],
        ['ticket', 'station', 'by station'],
        ['ticket', 'recipe', 'dishes sold'],
        ['station', 'bill', 'served'],
        ['recipe', 'stock', 'theoretical use'],
        ['bill', 'closing', 'tenders, voids'],
        ['stock', 'closing', 'count difference'],
      ],
    }),
  },
});
