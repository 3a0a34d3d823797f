import 'server-only';
import type { StaticPath } from '../static-pages';
import { brief } from './brief';
import { budget } from './budget';
import { buildRentBuy } from './build-rent-buy';
import { committee } from './committee';
import { compare } from './compare';
import { hub } from './hub';
import { ourAnswers } from './our-answers';
import { papers } from './papers';
import { sketch } from './sketch';
import { whenItGoesWrong } from './when-it-goes-wrong';

/** The texts of each page of the section, for search, the dates of texts and the checks of the voice. */
export const beforeYouBuy = {
  '/before-you-buy': hub,
  '/before-you-buy/budget': budget,
  '/before-you-buy/build-rent-buy': buildRentBuy,
  '/before-you-buy/compare': { ...compare, ourAnswers },
  '/before-you-buy/brief': brief,
  '/before-you-buy/papers': papers,
  '/before-you-buy/committee': committee,
  '/before-you-buy/when-it-goes-wrong': whenItGoesWrong,
  '/sketch': sketch,
} as const satisfies Partial<Record<StaticPath, unknown>>;
