/**
 * Makes a link to `/contact` open the contact panel: turning to it starts the framework, a click waits for the panel, and
 * leads to the page where that does not come.
 */
export const contactIntent = { 'data-contact': true, 'data-start': true, 'data-keep': true } as const;
