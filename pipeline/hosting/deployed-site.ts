import { company, deploymentDefaults, sampleValues } from '@/content/company';
import { textsIn } from '@/lib/texts-in';
import { isSandbox } from '../server/sandbox';
import { checkSite, cut, describe, textOf } from './check';
import { clientOf } from './client';
import { groups, otherHost, type Site } from './expectations';
import { type Profile, rowsOf } from './profiles';

/** A fault of a deployed site, with its remedy. */
export interface Complaint {
  readonly about: keyof typeof groups | 'samples' | 'form' | 'security.txt' | 'https';
  readonly mend: string;
  readonly lines: readonly string[];
}

/** A complaint for people: what to mend, and up to eight lines of what was found. */
export function complaintText({ about, mend, lines }: Complaint): string {
  const more = lines.length > 8 ? [`and ${lines.length - 8} more`] : [];
  return [`✗ ${about}: ${mend}`, ...lines.slice(0, 8), ...more].join('\n    ');
}

const wellKnownFiles = [
  '/robots.txt',
  '/sitemap.xml',
  '/menu.json',
  '/version.json',
  '/manifest.webmanifest',
  '/favicon.ico',
  '/.well-known/security.txt',
];

/** Asks a deployed site, from outside, what its host has to answer, and what only a deployment can have wrong. */
export async function complaintsAbout(
  url: string,
  site: Omit<Site, 'files'>,
  profile: Profile,
): Promise<readonly Complaint[]> {
  const client = clientOf(url);
  const pages = new Map<string, string>();
  const home = textOf(await client({ path: '/' }));
  // A host that compresses by itself leaves small files alone.
  const rows = rowsOf(profile, { ...site, files: [...wellKnownFiles, ...filesNamedIn(home)] }).filter(
    ({ group, request: { path } }) =>
      // The other name is asked as a visitor does, by its own address.
      group !== 'host name' &&
      (group !== 'compression' || site.pages.includes(path) || path.startsWith('/_next/')),
  );
  const findings = await checkSite(url, rows, {
    follows: profile.kind === 'files' ? 2 : 0,
    onAnswer: ({ group, request }, answer) => {
      if (group === 'pages' && answer.status === 200) pages.set(request.path, textOf(answer));
    },
  });
  const otherHostLines = await otherHostProblems(url, site.url);
  const ofHost = Object.entries(groups).map(([group, mend]) => ({
    about: group as keyof typeof groups,
    mend: `the host should ${mend}`,
    lines: [
      ...findings.filter(({ row }) => row.group === group).map(describe),
      ...(group === 'host name' ? otherHostLines : []),
    ],
  }));
  const complaints: readonly Complaint[] = [
    ...ofHost,
    { about: 'https', mend: 'lead http to https', lines: await transportProblems(url) },
    {
      about: 'samples',
      mend: 'run `npm run setup`, write what it does not ask for into content/company.json, then build and deploy again',
      lines: samplesOn(pages),
    },
    {
      about: 'form',
      mend: 'set FORM_PROVIDER and what it asks for, and build without --preview',
      lines: await formProblems(url, pages.get('/contact') ?? ''),
    },
    {
      about: 'security.txt',
      mend: 'deploy a build of the newest commit',
      lines: expiryProblems(textOf(await client({ path: '/.well-known/security.txt' }))),
    },
  ];
  return complaints.filter(({ lines }) => lines.length > 0);
}

/** Hashed files, icons and the share image of a page: one of each kind is there. */
function filesNamedIn(html: string): readonly string[] {
  const named = /(?:href|src|content)="(?:https?:\/\/[^/"]+)?(\/[^"?#]+\.(?:css|js|woff2|png|svg))["?]/g;
  return [...new Set([...html.matchAll(named)].map(([, path = '']) => path))];
}

async function transportProblems(url: string): Promise<readonly string[]> {
  const { protocol, hostname, href } = new URL(url);
  if (protocol !== 'https:') return [];
  try {
    const { status, headers } = await clientOf(`http://${hostname}`)({ path: '/' });
    return [301, 308].includes(status) && headers.location === href
      ? []
      : [`http://${hostname}/ answers ${status}`];
  } catch {
    // A closed port 80 is as good as a redirect: no request goes out in clear text.
    return [];
  }
}

/** Names that a host gives: none has a counterpart with `www.`. */
const givenNames = /\.(cloudfront\.net|github\.io|netlify\.app|pages\.dev|vercel\.app|workers\.dev)$/;

/** Asks the counterpart of the one address, with `www.` or without; nobody arrives by a name that does not exist. */
async function otherHostProblems(url: string, site: string): Promise<readonly string[]> {
  const { protocol, hostname, port } = new URL(url);
  if (protocol !== 'https:' || hostname !== new URL(site).hostname || givenNames.test(hostname)) return [];
  const path = '/about?a=1';
  const other = `https://${otherHost(url)}${port && `:${port}`}`;
  try {
    const { status, headers } = await clientOf(other)({ path });
    return [301, 308].includes(status) && headers.location === site + path
      ? []
      : [`${other}${path}: status ${status}, leads to ${headers.location ?? 'nothing'}`];
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return code === 'ENOTFOUND' ? [] : [`${other}: ${message}`];
  }
}

/** Samples that say who and where; shorter words may stand on a real page too. */
function samplesOn(pages: ReadonlyMap<string, string>): readonly string[] {
  const all: Readonly<Record<string, unknown>> = { ...company, ...deploymentDefaults };
  const telling = sampleValues
    .filter((name) => name !== 'hours')
    .flatMap((name) => [...textsIn(all[name])].map((value) => ({ name, value })))
    .filter(({ value }) => value.length > 11);
  return telling.flatMap(({ name, value }) => {
    const showing = [...pages].filter(([, html]) => html.includes(value)).map(([path]) => path);
    return showing.length > 0
      ? [`${name} "${cut(value)}" stands on ${showing.length} pages, such as ${showing[0]}`]
      : [];
  });
}

async function formProblems(url: string, html: string): Promise<readonly string[]> {
  const [, action] = /<form[^>]*\saction="([^"]*)"/.exec(html) ?? [];
  if (action === undefined) return ['/contact has no form that is sent anywhere'];
  if (isSandbox(action)) return [`the form posts to ${action}: this is a preview`];
  const endpoint = new URL(action, url);
  try {
    const { status } = await clientOf(endpoint.origin)({
      path: endpoint.pathname,
      method: 'OPTIONS',
      headers: { Origin: new URL(url).origin, 'Access-Control-Request-Method': 'POST' },
    });
    return status === 404 || status >= 500 ? [`${endpoint.href} answers ${status}`] : [];
  } catch (error) {
    return [`${endpoint.href} cannot be reached: ${(error as Error).message}`];
  }
}

function expiryProblems(securityText: string): readonly string[] {
  const [, expires = ''] = /^Expires: (.*)$/m.exec(securityText) ?? [];
  return new Date(expires) > new Date() ? [] : [`security.txt expired: ${expires || 'no date'}`];
}
