import { whatsappEnquiry } from '@/content/company';
import { deployment } from './config/deployment';
import { documentTitle } from './document-title';

/** What a chat link says of the page that it stands on. */
export interface ChatPage {
  readonly title: string;
  readonly path: string;
}

/** Chat link with the enquiry template: an opening line and one labelled blank a line; the last blank, the enquiry, names the page. */
export function whatsappUrl(page?: ChatPage): string {
  const { opening, blanks } = whatsappEnquiry;
  const text = [opening, '', ...blanks.map((blank) => `${blank}: `)].join('\n');
  const enquiry = page ? `${documentTitle(page.title)} (${page.path})` : '';
  // `encodeURIComponent` keeps brackets, which would end the address where its Markdown is read.
  const encoded = encodeURIComponent(text + enquiry)
    .replaceAll('(', '%28')
    .replaceAll(')', '%29');
  return `https://wa.me/${deployment.whatsapp.e164.slice(1)}?text=${encoded}`;
}
