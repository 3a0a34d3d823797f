import {
  cellsOf,
  decided,
  figures,
  inWords,
  number,
  partsOf,
  pieceCheck,
  rupees,
  sum,
} from '@/pipeline/content/piece';
import { fundraising as page } from './fundraising';

// Sorts five gifts into foreign and domestic by citizenship, by card, by residence and by payment in rupees, and counts those in the wrong account.

const { said } = cellsOf(page);
const paragraphs = page.detail.argument?.paragraphs ?? [];
const [table] = partsOf(page, 'table');
const [form] = partsOf(page, 'form');
const [list] = partsOf(page, 'list');
const gifts = (table?.rows ?? []).map(([paidBy = '', livesIn = '', passport = '', amount]) => {
  return { paidBy, livesIn, passport, amount: number(amount) };
});
type Gift = (typeof gifts)[number];
const isForeign = {
  citizenship: ({ passport }: Gift) => passport !== 'Indian',
  card: ({ paidBy }: Gift) => paidBy.endsWith(' card'),
  residence: ({ livesIn }: Gift) => !['Pune', 'Nashik'].includes(livesIn),
  'all to the FCRA account': () => true,
};
type Rule = keyof typeof isForeign;
const foreign = (rule: Rule) => sum(gifts.filter(isForeign[rule]).map(({ amount }) => amount));
const all = foreign('all to the FCRA account');
const wrong = (rule: Rule) =>
  gifts.filter((gift) => isForeign[rule](gift) !== isForeign.citizenship(gift)).length;
const isBriton = form?.fields.find(({ label }) => label === 'Citizen of')?.value === 'Britain';
const shown = gifts.find(({ passport }) => passport === 'British');

export const check = pieceCheck({
  page,
  decisions: [
    decided('FCRA gifts', /₹[\d,]+/.exec(list?.items[0]?.label ?? '')?.[0], rupees(foreign('citizenship')), {
      card: rupees(foreign('card')),
      residence: rupees(foreign('residence')),
      'in doubt, the FCRA account': rupees(all),
    }),
    decided(
      'gift on the form',
      form?.action,
      isBriton && shown && isForeign.citizenship(shown) ? 'Pay to FCRA' : '',
      {
        card: shown && isForeign.card(shown) ? 'Pay to FCRA' : 'Pay',
        residence: shown && isForeign.residence(shown) ? 'Pay to FCRA' : 'Pay',
      },
    ),
    decided('wrong by card', said(/By card, (\w+) of the five/), inWords(wrong('card')), {
      residence: inWords(wrong('residence')),
    }),
    decided(
      'figures of the argument',
      figures(...paragraphs),
      [
        gifts.length,
        all,
        gifts.filter(isForeign.card).length,
        foreign('card'),
        foreign('residence'),
        foreign('citizenship'),
        17,
        wrong('card'),
        gifts.length,
        wrong('residence'),
        2,
        all - foreign('citizenship'),
        foreign('citizenship'),
      ].join(' '),
    ),
  ],
});
