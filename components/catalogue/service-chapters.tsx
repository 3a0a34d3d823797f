import type { ServiceChapters, ServiceDetail } from '@/content/catalogue/schema';
import {
  capabilitiesHeads,
  chargeHeading,
  engagementModels,
  fitHeadings,
  serviceHeads as heads,
  noteLabels,
  sharedHeads,
} from '@/content/chapters';
import { ExhibitFigure } from '../exhibit/exhibit';
import columns from '../ui/columns.module.css';
import { DashList } from '../ui/dash-list';
import { DataTable } from '../ui/data-table';
import { Heading } from '../ui/heading';
import { Ledger } from '../ui/ledger';
import { Prose } from '../ui/prose';
import { Schedule } from '../ui/schedule';
import { TermList } from '../ui/term-list';
import { ServiceCapabilities } from './capabilities';
import type { Chapter } from './chapter';
import styles from './service-chapters.module.css';
import { faqChapter, relatedChapter, risksChapter, standardsChapter } from './shared-chapters';
import { CostTable, MeasuresTable } from './tables';

export function serviceChapters({ capabilities, chapters: c }: ServiceDetail): readonly Chapter[] {
  const does = {
    ...capabilitiesHeads.services,
    body: <ServiceCapabilities capabilities={capabilities} />,
  };
  if (!c) return [does];
  return [
    { ...heads.fit, body: <Fit fit={c.fit} /> },
    does,
    {
      ...heads.deliverables,
      body: (
        <div className={styles.held}>
          <DataTable
            columns={heads.deliverables.columns}
            rows={c.deliverables.map(({ name, text, usedBy }) => [name, text, usedBy])}
          />
          <ExhibitFigure exhibit={c.exhibit} />
        </div>
      ),
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
    },
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
    {
      ...sharedHeads.costDrivers,
      body: (
        <>
          <CostTable drivers={c.costDrivers} />
          <Charge engagement={c.engagement} />
        </>
      ),
    },
    risksChapter(c.risks),
    ...(c.measures ? [{ ...heads.measures, body: <MeasuresTable measures={c.measures} /> }] : []),
    {
      ...heads.workedExample,
      body: (
        <div className={styles.example}>
          <Prose paragraphs={c.workedExample.paragraphs} />
          <Ledger sums={c.workedExample.sums} />
        </div>
      ),
    },
    faqChapter(c.faq),
    relatedChapter(c.related),
  ];
}

function Fit({ fit: { roles, signs, simpler } }: Pick<ServiceChapters, 'fit'>) {
  return (
    <div className={columns.ruled}>
      <div>
        <Heading>{fitHeadings.roles}</Heading>
        <TermList entries={roles.map(({ role, situation }) => [role, situation])} />
      </div>
      <div>
        <Heading>{fitHeadings.signs}</Heading>
        <DashList items={signs} />
      </div>
      <div>
        <Heading>{fitHeadings.simpler}</Heading>
        <DashList items={simpler} />
      </div>
    </div>
  );
}

function Charge({ engagement: { models, why } }: Pick<ServiceChapters, 'engagement'>) {
  const [first, ...rest] = models.map((model) => engagementModels[model]);
  return (
    <div className={styles.charge}>
      <Heading>{chargeHeading}</Heading>
      <p>
        <b>{[first, ...rest].join(', then ')}.</b> {why}
      </p>
    </div>
  );
}
