import { PageFrame } from '@/components/layout/page-frame';
import { TitleBlock } from '@/components/layout/title-block';
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

/**
 * A form sent without scripts is redirected here, to `#sent`. The page confirms the message only at that fragment, so a visit by
 * another link confirms nothing.
 */
export default function SentPage() {
  const page = getStaticPage('/contact/sent');
  const { title } = page;
  const { confirmation, otherwise, text, onward } = contact.sent;
  return (
    <PageFrame page={page} closing={<TitleBlock title={title} />}>
      <Container>
        <PageHeader
          title={title}
          lead={
            <>
              <span id="sent">{confirmation} </span>
              <span>{otherwise}</span>
            </>
          }
          beside={<SentSketch />}
        />
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
    </PageFrame>
  );
}
