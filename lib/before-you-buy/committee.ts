import 'server-only';
import { committee, type Question, type RuleName } from '@/content/before-you-buy/committee';
import { categories } from '@/content/catalogue';
import { type OwnerSlots, owner } from '@/content/owner';
import { howWeWork } from '@/content/pages/how-we-work';
import { type StandardId, standards } from '@/content/standards';
import { anchorOf } from '../anchor';
import { routes } from '../routes';

export interface HouseRule {
  readonly name: string;
  readonly text: string;
  /** Where it stands on `/how-we-work`. */
  readonly href: `${typeof routes.howWeWork}#${string}`;
}

/** @throws Error where `/how-we-work` has no such rule any more */
export function houseRule({ part, rule }: RuleName): HouseRule {
  const found = howWeWork.terms.find(({ slug }) => slug === part)?.list.find(({ name }) => name === rule);
  if (!found) throw new Error(`/how-we-work has no rule "${rule}" in its part "${part}"`);
  return { ...found, href: `${routes.howWeWork}#${anchorOf(rule, part)}` };
}

export interface Answer {
  readonly rules: readonly HouseRule[];
  /** What the owner has said of himself. */
  readonly said: readonly string[];
  readonly isInPlace: boolean;
}

const spoken: { readonly [S in keyof OwnerSlots]?: (slots: OwnerSlots) => readonly string[] } = {
  certificates: ({ certificates }) =>
    certificates.map(({ name, issuer, number, issuedOn }) => `${name}, ${issuer}, ${number}, ${issuedOn}`),
  insurances: ({ insurances }) =>
    insurances.map(
      ({ cover, insurer, sum, validUntil }) => `${cover}: ${insurer}, ${sum}, until ${validUntil}`,
    ),
  people: ({ people }) => people.map(({ name, role, answersFor }) => `${name}, ${role}: ${answersFor}`),
  references: ({ references }) =>
    references.map(({ name, role, company, phone }) => `${name}, ${role}, ${company}, ${phone}`),
};

/** The answer to a question of a committee: rules of the house, what the owner has said, or neither. */
export function answerTo({ rules, slot }: Question, slots: OwnerSlots = owner): Answer {
  const said = (slot && spoken[slot]?.(slots)) ?? [];
  return { rules: (rules ?? []).map(houseRule), said, isInPlace: rules !== undefined || said.length > 0 };
}

const nameOf = (id: StandardId) => standards[id].name;

/** Standards that bind or guide whatever the trade, then those of each trade whose pages reckon with any. */
export function standardsByTrade(): readonly (readonly [trade: string, names: string])[] {
  const { everyTrade } = committee.parts.standards;
  const general: readonly StandardId[] = everyTrade;
  const trades = categories.flatMap(({ section, label, pages }) => {
    if (section !== 'industries') return [];
    const ids = pages.flatMap(({ detail }) => detail.chapters?.standards?.map(({ id }) => id) ?? []);
    const own = [...new Set(ids)].filter((id) => !general.includes(id));
    return own.length > 0 ? [[label, own.map(nameOf).join(', ')] as const] : [];
  });
  return [[committee.parts.standards.general, general.map(nameOf).join(', ')], ...trades];
}
