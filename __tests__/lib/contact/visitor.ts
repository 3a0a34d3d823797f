import { fieldNames } from '@/lib/contact/limits';
import type { MessageText } from '@/lib/contact/message';

/*
 * The model of a visitor with several tabs, against which random walks check the form's state machine (`tabs.test.ts`) and real pages
 * (`e2e/contact-walk.spec.ts`).
 */

export type Text = Pick<MessageText, (typeof fieldNames)[number]>;
export const noText: Text = { name: '', email: '', subject: '', message: '' };
export const same = (one: Text, other: Text) => fieldNames.every((name) => one[name] === other[name]);
export const isEmpty = (text: Text) => same(text, noText);

/** A text as it was typed, and what it was before. */
export interface Version {
  readonly parent: Version | undefined;
}

/** What the visitor typed last in a tab, and has neither sent nor cleared: it stands on the screen. */
export class Draft {
  typed: Text = noText;
  version: Version | undefined;

  type(typed: Text) {
    this.typed = typed;
    this.version = { parent: this.version };
  }
  forget() {
    this.typed = noText;
    this.version = undefined;
  }
}

export class Deliveries {
  /** What arrived, with all that it was before: no copy of it is a draft. */
  private readonly arrived = new Set<Version>();
  /** Requests that left the browser, none without a press. */
  requests = 0;
  presses = 0;

  accept(version: Version | undefined) {
    for (let one = version; one; one = one.parent) this.arrived.add(one);
  }
  has = ({ version }: Draft) => version !== undefined && this.arrived.has(version);
}
