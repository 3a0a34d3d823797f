import { PageFrame } from '@/components/layout/page-frame';
import { TitleBlock } from '@/components/layout/title-block';
import { Container } from '@/components/ui/container';
import { PageHeader } from '@/components/ui/page-header';
import { staticMetadata } from '@/lib/metadata';
import { getStaticPage } from '@/lib/pages';

export const metadata = staticMetadata('/hello');

/** The second placeholder page that the owner asked for: its `main` shows one word. */
export default function HelloPage() {
  return (
    <PageFrame page={getStaticPage('/hello')} closing={<TitleBlock title="hello" />}>
      <Container>
        <PageHeader title="hello" />
      </Container>
    </PageFrame>
  );
}
