import type { Rule } from '@/content/before-you-buy/committee';
import { howWeWork } from '@/content/pages/how-we-work';

/**
 * The words of a rule of `howWeWork`.
 * @throws Error where no rule has this name, or none of its sentences says what is asked for
 */
export function wordsOf({ slug, name, about }: Rule): string {
  const terms = howWeWork.terms.find((band) => band.slug === slug);
  const sentences = terms?.list.find((named) => named.name === name)?.text.split(/(?<=[.!?])\s+/) ?? [];
  const words = sentences.filter((sentence) => about?.test(sentence) ?? true).join(' ');
  if (!words) throw new Error(`How we work says nothing of ${about ?? name} under ${slug}, ${name}`);
  return words;
}
