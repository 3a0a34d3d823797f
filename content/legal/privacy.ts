import { company, grievanceName } from '../company';
import type { FormProcessor } from '../form-providers';
import { counted, houseFacts } from '../house-facts';
import type { LegalPage } from './schema';

const { address, legalName, name } = company;
const { applicationMonths, enquiryMonths, privacyRequests } = houseFacts;

export const privacyUpdatedOn = '2026-11-23';

/** The policy of a site whose form goes to this processor. */
export const privacyWith = (processor: FormProcessor): LegalPage => ({
  updatedOn: privacyUpdatedOn,
  sampleForCounsel: true,
  inShort: [
    'You can read the whole site without telling us who you are. It sets no cookies, runs no analytics and loads nothing from other companies.',
    `What you type into the contact form reaches us by e-mail through ${processor.name}. What you send by WhatsApp also passes through WhatsApp.`,
    'We use it to answer you. You can ask to see it, have it corrected, or have it deleted once no law has us keep it.',
  ],
  sections: [
    {
      slug: 'who-is-responsible',
      heading: 'Who is responsible',
      paragraphs: [
        `${legalName} (“${name}”, “we”), ${address.street}, ${address.city} ${address.postalCode}, ${address.region}, ${address.country}, decides how and why the personal data described here is used. For every request named on this page, use the e-mail address or telephone number in the footer and put the word “Privacy” first.`,
        `Queries and grievances go to ${grievanceName}, at the same address. Until the duties of the Digital Personal Data Protection Act begin in May 2027, section 43A of the Information Technology Act, 2000 and the rules of 2011 under it apply to sensitive personal data. Rule 5(9) of these has a grievance officer settle a grievance within one month of its receipt.`,
      ],
    },
    {
      slug: 'information-we-collect',
      heading: 'Information we collect',
      paragraphs: ['These kinds of information can come up when you use this site.'],
      list: [
        'Personal identification details: your name, e-mail address, subject and message when you send the contact form; your telephone number and whatever else you write when you call, e-mail or use WhatsApp; your application papers when you apply for a job. You choose what to send.',
        'Usage data: the ordinary server logs of our hosting provider, described below. We run no analytics, no advertising tags and no profiling.',
        'Cookies: none. While you fill in the contact form, your browser keeps the draft in the session storage of that tab, on your device, until you close the tab or the message has been sent. We cannot read it.',
        'Marks of sent messages: your browser’s local storage keeps a random mark of each, which says nothing of its content, so that a copied tab does not offer it again.',
      ],
    },
    {
      slug: 'how-we-use-it',
      heading: 'How we use it',
      paragraphs: [
        'We use personal data for the purposes in this list and for no others. We do not sell it, and no decision about you is made by software alone.',
      ],
      list: [
        'To operate the site: deliver pages, keep them available and fend off misuse.',
        'To improve your experience: repair broken pages that the logs reveal, and explain better what visitors ask about.',
        'To send periodic e-mails: replies to your enquiry and follow-up on it. News or offers only if you asked for them, and every such message says how to stop them.',
        'To meet legal duties: keep contracts, invoices and tax records, and answer lawful requests by authorities.',
      ],
    },
    {
      slug: 'legal-grounds',
      heading: 'The grounds we rely on',
      paragraphs: [
        'Under India’s Digital Personal Data Protection Act, 2023, whose duties begin in May 2027, we rely on your consent or on the fact that you gave us the data yourself for a stated purpose, such as an answer.',
        'Server logs rest on neither, in our reading: visitors are not asked, and they hand us nothing for a purpose. We have them kept because the same Act asks for safeguards against breaches (section 8(5)), and its Rules for logs that show one.',
        'Where the EU or UK General Data Protection Regulation applies, the grounds are steps before a contract that you asked for, our legitimate interest in answering enquiries and running a safe site, a legal duty, or your consent. Consent can be withdrawn at any time; what was done before stays lawful.',
      ],
    },
    {
      slug: 'contact-form',
      heading: 'The contact form and the transfer to its provider',
      paragraphs: [
        `The form sends your name, e-mail address, subject and message to ${processor.recipient}, which passes them to our mailbox on our behalf. Nothing is sent before you press the button. A hidden field, which people leave empty, helps to recognise automated spam.`,
        processor.statement,
        'If you prefer another way, telephone us or write an e-mail.',
      ],
    },
    {
      slug: 'whatsapp',
      heading: 'WhatsApp',
      paragraphs: [
        'The WhatsApp button is an ordinary link. Your browser contacts WhatsApp only when you follow it, and it opens with a form of five blanks that you may fill in, change or empty. From then on WhatsApp’s own terms and privacy policy apply to what you send and to the data about it. We use such messages only to answer you.',
      ],
    },
    {
      slug: 'hosting-logs',
      heading: 'Hosting and server logs',
      paragraphs: [
        'The site consists of static files. The provider that serves them records the IP address, time, address requested, status and browser identification of each request. We look at these records only to find faults and attacks, and we do not combine them with messages. Ask us for the provider’s name, its location and the period after which logs are deleted, which will be no less than a year from May 2027.',
      ],
    },
    {
      slug: 'retention',
      heading: 'How long we keep it',
      paragraphs: [
        'We delete personal data when its purpose has ended, at the latest after these periods.',
        'From May 2027 there is a shortest period as well. Rule 8(3) of the Digital Personal Data Protection Rules, 2025 has us keep personal data, the traffic data that belongs to it and logs of its processing for at least a year from that processing, for the purposes of their Seventh Schedule, such as a lawful demand of the State. In that year we use for nothing else what you asked us to delete.',
      ],
      list: [
        `Enquiries that lead to no work: ${counted(enquiryMonths, 'month')} after the last message.`,
        'Contracts, invoices and the letters that belong to them: as long as tax and company law require.',
        `Applications that we decline: ${counted(applicationMonths, 'month')} after our answer.`,
      ],
    },
    {
      slug: 'data-security',
      heading: 'Data security',
      paragraphs: [
        'The site and its form use encrypted connections. Mailboxes are open only to the people who answer enquiries, under personal accounts with a second factor. Client data from projects is governed by the contract and its data processing agreement and never passes through this site.',
        'No method is free of risk. Should a breach affect your personal data, we inform you and the competent authorities as the law requires. Please do not send passwords, health data or payment details through the form.',
      ],
    },
    {
      slug: 'your-rights',
      heading: 'Your rights',
      paragraphs: [`${privacyRequests} We may have to ask a question to make sure that it is you.`],
      list: [
        'Access: ask which personal data about you we hold, where it came from and who received it.',
        'Update: have incorrect data corrected and incomplete data completed.',
        'Delete: have data erased that we no longer need or that rested on consent you withdrew; from May 2027 once the year of rule 8(3) has passed.',
        'Under the Indian Act: have a grievance addressed, and name somebody to exercise your rights if you die or cannot act. If our reply does not settle the grievance, you can take it to the Data Protection Board of India as the Act provides.',
        'Under the GDPR: restrict or object to a use, receive your data in a portable form, and complain to the supervisory authority where you live or work.',
      ],
    },
    {
      slug: 'children-and-changes',
      heading: 'Children, and changes to this page',
      paragraphs: [
        'The site addresses businesses. We do not knowingly collect data of anyone under 18; if a child has written to us, tell us and we delete the message. When our practice changes, this page changes first, together with its date.',
      ],
    },
  ],
});
