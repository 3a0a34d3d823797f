import { staticMetadata } from '@/lib/metadata';

export const metadata = staticMetadata('/accessibility');

/** A placeholder that the owner asked for; the real statement is `/accessibility-statement`. */
export default function AccessibilityPage() {
  return <h1>Accessibility</h1>;
}
