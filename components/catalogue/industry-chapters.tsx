import type { IndustryChapters, IndustryDetail } from '@/content/catalogue/schema';
import { capabilitiesHeads, industryHeads as heads, noteLabels, partHeadings } from '@/content/chapters';
import columns from '../ui/columns.module.css';
import { DataTable } from '../ui/data-table';
import { Heading } from '../ui/heading';
import { NameList } from '../ui/name-list';
import { TermList } from '../ui/term-list';
import { IndustryCapabilities } from './capabilities';
import type { Chapter } from './chapter';
import styles from './industry-chapters.module.css';
import { RecordFlow } from './record-flow';
import {
  exhibitChapter,
  faqChapter,
  Plan,
  relatedChapter,
  risksChapter,
  standardsChapter,
} from './shared-chapters';
import { WaysTable } from './tables';

export function industryChapters({ capabilities, chapters: c }: IndustryDetail): readonly Chapter[] {
  const builds = {
    ...capabilitiesHeads.industries,
    body: <IndustryCapabilities capabilities={capabilities} />,
  };
  if (!c) return [builds];
  return [
    {
      ...heads.howWorkFlows,
      intro: c.howWorkFlows.record,
      body: <RecordFlow steps={c.howWorkFlows.steps} />,
    },
    { ...heads.pains, body: <Pains pains={c.pains} /> },
    builds,
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
    standardsChapter(c.standards),
    ...(c.dataObjects
      ? [
          {
            ...heads.dataObjects,
            body: <TermList entries={c.dataObjects.map(({ term, meaning }) => [term, meaning])} pairs />,
          },
        ]
      : []),
    ...(c.aiUse
      ? [
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
        ]
      : []),
    { ...heads.plan, body: <Plan steps={c.plan} drivers={c.costDrivers} youBring={c.youBring} /> },
    { ...heads.buildOrBuy, body: <WaysTable columns={heads.buildOrBuy.columns} ways={c.buildOrBuy} /> },
    { ...heads.goingLive, body: <GoingLive steps={c.goingLive} security={c.security} /> },
    ...(c.exhibit ? [exhibitChapter(c.exhibit)] : []),
    ...(c.kpis
      ? [
          {
            ...heads.kpis,
            body: (
              <DataTable
                columns={heads.kpis.columns}
                rows={c.kpis.map(({ name, formula }) => [name, formula])}
              />
            ),
          },
        ]
      : []),
    ...(c.risks ? [risksChapter(c.risks)] : []),
    faqChapter(c.faq),
    relatedChapter(c.related),
  ];
}

function Pains({ pains }: Pick<IndustryChapters, 'pains'>) {
  return (
    <dl className={columns.pairs}>
      {pains.map(({ role, pain }) => (
        <div key={role}>
          <dt className={styles.role}>{role}</dt>
          <dd className={styles.pain}>{pain}</dd>
        </div>
      ))}
    </dl>
  );
}

function GoingLive({
  steps,
  security,
}: { steps: IndustryChapters['goingLive'] } & Pick<IndustryChapters, 'security'>) {
  return (
    <div className={columns.ruled}>
      <div>
        <Heading>{partHeadings.goingLive}</Heading>
        <ol className={styles.order}>
          {steps.map(({ name, text }) => (
            <li key={name}>
              <b>{name}.</b> {text}
            </li>
          ))}
        </ol>
      </div>
      <div>
        <Heading>{partHeadings.security}</Heading>
        <TermList entries={security.map(({ name, text }) => [name, text])} />
      </div>
    </div>
  );
}
