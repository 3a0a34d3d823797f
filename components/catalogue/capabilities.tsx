import type { AnyPage, IndustryDetail } from '@/content/catalogue/schema';
import { capabilitiesHeads, noteLabels } from '@/content/chapters';
import { RunInList } from '../ui/run-in-list';
import type { Chapter } from './chapter';

const hardPart = ({ hardPart, users }: IndustryDetail['capabilities'][number]) => [
  { label: noteLabels.users, text: users },
  { label: noteLabels.hardPart, text: hardPart },
];

/**
 * What the page's subject consists of. The users of a solution's modules, and the records that each owns, stand in the parts list of
 * the first view.
 */
export function capabilitiesChapter({ section, detail }: Pick<AnyPage, 'section' | 'detail'>): Chapter {
  return {
    ...capabilitiesHeads[section],
    body: (
      <RunInList
        entries={detail.capabilities.map((capability) => ({
          name: capability.name,
          text: capability.text,
          ...('hardPart' in capability && { notes: hardPart(capability) }),
        }))}
      />
    ),
  };
}
