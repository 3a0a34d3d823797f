import type { IndustryDetail, ServiceDetail, SolutionDetail } from '@/content/catalogue/types';
import { noteLabels } from '@/content/chapters';
import { NameList } from '../ui/name-list';
import { TermList } from '../ui/term-list';

/** What we do: name over text, two beside each other where there is room. */
export function ServiceCapabilities({ capabilities }: Pick<ServiceDetail, 'capabilities'>) {
  return <TermList entries={capabilities.map(({ name, text }) => [name, text])} pairs />;
}

/** What we build for a trade: whom it serves and what is hard about it stand in the margin. */
export function IndustryCapabilities({ capabilities }: Pick<IndustryDetail, 'capabilities'>) {
  return (
    <NameList
      entries={capabilities.map(({ name, text, users, hardPart }) => ({
        name,
        text,
        notes: [
          { label: noteLabels.users, text: users },
          { label: noteLabels.hardPart, text: hardPart },
        ],
      }))}
    />
  );
}

/** The modules of a product: whom each serves and which records it owns. */
export function SolutionCapabilities({ capabilities }: Pick<SolutionDetail, 'capabilities'>) {
  return (
    <NameList
      entries={capabilities.map(({ name, text, users, owns }) => ({
        name,
        text,
        notes: [
          { label: noteLabels.users, text: users },
          { label: noteLabels.owns, text: owns },
        ],
      }))}
    />
  );
}
