import type { EngagementModel, ServiceChapters } from '@/content/catalogue/types';
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

const models: Readonly<Record<EngagementModel, string>> = {
  'fixed-scope': 'Fixed scope',
  'time-and-material': 'Time and material',
  'dedicated-team': 'Dedicated team',
  retainer: 'Retainer',
};

export function serviceChapters(c: ServiceChapters): readonly Chapter[] {
  return [
    {
      slug: 'for-whom',
      heading: 'Is it for you',
      body: (
        <div className={styles.fit}>
          <div>
            <h3 className={styles.fitHeading}>Who asks us for it</h3>
            <NameList entries={c.forWhom.map(({ role, situation }) => ({ name: role, text: situation }))} />
          </div>
          <div>
            <h3 className={styles.fitHeading}>Signs that it is time</h3>
            <MarkList items={c.signs} />
          </div>
          <div className={styles.not}>
            <h3 className={styles.fitHeading}>When something simpler is better</h3>
            <MarkList items={c.notFor} />
          </div>
        </div>
      ),
    },
    {
      slug: 'deliverables',
      heading: 'What you hold at the end',
      body: (
        <NameList
          entries={c.deliverables.map(({ name, text, usedBy }) => ({
            name,
            text,
            notes: [{ label: 'Used by', text: usedBy }],
          }))}
        />
      ),
    },
    {
      slug: 'approach',
      heading: 'How it goes',
      body: (
        <Steps
          steps={c.approach.map(({ name, text, output, decidedBy }) => ({
            name,
            text,
            notes: [
              { label: 'Output', text: output },
              { label: 'Decided by', text: decidedBy },
            ],
          }))}
        />
      ),
    },
    {
      slug: 'technology',
      heading: 'What we choose, and when we choose otherwise',
      body: (
        <DataTable
          columns={['Layer', 'Usual choice', 'When something else']}
          rows={c.techTable.map(({ layer, usual, otherwise }) => [layer, usual, otherwise])}
        />
      ),
    },
    standardsChapter(c.standards),
    {
      slug: 'timeline',
      heading: 'How long it takes',
      intro: 'Planning ranges, not a quote.',
      body: (
        <DataTable
          columns={['Phase', 'Planning range', 'Depends on']}
          rows={c.timeline.map(({ phase, range, dependsOn }) => [phase, range, dependsOn])}
        />
      ),
    },
    costChapter(c.costDrivers),
    {
      slug: 'engagement',
      heading: 'How we charge',
      body: (
        <div>
          <ul className={styles.models}>
            {c.engagement.models.map((model) => (
              <li key={model} className={styles.model}>
                {models[model]}
              </li>
            ))}
          </ul>
          <Prose paragraphs={[c.engagement.why]} />
        </div>
      ),
    },
    risksChapter(c.risks),
    {
      slug: 'from-you',
      heading: 'What we need from you',
      body: <MarkList items={c.weNeedFromYou} columns />,
    },
    { slug: 'measures', heading: 'How you see whether it worked', body: measuresTable(c.measures) },
    {
      slug: 'example',
      heading: 'Illustrative example',
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
