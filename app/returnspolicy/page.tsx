import { LegalView } from '@/components/legal/legal-view';
import { returns } from '@/content/legal/returns';
import { staticMetadata } from '@/lib/metadata';

export const metadata = staticMetadata('/returnspolicy');

export default function Page() {
  return <LegalView path="/returnspolicy" page={returns} />;
}
