import { type SiteVersion, siteVersion } from '../version';
import { textOf } from './check';
import { clientOf } from './client';

/** One line: the version that a deployed site names, beside the one here. */
export async function versionLine(url: string): Promise<string> {
  const here = siteVersion();
  const answer = await clientOf(url)({ path: '/version.json' });
  const there = answer.status === 200 ? versionIn(textOf(answer)) : undefined;
  if (!there) return `${url}/version.json names no version (status ${answer.status}); here is ${told(here)}.`;
  return there.commit === here.commit && there.date === here.date
    ? `Deployed is the version here: ${told(there)}.`
    : `Deployed is ${told(there)}; here is ${told(here)}.`;
}

const told = ({ commit, date }: SiteVersion) =>
  `${commit?.replace('-dirty', ' with changes that are not committed') ?? 'a version outside a checkout'} of ${date}`;

function versionIn(text: string): SiteVersion | undefined {
  try {
    const { commit, date }: Partial<SiteVersion> = JSON.parse(text);
    return commit !== undefined && typeof date === 'string' ? { commit, date } : undefined;
  } catch {
    return undefined;
  }
}
