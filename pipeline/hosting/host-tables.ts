import { fileHostGroups, type Group, groups } from './expectations';
import { hostNames, type Profile, profiles } from './profiles';

/* The tables of deploy/README.md, from the profiles: a test holds the page to them. */

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map(line).join('\n');

/** "yes" as in the recipes, another answer, "in part", or "no"; with "?" where no engine shows it. */
function cell({ kind, differences, unverified }: Profile, group: Group): string {
  if (kind === 'files') return fileHostGroups.includes(group) ? 'yes' : 'no';
  const difference = differences.find(({ groups: about }) => about.includes(group));
  const answer = difference ? (difference.only ? 'in part' : difference.answer) : 'yes';
  return unverified.includes(group) ? `${answer} ?` : answer;
}

const all: readonly (readonly [string, Profile])[] = hostNames.map((name) => [name, profiles[name]]);

/** The table of answers: a row for each group, a column for each host. */
export const answersTable = (): string =>
  table(
    ['The host should …', ...hostNames],
    (Object.keys(groups) as Group[]).map((group) => [
      `${group}: ${groups[group]}`,
      ...all.map(([, profile]) => cell(profile, group)),
    ]),
  );

/** The table of differences: host, groups, answer, reason. */
export const differencesTable = (): string =>
  table(
    ['Host', 'Of', 'Answer', 'Why'],
    all.flatMap(([name, { differences }]) =>
      differences.map(({ groups: about, answer, why }) => [name, about.join(', '), answer, why]),
    ),
  );

/** The table of proofs: for each host its engine, the groups that this leaves unverified, and the places of its files. */
export const proofTable = (): string =>
  table(
    ['Host', 'Shown in the tests by', 'Unverified on the host', 'Files, by `--host`'],
    all.map(([name, { engine, unverified, files, compresses }]) => [
      name,
      engine,
      unverified.length === Object.keys(groups).length ? 'everything' : unverified.join(', ') || 'nothing',
      [
        ...Object.entries(files).map(([recipe, place]) => `\`${recipe}\` → \`${place}\``),
        ...(compresses ? ['no `.br`, `.gz`'] : []),
      ].join(', ') || 'none',
    ]),
  );
