import type { IndustryDetail, ServiceDetail, SolutionDetail } from '@/content/catalogue/schema';
import { noteLabels } from '@/content/chapters';
import { NameList } from '../ui/name-list';
import { TermList } from '../ui/term-list';

/** Capabilities of a service: name over text, in two columns where there is room. */
export function ServiceCapabilities({ capabilities }: Pick<ServiceDetail, 'capabilities'>) {
  return <TermList entries={capabilities.map(({ name, text }) => [name, text])} pairs />;
}

/** Capabilities of an industry page: audience and difficulty stand in the margin. */
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

/** Modules of a solution. Their users, and the records that each owns, stand in the parts list of the first view. */
export function SolutionCapabilities({ capabilities }: Pick<SolutionDetail, 'capabilities'>) {
  return <NameList entries={capabilities.map(({ name, text }) => ({ name, text }))} />;
}
