/* Keys of the tab's session storage. */

/** What the visitor has typed so far. */
export const draftKey = 'contact-draft';
/** A message is on its way. */
export const pendingKey = 'contact-pending';
