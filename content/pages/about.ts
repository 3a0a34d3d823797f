import { company, grievanceName } from '../company';
import type { NamedText, NonEmptyArray } from '../fields';
import { officeHours } from '../house-facts';
import { owner } from '../owner';
import type { BandIntro, CallToAction, Fact } from './types';

/** A working rule and what it costs or brings the client. */
export interface Principle extends NamedText {
  readonly consequence: string;
}

export interface Milestone {
  readonly year: number;
  readonly text: string;
}

export interface AboutPage {
  readonly whoWeAre: NonEmptyArray<string>;
  /** The emblem's construction: its name for those who do not see it, and the caption under it. */
  readonly emblem: { readonly name: string; readonly caption: string };
  /** Only events that are true of the company in `company.json`. */
  readonly timeline: BandIntro & { readonly events: NonEmptyArray<Milestone> };
  /** `costLabel` stands over each consequence. */
  readonly principles: BandIntro & { readonly costLabel: string; readonly list: NonEmptyArray<Principle> };
  readonly verify: BandIntro & { readonly list: NonEmptyArray<NamedText> };
  readonly entity: BandIntro & { readonly list: NonEmptyArray<Fact> };
  readonly ctas: NonEmptyArray<CallToAction>;
}

const { address, cin, foundingYear, legalName, name, nameOrigin } = company;

export const about: AboutPage = {
  whoWeAre: [
    `${name} is a software development and IT services company in ${address.city}. We design, build, connect and maintain software for businesses whose work does not fit a ready-made product, and we help to choose one where it does.`,
    nameOrigin,
  ],
  emblem: {
    name: 'The emblem, constructed with a compass: six arcs with their centres and radii',
    caption:
      'The leaf in our emblem is a petal of the palash, the flame of the forest. Three arcs draw each edge and meet without a corner. Lengths are in twenty-fourths of its square.',
  },
  timeline: {
    heading: `Since ${foundingYear}`,
    text: 'A short list on purpose. Milestones that you cannot check would tell you less than the working rules above, which we put into contracts.',
    events: [{ year: foundingYear, text: `${name} is founded in ${address.city}.` }],
  },
  principles: {
    heading: 'Six working rules, and what each costs',
    text: 'A rule that never costs anything is a slogan, so each stands with its consequence.',
    costLabel: 'What it costs',
    list: [
      {
        name: 'The drawing comes first',
        text: 'Before the drawing we name a rough range at most. A price that we would sign is for features that have a place on it.',
        consequence:
          'The first weeks bring no screens. In exchange, weak ideas die on paper, where that is cheap.',
      },
      {
        name: 'Each decision has one owner',
        text: 'Every kind of decision is assigned to a named person, on your side or on ours.',
        consequence: 'Meetings get shorter, and a late decision has a name on it, which can be yours.',
      },
      {
        name: 'Small releases, with a way back',
        text: 'A change can be withdrawn without restoring a backup.',
        consequence: 'Some changes take two deployments where one would have been quicker.',
      },
      {
        name: 'Your accounts, your keys',
        text: 'Repositories, cloud and domains are opened in your name on the first day.',
        consequence: 'You have a little more to administer, and you can end the contract without asking us.',
      },
      {
        name: 'Ranges instead of single figures',
        text: 'An estimate has a low end, a high end and the assumptions between them.',
        consequence: 'You will not hear one number from us in a first call.',
      },
      {
        name: 'Objections go on record',
        text: 'When we advise against something, the reason is written into the decision record.',
        consequence: 'Now and then we talk ourselves out of an order.',
      },
    ],
  },
  verify: {
    heading: 'Ways to verify us',
    text: 'Nothing on a website proves a supplier. Ask us, or any other firm, for these.',
    list: [
      {
        name: 'The register entry',
        text: `Look up ${cin}, our corporate identity number, with India’s Ministry of Corporate Affairs, and compare the name and the office with this page.`,
      },
      {
        name: 'The people',
        text: 'Interview the engineers proposed and give them a problem you have already solved.',
      },
      {
        name: 'A walk through code',
        text: 'Ask to see code and decision records that may be shown. Where nothing comparable may be shown, expect to hear that.',
      },
      {
        name: 'References',
        text:
          owner.references.length > 0
            ? 'Telephone the client named on our contact page, and ask what went wrong and how we dealt with it.'
            : 'Ask for a conversation with one. We print no client names, and if we cannot arrange a talk for your kind of work, we tell you.',
      },
      {
        name: 'Your security questionnaire',
        text: 'Each line comes back with evidence or with the words “not in place”.',
      },
      {
        name: 'A small paid start',
        text: 'Order the drawing stage alone. Its result is yours, whoever builds from it.',
      },
    ],
  },
  entity: {
    heading: 'Where we are, and who signs',
    text: 'Tax numbers are on every offer and invoice.',
    list: [
      { label: 'Legal entity', value: legalName },
      { label: 'CIN', value: cin },
      {
        label: 'Registered office',
        value: `${address.street}, ${address.city} ${address.postalCode}, ${address.region}, ${address.country}`,
      },
      { label: 'Hours', value: officeHours },
      { label: 'Visits', value: 'By appointment' },
      { label: 'Queries, grievances', value: grievanceName },
    ],
  },
  ctas: [
    { label: 'How we work, clause by clause', href: '/how-we-work' },
    { label: 'See how we hire', href: '/career' },
  ],
};
