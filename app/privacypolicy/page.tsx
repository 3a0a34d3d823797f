import { LegalView } from '@/components/legal/legal-view';
import { privacyWith } from '@/content/legal/privacy';
import { formProvider } from '@/lib/contact/provider';
import { staticMetadata } from '@/lib/metadata';

export const metadata = staticMetadata('/privacypolicy');

export default function Page() {
  return <LegalView path="/privacypolicy" page={privacyWith(formProvider.processor)} />;
}
