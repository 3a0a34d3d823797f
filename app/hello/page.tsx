import { staticMetadata } from '@/lib/metadata';

export const metadata = staticMetadata('/hello');

/** The specification's second placeholder page: its `main` shows one word. */
export default function HelloPage() {
  return <h1>hello</h1>;
}
