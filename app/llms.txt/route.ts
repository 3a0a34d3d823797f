import { llmsText } from '@/lib/llms-text';

export const dynamic = 'force-static';

/** The site for agents that read it for a user: https://llmstxt.org. Every page's head links here. */
export function GET() {
  return new Response(`${llmsText()}\n`);
}
