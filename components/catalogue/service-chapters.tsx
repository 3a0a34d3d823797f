import type { ServiceChapters } from '@/content/catalogue/types';
import { engagementModels, fitHeadings, serviceHeads as heads, noteLabels } from '@/content/chapters';
import { DataTable } from '../ui/data-table';
import { MarkList } from '../ui/mark-list';
import { NameList } from '../ui/name-list';
import { Prose } from '../ui/prose';
import { Steps } from '../ui/steps';
import type { Chapter } from './chapter';
import styles from './service-chapters.module.css';
import {
  costChapter,
  faqChapter,
  measuresTable,
  relatedChapter,
  risksChapter,
  standardsChapter,
} from './shared-chapters';

export function serviceChapters(c: ServiceChapters): readonly Chapter[] {
  return [
    {
      ...heads.forWhom,
      body: (
        <div className={styles.fit}>
          <div>
            <h3 className={styles.fitHeading}>{fitHeadings.forWhom}</h3>
            <NameList entries={c.forWhom.map(({ role, situation }) => ({ name: role, text: situation }))} />
          </div>
          <div>
            <h3 className={styles.fitHeading}>{fitHeadings.signs}</h3>
            <MarkList items={c.signs} />
          </div>
          <div className={styles.not}>
            <h3 className={styles.fitHeading}>{fitHeadings.notFor}</h3>
            <MarkList items={c.notFor} />
          </div>
        </div>
      ),
    },
    {
      ...heads.deliverables,
      body: (
        <NameList
          entries={c.deliverables.map(({ name, text, usedBy }) => ({
            name,
            text,
            notes: [{ label: noteLabels.usedBy, text: usedBy }],
          }))}
        />
      ),
    },
    {
      ...heads.approach,
      body: (
        <Steps
          steps={c.approach.map(({ name, text, output, decidedBy }) => ({
            name,
            text,
            notes: [
              { label: noteLabels.output, text: output },
              { label: noteLabels.decidedBy, text: decidedBy },
            ],
          }))}
        />
      ),
    },
    {
      ...heads.techTable,
      body: (
        <DataTable
          columns={heads.techTable.columns}
          rows={c.techTable.map(({ layer, usual, otherwise }) => [layer, usual, otherwise])}
        />
      ),
    },
    standardsChapter(c.standards),
    {
      ...heads.timeline,
      body: (
        <DataTable
          columns={heads.timeline.columns}
          rows={c.timeline.map(({ phase, range, dependsOn }) => [phase, range, dependsOn])}
        />
      ),
    },
    costChapter(c.costDrivers),
    {
      ...heads.engagement,
      body: (
        <div>
          <ul className={styles.models}>
            {c.engagement.models.map((model) => (
              <li key={model} className={styles.model}>
                {engagementModels[model]}
              </li>
            ))}
          </ul>
          <Prose paragraphs={[c.engagement.why]} />
        </div>
      ),
    },
    risksChapter(c.risks),
    {
      ...heads.weNeedFromYou,
      body: <MarkList items={c.weNeedFromYou} columns />,
    },
    { ...heads.measures, body: measuresTable(c.measures) },
    {
      ...heads.workedExample,
      body: (
        <div className={styles.example}>
          <Prose paragraphs={c.workedExample} />
        </div>
      ),
    },
    faqChapter(c.faq),
    relatedChapter(c.related()),
  ];
}
