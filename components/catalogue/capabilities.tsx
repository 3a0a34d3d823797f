import type { AnyPage } from '@/content/catalogue/types';
import { noteLabels } from '@/content/chapters';
import { NameList, type NameListEntry } from '../ui/name-list';

/** The capabilities of a page, with the facts that its section adds to each. */
export function Capabilities({ page }: { page: AnyPage }) {
  return <NameList entries={entriesOf(page)} />;
}

function entriesOf(page: AnyPage): readonly NameListEntry[] {
  switch (page.section) {
    case 'services':
      return page.detail.capabilities;
    case 'industries':
      return page.detail.capabilities.map(({ name, text, users, hardPart }) => ({
        name,
        text,
        notes: [
          { label: noteLabels.users, text: users },
          { label: noteLabels.hardPart, text: hardPart },
        ],
      }));
    case 'solution':
      return page.detail.capabilities.map(({ name, text, users, owns }) => ({
        name,
        text,
        notes: [
          { label: noteLabels.users, text: users },
          { label: noteLabels.owns, text: owns },
        ],
      }));
  }
}
