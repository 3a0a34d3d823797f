import { staticMetadata } from '@/lib/metadata';

export const metadata = staticMetadata('/accessibility');

/** A placeholder by specification; the real statement is `/accessibility-statement`. */
export default function AccessibilityPage() {
  return <h1>Accessibility</h1>;
}
