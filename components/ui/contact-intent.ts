/**
 * Attributes that make a link to `/contact` open the contact panel: hover or focus starts the islands, a click waits for the
 * panel and follows the link if the panel cannot be loaded.
 */
export const contactIntent = { 'data-contact': true, 'data-start': true, 'data-keep': true } as const;
