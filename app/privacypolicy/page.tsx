import { LegalView } from '@/components/legal/legal-view';
import { privacy } from '@/content/legal/privacy';
import { staticMetadata } from '@/lib/metadata';

export const metadata = staticMetadata('/privacypolicy');

export default function Page() {
  return <LegalView path="/privacypolicy" page={privacy} />;
}
