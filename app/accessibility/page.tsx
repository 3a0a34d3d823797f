import { PageFrame } from '@/components/layout/page-frame';
import { TitleBlock } from '@/components/layout/title-block';
import { Container } from '@/components/ui/container';
import { PageHeader } from '@/components/ui/page-header';
import { staticMetadata } from '@/lib/metadata';
import { getStaticPage } from '@/lib/pages';

export const metadata = staticMetadata('/accessibility');

/** A placeholder that the owner asked for; the real statement is `/accessibility-statement`. */
export default function AccessibilityPage() {
  return (
    <PageFrame page={getStaticPage('/accessibility')} closing={<TitleBlock title="Accessibility" />}>
      <Container>
        <PageHeader title="Accessibility" />
      </Container>
    </PageFrame>
  );
}
