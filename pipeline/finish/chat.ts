import { load } from 'cheerio/slim';

/**
 * Names the page in the last blank of its chat links, the enquiry's, as the contact panel does.
 * @param chat such a link's address as components write it; a layout does not know its page
 */
export function withPageInChats(html: string, chat: string, file: string): string {
  // Of an address that does not exist nobody enquires.
  if (file === '404.html') return html;
  const path = `/${file.replace(/(^index)?\.html$/, '')}`;
  const page = `${load(/<title>.*?<\/title>/s.exec(html)?.[0] ?? '').text()} (${path})`;
  // Brackets, too: they would end the address where its Markdown is read.
  const text = encodeURIComponent(page).replace(/[()]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return html.replaceAll(`href="${chat}"`, () => `href="${chat}${text}"`);
}
