import type { AnyPage, IndustryDetail } from '@/content/catalogue/schema';
import { capabilitiesHeads, noteLabels } from '@/content/chapters';
import { RunInList } from '../ui/run-in-list';
import type { Chapter } from './chapter';

const notesOf = ({ hardPart, users, today }: IndustryDetail['capabilities'][number]) => [
  ...(today ? [{ label: `${noteLabels.today}, ${today.role}`, text: today.pain }] : []),
  { label: noteLabels.users, text: users },
  { label: noteLabels.hardPart, text: hardPart },
];

/**
 * Lists a page's capabilities, an industry's with users and difficulty. `PartsList` shows users and records of a solution's modules, so that
 * this list leaves them out.
 */
export function capabilitiesChapter({ section, detail }: Pick<AnyPage, 'section' | 'detail'>): Chapter {
  return {
    ...capabilitiesHeads[section],
    body: (
      <RunInList
        entries={detail.capabilities.map((capability) => ({
          name: capability.name,
          text: capability.text,
          ...('hardPart' in capability && { notes: notesOf(capability) }),
        }))}
      />
    ),
  };
}
