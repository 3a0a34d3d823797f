import { staticMetadata } from '@/lib/metadata';

export const metadata = staticMetadata('/hello');

/** The second placeholder page that the owner asked for: its `main` shows one word. */
export default function HelloPage() {
  return <h1>hello</h1>;
}
