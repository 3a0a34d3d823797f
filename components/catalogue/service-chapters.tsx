import type { ServiceChapters, ServiceDetail } from '@/content/catalogue/schema';
import { chargeHeading, engagementModels, serviceHeads as heads, noteLabels } from '@/content/chapters';
import columns from '../ui/columns.module.css';
import { DashList } from '../ui/dash-list';
import { DataTable } from '../ui/data-table';
import { Heading } from '../ui/heading';
import { Ledger } from '../ui/ledger';
import { Prose } from '../ui/prose';
import { RunInList } from '../ui/run-in-list';
import { Schedule } from '../ui/schedule';
import { TermList } from '../ui/term-list';
import { capabilitiesChapter } from './capabilities';
import type { Chapters } from './chapter';
import { CostDrivers } from './cost-drivers';
import styles from './service-chapters.module.css';
import { exhibitChapter, risksChapter, standardsChapter } from './shared-chapters';
import { MeasuresTable } from './tables';

export function serviceChapters(detail: ServiceDetail): Chapters {
  const { chapters: c } = detail;
  const does = capabilitiesChapter({ section: 'services', detail });
  if (!c) return { open: [does], folded: [] };
  return {
    open: [
      {
        ...exhibitChapter(c.exhibit),
        ...heads.deliverables,
        margin: <Deliverables pieces={c.deliverables} />,
      },
      does,
      {
        ...heads.fit,
        body: <DashList items={c.fit.signs} />,
        margin: <TermList entries={c.fit.roles.map(({ role, situation }) => [role, situation])} />,
      },
      {
        ...heads.approach,
        body: (
          <Schedule
            steps={c.approach.map(({ output, decidedBy, ...step }) => ({
              ...step,
              notes: [
                { label: noteLabels.output, text: output },
                { label: noteLabels.decidedBy, text: decidedBy },
              ],
            }))}
          />
        ),
        margin: (
          <div className={columns.stack}>
            <CostDrivers drivers={c.costDrivers} />
            <Charge engagement={c.engagement} />
          </div>
        ),
      },
      {
        ...heads.workedExample,
        body: (
          <div className={styles.example}>
            <Prose paragraphs={c.workedExample.paragraphs} />
            <Ledger sums={c.workedExample.sums} />
          </div>
        ),
      },
      risksChapter(c.risks),
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
      ...(c.standards ? [standardsChapter(c.standards)] : []),
      ...(c.measures ? [{ ...heads.measures, body: <MeasuresTable measures={c.measures} /> }] : []),
    ],
  };
}

function Deliverables({ pieces }: { pieces: ServiceChapters['deliverables'] }) {
  return (
    <RunInList
      entries={pieces.map(({ name, text, usedBy }) => ({
        name,
        text,
        notes: [{ label: noteLabels.usedBy, text: usedBy }],
      }))}
    />
  );
}

function Charge({ engagement: { models, why } }: Pick<ServiceChapters, 'engagement'>) {
  const [first, ...rest] = models.map((model) => engagementModels[model]);
  return (
    <div>
      <Heading>{chargeHeading}</Heading>
      <p>
        <b>{[first, ...rest].join(', then ')}.</b> {why}
      </p>
    </div>
  );
}
