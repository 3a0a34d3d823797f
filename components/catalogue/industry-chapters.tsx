import type { IndustryChapters } from '@/content/catalogue/types';
import { industryHeads as heads, noteLabels } from '@/content/chapters';
import { DataTable } from '../ui/data-table';
import { NameList } from '../ui/name-list';
import { Prose } from '../ui/prose';
import { Steps } from '../ui/steps';
import type { Chapter } from './chapter';
import styles from './industry-chapters.module.css';
import { faqChapter, relatedChapter, risksChapter, standardsChapter } from './shared-chapters';

export function industryChapters(c: IndustryChapters): readonly Chapter[] {
  return [
    {
      ...heads.whoInside,
      body: (
        <ul className={styles.people}>
          {c.whoInside.map(({ role, question }) => (
            <li key={role} className={styles.person}>
              <h3 className={styles.role}>{role}</h3>
              <p>{question}</p>
            </li>
          ))}
        </ul>
      ),
    },
    {
      ...heads.howWorkFlows,
      intro: `${heads.howWorkFlows.intro} ${c.howWorkFlows.record}`,
      body: <Steps steps={c.howWorkFlows.steps} />,
    },
    {
      ...heads.painPoints,
      body: (
        <NameList
          entries={c.painPoints.map(({ pain, consequence }) => ({ name: pain, text: consequence }))}
        />
      ),
    },
    {
      ...heads.systemsMap,
      body: (
        <DataTable
          columns={heads.systemsMap.columns}
          rows={c.systemsMap.map(({ system, holds, integration, gotcha }) => [
            system,
            holds,
            integration,
            gotcha,
          ])}
        />
      ),
    },
    {
      ...heads.dataObjects,
      body: (
        <dl className={styles.glossary}>
          {c.dataObjects.map(({ term, meaning }) => (
            <div key={term}>
              <dt className={styles.term}>{term}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      ),
    },
    standardsChapter(c.standards),
    {
      ...heads.aiUse,
      body: (
        <NameList
          entries={c.aiUse.map(({ name, text, humanCheck, dataCondition }) => ({
            name,
            text,
            notes: [
              { label: noteLabels.humanCheck, text: humanCheck },
              { label: noteLabels.dataCondition, text: dataCondition },
            ],
          }))}
        />
      ),
    },
    { ...heads.security, body: <NameList entries={c.security} /> },
    { ...heads.rollout, body: <Steps steps={c.rollout} /> },
    {
      ...heads.kpis,
      body: (
        <DataTable columns={heads.kpis.columns} rows={c.kpis.map(({ name, formula }) => [name, formula])} />
      ),
    },
    {
      ...heads.buildOrBuy,
      body: <Prose paragraphs={c.buildOrBuy} />,
    },
    risksChapter(c.risks),
    faqChapter(c.faq),
    relatedChapter(c.related()),
  ];
}
