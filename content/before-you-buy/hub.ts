import type { StaticPath } from '../static-pages';

interface Day {
  readonly name: string;
  readonly aim: string;
  readonly sheets: readonly {
    readonly path: StaticPath;
    /** Time that it takes to fill in or to read, by our reckoning. */
    readonly time: string;
    readonly text: string;
  }[];
  /** What somebody holds at the end of the day. */
  readonly hold: string;
}

export const hub = {
  lead: 'Five working days lie between “we need software” and a decision that a board can sign. Their sheets are here, to fill in, print and keep. They work without us, and some of them end without us.',
  holdLabel: 'In your hands',
  week: 'The week before you buy',
  home: 'Eight sheets to fill in, print and keep: what a budget buys, whether to build at all, how to compare firms, what you would sign. They need no call with us.',
  days: [
    {
      name: 'Monday',
      aim: 'Say what happens today',
      sheets: [
        {
          path: '/before-you-buy/brief',
          time: '40 minutes',
          text: 'Eight fields, and a word where an answer is still too vague to estimate.',
        },
        {
          path: '/sketch',
          time: '20 minutes',
          text: 'Who hands what to whom, drawn as you type it. Mark the one place that hurts.',
        },
      ],
      hold: 'One page of words and one drawing that three firms can be given alike.',
    },
    {
      name: 'Tuesday',
      aim: 'Decide whether to build at all',
      sheets: [
        {
          path: '/before-you-buy/build-rent-buy',
          time: '25 minutes',
          text: 'Three lines over three years, the month in which they cross, and what would turn the answer.',
        },
      ],
      hold: 'An answer with its one weak assumption, underlined.',
    },
    {
      name: 'Wednesday',
      aim: 'See what the money buys',
      sheets: [
        {
          path: '/before-you-buy/budget',
          time: '15 minutes',
          text: 'Tax, a reserve and a first year of running come off before a week is worked.',
        },
      ],
      hold: 'A number of weeks, and the shapes of project that it carries.',
    },
    {
      name: 'Thursday',
      aim: 'Set firms side by side',
      sheets: [
        {
          path: '/before-you-buy/compare',
          time: 'one hour a firm',
          text: 'Twelve questions, with what a good, a usual and a bad answer sounds like.',
        },
        {
          path: '/before-you-buy/committee',
          time: 'to forward',
          text: 'Our own answers in the form that a committee compares, “not in place” included.',
        },
      ],
      hold: 'A table of three firms, with a question in every empty field.',
    },
    {
      name: 'Friday',
      aim: 'Read what you would sign',
      sheets: [
        {
          path: '/before-you-buy/papers',
          time: 'one hour',
          text: 'The whole set of one illustrative project, from the order to the handover, with notes in the margin.',
        },
        {
          path: '/before-you-buy/when-it-goes-wrong',
          time: '20 minutes',
          text: 'Stop, late, dispute, exit, and the day on which a supplier is gone.',
        },
      ],
      hold: 'The clauses that you would change, before anybody has sent you a contract.',
    },
  ] as const satisfies readonly Day[],
  rules: {
    heading: 'What these sheets are',
    list: [
      {
        name: 'Not a price of ours',
        text: 'No sheet knows a rate of ours. Where a sum needs one, you enter the rate of a quotation that you hold.',
      },
      {
        name: 'Not advice in law or tax',
        text: 'Rules of Indian law and tax are named with the date on which they were read. Your counsel and your accountant decide.',
      },
      {
        name: 'Not a client’s papers',
        text: 'The project behind the papers is illustrative: made up, reckoned to the rupee, and checked against itself.',
      },
      {
        name: 'Yours',
        text: 'What you enter is kept in your browser. It reaches us only if you put it into a message, read it there and send it.',
      },
    ],
  },
} as const;
