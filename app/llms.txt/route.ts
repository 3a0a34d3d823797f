import { llmsText } from '@/lib/llms-text';

export const dynamic = 'force-static';

/** The site for programs that read for somebody: https://llmstxt.org. Every page's head leads here. */
export function GET() {
  return new Response(`${llmsText()}\n`);
}
