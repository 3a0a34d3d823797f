import 'server-only';
import type { PageAddress } from './catalogue/schema';

/** Somebody who answers for a part of the work, by name. */
export interface NamedPerson {
  readonly name: string;
  readonly role: string;
  /** What a client may hold this person to, as a phrase: "the security of what we deliver". */
  readonly answersFor: string;
}

/** A client who has agreed in writing to be telephoned. */
export interface Reference {
  readonly name: string;
  readonly role: string;
  readonly company: string;
  /** As printed. */
  readonly phone: string;
  /** What we did there, in one sentence. */
  readonly work: string;
}

export interface Certificate {
  readonly name: string;
  readonly issuer: string;
  readonly number: string;
  readonly issuedOn: string;
}

export interface Insurance {
  /** Such as "Professional indemnity". */
  readonly cover: string;
  readonly insurer: string;
  /** Sum insured, with its currency. */
  readonly sum: string;
  readonly validUntil: string;
}

/** What only the owner can say. A slot that is filled is shown; an empty one shows nothing, and `npm run preflight` names it. */
export interface OwnerSlots {
  /** A price or a band, such as "₹3,00,000 to ₹4,50,000", by the address of the page whose first step it buys. */
  readonly firstStepPrices: Readonly<Partial<Record<PageAddress, string>>>;
  readonly people: readonly NamedPerson[];
  readonly references: readonly Reference[];
  readonly certificates: readonly Certificate[];
  readonly insurances: readonly Insurance[];
}

export const owner: OwnerSlots = {
  firstStepPrices: {},
  people: [],
  references: [],
  certificates: [],
  insurances: [],
};

/** Whether anything is shown of a slot. */
export const isSaid = (name: keyof OwnerSlots, slots: OwnerSlots = owner): boolean =>
  Object.keys(slots[name]).length > 0;

/** What a slot holds, for lists of what is shown and of what is not. */
export const ownerLabels: Readonly<Record<keyof OwnerSlots, string>> = {
  firstStepPrices: 'prices of first steps',
  people: 'people with what they answer for',
  references: 'a reference who may be telephoned',
  certificates: 'certificates with their numbers',
  insurances: 'insurance',
};

/** Over what About shows of these, and before the list of what it does not. */
export const ownerTexts = {
  people: { heading: 'Who answers for what', text: 'By name, so that you know whom to ask.' },
  certificates: { heading: 'Certificates', text: 'Ask the issuer whether a number is valid.' },
  references: {
    heading: 'Somebody you may telephone',
    text: 'A client who has agreed to take the call.',
  },
  /** A colon and the list follow. */
  missing: 'Not shown on this site yet',
} as const;
