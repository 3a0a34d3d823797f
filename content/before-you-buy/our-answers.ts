import 'server-only';
import { counted, houseFacts, officeHours } from '../house-facts';
import { type OwnerSlots, owner } from '../owner';
import type { QuestionKey } from './compare';

const {
  acceptance,
  acceptanceDays,
  breach,
  changes,
  discontinuation,
  estimate,
  firstStepCharge,
  incrementWeeks,
  liability,
  ownership,
  replacementCost,
  replacementWeeks,
  support,
  warranty,
} = houseFacts;

/** The first sentences of a clause. */
const firstOf = (clause: string, count = 1): string =>
  clause
    .split(/(?<=[.!?]) /)
    .slice(0, count)
    .join(' ');
/** The last sentence of a clause. */
const lastOf = (clause: string): string => clause.split(/(?<=[.!?]) /).at(-1) ?? '';

/** What we would write into a buyer's sheet. Where the owner has filled no slot, the answer says that there is nothing. */
export const ourAnswersWith = ({
  people,
  references,
  insurances,
}: Pick<OwnerSlots, 'people' | 'references' | 'insurances'>): Readonly<Record<QuestionKey, string>> => ({
  people: `${
    people.map(({ name, role }) => `${name} (${role}).`).join(' ') || 'No names on this site.'
  } The names of those proposed are in the order, and you interview them before you sign. You approve a successor, who works beside the leaver for ${counted(replacementWeeks, 'week')}, ${replacementCost}. Days a week are not said here: have them written into the order.`,
  code: 'A walk through code and decision records that may be shown. Where nothing comparable may be shown, we say so. The portfolio on this site is of samples, and no client’s work.',
  exclusions:
    'The written proposal says what is left out. What would make us advise against it depends on your brief: ask in the first call.',
  price: `${estimate} The first step is ordered alone, ${firstStepCharge}.`,
  progress: `Running software every ${counted(incrementWeeks, 'week')}. You say whether a milestone is done, within ${counted(acceptanceDays, 'working day')}. ${acceptance}`,
  changes,
  ownership: `${firstOf(ownership, 2)} Not before. The paper is an assignment that we sign, for the whole world and the full term. ${lastOf(ownership)}`,
  leaving:
    'Your team deploys and restores from the handover pack alone before we step back. Cloud subscriptions are in your name, and you can remove us. No earlier case is shown on this site.',
  support: `${firstOf(warranty)} After that a support contract, if you order one: not 24 × 7. ${lastOf(support)} Office hours: ${officeHours}.`,
  data: `Personal accounts with a second factor; no copy of production data goes into development. ${breach}`,
  liability: `${liability} Outside it: fraud, intent, breach of confidentiality, claims of others, what no contract can limit. ${
    insurances.map(({ cover, insurer, sum }) => `${cover}: ${insurer}, ${sum}.`).join(' ') ||
    'Insurance: none shown.'
  } ${firstOf(discontinuation)} The handover is then the same as after notice.`,
  references:
    references.map(({ name, company, phone }) => `${name}, ${company}, ${phone}.`).join(' ') ||
    'None is named on this site. Ask for a talk with one; if we cannot arrange it for your kind of work, we tell you.',
});

export const ourAnswers = ourAnswersWith(owner);
