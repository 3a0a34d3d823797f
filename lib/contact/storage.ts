/* Keys of the tab's session storage. */

/** What the visitor has typed so far. */
export const draftKey = 'contact-draft';
/** A message without a clear answer: {@link onItsWay}, then what the visitor was told of it (a `Fate`). */
export const pendingKey = 'contact-pending';
export const onItsWay = 'on its way';
