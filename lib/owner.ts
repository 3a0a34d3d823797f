import 'server-only';
import type { PageAddress } from '@/content/catalogue/schema';
import { isSaid, type OwnerSlots, owner, ownerLabels, ownerTexts } from '@/content/owner';

/** Price or band of the first step that a page offers, where the owner has named one. */
export const firstStepPrice = (address: PageAddress, slots: OwnerSlots = owner): string | undefined =>
  slots.firstStepPrices[address];

/** Slots that nobody has filled, in the order of the record. */
export const emptySlots = (slots: OwnerSlots = owner): readonly (keyof OwnerSlots)[] =>
  (Object.keys(ownerLabels) as (keyof OwnerSlots)[]).filter((name) => !isSaid(name, slots));

/** "Not shown on this site yet: insurance, prices of first steps."; nothing once all are shown. */
export function notShownYet(slots: OwnerSlots = owner): string | undefined {
  const missing = emptySlots(slots).map((name) => ownerLabels[name]);
  return missing.length > 0 ? `${ownerTexts.missing}: ${missing.join(', ')}.` : undefined;
}
