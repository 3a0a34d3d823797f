import { industryPage, schematic } from '../catalogue/define';

export const restaurantPos = industryPage({
  slug: 'restaurant-pos',
  label: 'Restaurant POS',
  title: 'Restaurant POS for the Saturday dinner rush',
  summary:
    'Table, kitchen and aggregator orders in one queue, offline billing, recipe cost and allergens per dish, and void controls that an owner can audit later.',
  reviewedOn: '2026-11-21',
  detail: {
    promise: 'Table, counter and delivery orders reach the right station in the right order.',
    quickAnswer:
      'Between eight and ten on a Saturday the router is down, three aggregators ring, table nine wants to split the bill, and a till shows what it is worth. Have one built if your menu, your routing or your books defeat a packaged product, as happens in chains, cloud kitchens and hotels with several outlets. Before anything is switched we key a real service in parallel.',
    atAGlance: {
      fits: 'Chains, cloud kitchens and hotels with several outlets, one menu and different kitchens',
      notFor: 'A single café: a packaged POS by the month does all of it',
      firstStep: {
        what: 'A shadow service at one outlet',
        output: 'the routing drawing, gaps in recipes and a cash-up beside the old till’s',
        weeks: [3, 5],
      },
      charged: 'A rate for each outlet opened and sprints for the till, after one paid shadow service',
      youBring:
        'Menu with recipes, kitchen plan with printers, aggregator test accounts, one manager on evening shift',
    },
    ask: {
      text: 'Draw a cross on the kitchen plan for each printer and add the menu. A Saturday order’s routing is what you get back.',
      button: 'Send menu and kitchen plan',
    },
    notNeeded: {
      before: 'If plates wait for the grill, hire a cook. A',
      struck: 'new POS',
      after: 'only prints the tickets faster.',
    },
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
        text: 'Items split to grill, tandoor, bar and pass, as printed KOT or on a display, and courses fire on the captain’s signal with prep times staggered so that plates finish together. Each station keeps its printer as fallback.',
        hardPart: 'Riders and seated guests compete for one grill, and only the chef can say who goes first.',
      },
      {
        name: 'Menu, recipe and allergens',
        users: 'Menu manager, purchase, kitchen',
        text: 'Dishes explode into recipes with yield and waste, which gives theoretical consumption and food cost by outlet. Allergens roll up from ingredients. Calorie display follows FSSAI’s labelling rules for chains of ten or more outlets.',
        hardPart:
          'A substituted sauce changes allergens the same evening, so the kitchen needs a one-step swap that warns waiters.',
      },
      {
        name: 'Aggregators and own delivery',
        users: 'Outlet manager, delivery desk',
        text: 'Menus, prices and stock-outs are pushed to each platform; its orders arrive as normal tickets, and its payouts are matched line by line with commission. The platform pays the GST on these orders under section 9(5), so they stay out of your liability.',
        hardPart: 'An item ended at the pass takes minutes to vanish from a platform that caches its menu.',
      },
      {
        name: 'Cash-up and exception watch',
        users: 'Shift manager, owner, auditor',
        text: 'Cashiers close blind, and tenders are compared with terminal settlement. Voids, discounts, reprints and no-sale openings are listed by person and hour. A void after the KOT needs a reason. Card data stays inside the terminal, which keeps PCI DSS scope small.',
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
      mark: {
        node: 'recipe',
        before: 'Printed allergen sheet',
        doubt: 'Chef: I changed the sauce tonight. Who warns table nine?',
        answer: 'Allergens follow ingredients, and a swap warns the waiters.',
      },
    }),
  },
});
