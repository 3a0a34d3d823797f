import { LegalView } from '@/components/legal/legal-view';
import { accessibilityStatement } from '@/content/legal/accessibility-statement';
import { staticMetadata } from '@/lib/metadata';

export const metadata = staticMetadata('/accessibility-statement');

export default function Page() {
  return <LegalView path="/accessibility-statement" page={accessibilityStatement} />;
}
