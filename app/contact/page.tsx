import { clsx } from 'clsx';
import { ReferenceBand } from '@/components/about/owner-bands';
import { ContactForm } from '@/components/contact/contact-form';
import { Island } from '@/components/islands/island';
import { Band } from '@/components/ui/band';
import { FactList } from '@/components/ui/fact-list';
import { Heading } from '@/components/ui/heading';
import paperStyles from '@/components/ui/paper.module.css';
import { QuestionList } from '@/components/ui/question-list';
import { StaticPage } from '@/components/ui/static-page';
import { Steps } from '@/components/ui/steps';
import { company } from '@/content/company';
import { contactForm } from '@/content/contact-form';
import { contact } from '@/content/pages/contact';
import { deployment } from '@/lib/config/deployment';
import { islandProps } from '@/lib/islands';
import { staticMetadata } from '@/lib/metadata';
import { getStaticPage } from '@/lib/pages';
import { whatsappUrl } from '@/lib/whatsapp';
import styles from './page.module.css';

export const metadata = staticMetadata('/contact');

export default function ContactPage() {
  const { intro, nextSteps, direct, visit, hours, questions } = contact;
  const { address } = company;
  const { email, phone } = deployment;
  return (
    <StaticPage
      path="/contact"
      kind="ContactPage"
      lead={intro}
      under={
        <section id="next" aria-labelledby="next-heading">
          <Heading as="h2" of="next" className={styles.nextHeading}>
            {nextSteps.heading}
          </Heading>
          <Steps steps={nextSteps.list} />
        </section>
      }
      beside={
        <section id="write" aria-labelledby="write-heading" className={clsx(paperStyles.root, styles.write)}>
          <Heading as="h2" of="write" className={paperStyles.strip}>
            {contactForm.formTitle}
          </Heading>
          <div className={paperStyles.body}>
            <Island name="contact-form">
              <ContactForm
                id="form"
                texts={contactForm}
                consent={islandProps.consent}
                settings={islandProps.settings}
              />
            </Island>
          </div>
        </section>
      }
    >
      <Band id="direct" heading={direct.heading} text={direct.text}>
        <FactList
          facts={[
            { label: 'E-mail', value: <a href={`mailto:${email}`}>{email}</a> },
            { label: 'Telephone', value: <a href={`tel:${phone.e164}`}>{phone.display}</a> },
            {
              label: 'WhatsApp',
              value: (
                <a href={whatsappUrl(getStaticPage('/contact'))} target="_blank" rel="noopener">
                  Write on WhatsApp (opens a new tab)
                </a>
              ),
            },
            { label: hours.heading, value: hours.text },
            {
              label: visit.heading,
              value: (
                <>
                  {address.street}, {address.city} {address.postalCode}, {address.region}, {address.country}.{' '}
                  {visit.text}{' '}
                  <a href={visit.mapUrl} rel="noopener">
                    {visit.mapLabel}
                  </a>
                </>
              ),
            },
          ]}
        />
      </Band>
      <ReferenceBand />
      <Band id="questions" heading={questions.heading} layout="above">
        <QuestionList questions={questions.list} columns />
      </Band>
    </StaticPage>
  );
}
