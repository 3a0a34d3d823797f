import type { IndustryChapters } from '@/content/catalogue/types';
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
      slug: 'people',
      heading: 'Who is inside, and what they ask each day',
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
      slug: 'flow',
      heading: 'How the work flows',
      intro: `The record that moves: ${c.howWorkFlows.record}`,
      body: <Steps steps={c.howWorkFlows.steps} />,
    },
    {
      slug: 'pain',
      heading: 'Where it hurts',
      body: (
        <NameList
          entries={c.painPoints.map(({ pain, consequence }) => ({ name: pain, text: consequence }))}
        />
      ),
    },
    {
      slug: 'systems',
      heading: 'The systems already there',
      body: (
        <DataTable
          columns={['System', 'What it holds', 'Usual integration', 'What to watch for']}
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
      slug: 'vocabulary',
      heading: 'The words of the trade',
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
      slug: 'ai',
      heading: 'Where a model may help',
      body: (
        <NameList
          entries={c.aiUse.map(({ name, text, humanCheck, dataCondition }) => ({
            name,
            text,
            notes: [
              { label: 'Checked by', text: humanCheck },
              { label: 'Only if', text: dataCondition },
            ],
          }))}
        />
      ),
    },
    { slug: 'security', heading: 'Security and privacy', body: <NameList entries={c.security} /> },
    { slug: 'rollout', heading: 'Going live', body: <Steps steps={c.rollout} /> },
    {
      slug: 'figures',
      heading: 'Figures to steer by',
      body: (
        <DataTable
          columns={['Figure', 'Formula']}
          rows={c.kpis.map(({ name, formula }) => [name, formula])}
        />
      ),
    },
    {
      slug: 'build-or-buy',
      heading: 'Build, or buy',
      body: <Prose paragraphs={c.buildOrBuy} />,
    },
    risksChapter(c.risks),
    faqChapter(c.faq),
    relatedChapter(c.related()),
  ];
}
