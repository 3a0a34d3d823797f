import { SentSketch } from '@/components/sketch/sketches';
import { Actions } from '@/components/ui/actions';
import { ButtonLink } from '@/components/ui/button-link';
import { Container } from '@/components/ui/container';
import { PageHeader } from '@/components/ui/page-header';
import { Prose } from '@/components/ui/prose';
import { contact } from '@/content/pages/contact';
import { staticMetadata } from '@/lib/metadata';
import { getStaticPage } from '@/lib/pages';

export const metadata = staticMetadata('/contact/sent');

/** Where a form sent without scripts ends. */
export default function SentPage() {
  const { text, onward } = contact.sent;
  return (
    <Container>
      {/* The starter drops the draft here: it was sent. */}
      <div data-contact-sent />
      <PageHeader title={getStaticPage('/contact/sent').title} beside={<SentSketch />} band />
      <Prose paragraphs={text}>
        <Actions>
          {onward.map(({ label, href }) => (
            <ButtonLink key={href} href={href} variant="quiet">
              {label}
            </ButtonLink>
          ))}
        </Actions>
      </Prose>
    </Container>
  );
}
