import type { AnyPage } from '@/content/catalogue/types';
import { NameList, type NameListEntry } from '../ui/name-list';

const headings = {
  services: 'What we do',
  industries: 'What we build for the trade',
  solution: 'The modules',
} as const;

export const capabilitiesHeading = (page: AnyPage) => headings[page.section];

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
          { label: 'Used by', text: users },
          { label: 'Hard part', text: hardPart },
        ],
      }));
    case 'solution':
      return page.detail.capabilities.map(({ name, text, users, owns }) => ({
        name,
        text,
        notes: [
          { label: 'Used by', text: users },
          { label: 'Owns', text: owns },
        ],
      }));
  }
}
