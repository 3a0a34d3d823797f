import { categories } from '@/content/catalogue';
import { company } from '@/content/company';
import { notesForAgents } from '@/content/pages/for-agents';
import { portfolio } from '@/content/portfolio';
import { staticPages } from '@/content/static-pages';
import { catalogueEntries } from './catalogue';
import { deployment } from './config/deployment';
import { getStaticPage } from './pages';
import { markdownPath, routes } from './routes';

interface Listed {
  readonly path: string;
  readonly label: string;
  readonly summary: string;
}

/** `llms.txt`: a description of the site, and the address of every indexed page's Markdown, by section. */
export function llmsText(): string {
  const catalogue = categories.map((category) =>
    section(
      `${getStaticPage(routes.hub(category.section)).label}: ${category.label}`,
      catalogueEntries
        .filter(({ primaryCategory }) => primaryCategory === category)
        .map(({ page, path }) => ({ ...page, path })),
    ),
  );
  return [
    `# ${company.name}`,
    `> ${getStaticPage('/').summary}`,
    notesForAgents.map((note) => `- ${note}`).join('\n'),
    section(
      'Company',
      staticPages.filter(({ indexed }) => indexed),
    ),
    ...catalogue,
    section(
      `${getStaticPage(routes.portfolio).label}: illustrative projects`,
      portfolio.map((item) => ({ ...item, path: routes.portfolioItem(item) })),
    ),
  ].join('\n\n');
}

const section = (heading: string, pages: readonly Listed[]) =>
  [`## ${heading}\n`, ...pages.map(line)].join('\n');

const line = ({ path, label, summary }: Listed) =>
  `- [${label}](${deployment.siteUrl}${markdownPath(path)}): ${summary}`;
