import { whatsappEnquiry } from '@/content/company';
import { deployment } from './config/deployment';

/** Chat link with the enquiry template: an opening line and one labelled blank a line. */
export function whatsappUrl(): string {
  const { opening, blanks } = whatsappEnquiry;
  const text = [opening, '', ...blanks.map((blank) => `${blank}: `)].join('\n');
  return `https://wa.me/${deployment.whatsapp.e164.slice(1)}?text=${encodeURIComponent(text)}`;
}
