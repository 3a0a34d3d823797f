import type { StaticPath } from '../static-pages';

/** Heading and lead-in of a band of a page. */
export interface BandIntro {
  readonly heading: string;
  readonly text: string;
}

/** Label and target of a button. A target of `/contact` opens the contact panel where scripts run. */
export interface CallToAction {
  readonly label: string;
  readonly href: StaticPath;
}

export interface Fact {
  readonly label: string;
  readonly value: string;
}
