import type { ServiceDetail } from '@/content/catalogue/schema';
import { foldLabels, serviceHeads as heads, noteLabels } from '@/content/chapters';
import { DataTable } from '../ui/data-table';
import { Ledger } from '../ui/ledger';
import { Prose } from '../ui/prose';
import { Schedule } from '../ui/schedule';
import { capabilitiesChapter } from './capabilities';
import type { Chapters } from './chapter';
import styles from './service-chapters.module.css';
import { pieceChapter, risksChapter, standardsChapter } from './shared-chapters';
import { MeasuresTable } from './tables';
import { withDrivers } from './with-drivers';

export function serviceChapters(detail: ServiceDetail): Chapters {
  const { argument, exhibit, chapters: c } = detail;
  const open = [
    ...pieceChapter('services', argument, exhibit),
    capabilitiesChapter({ section: 'services', detail }),
  ];
  if (!c) return { open, folded: [] };
  const example = c.workedExample;
  return {
    open: [
      ...open,
      {
        ...heads.approach,
        folds: foldLabels.steps(c.approach.length),
        body: (
          <Schedule
            steps={withDrivers(
              c.approach.map(({ output, decidedBy, ...step }) => ({
                ...step,
                notes: [
                  { label: noteLabels.output, text: output },
                  ...(decidedBy ? [{ label: noteLabels.decidedBy, text: decidedBy }] : []),
                ],
              })),
              c.costDrivers,
            )}
          />
        ),
      },
      ...(example
        ? [
            {
              ...heads.workedExample,
              folds: foldLabels.sum,
              body: (
                <div className={styles.example}>
                  <Prose paragraphs={example.paragraphs} />
                  {example.sums && <Ledger sums={example.sums} />}
                </div>
              ),
            },
          ]
        : []),
      ...risksChapter(c.risks),
    ],
    folded: [
      ...(c.techTable
        ? [
            {
              ...heads.techTable,
              body: (
                <DataTable
                  columns={heads.techTable.columns}
                  rows={c.techTable.map(({ layer, usual, otherwise }) => [layer, usual, otherwise])}
                />
              ),
            },
          ]
        : []),
      ...standardsChapter(c.standards),
      ...(c.measures ? [{ ...heads.measures, body: <MeasuresTable measures={c.measures} /> }] : []),
    ],
  };
}
