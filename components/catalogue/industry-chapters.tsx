import type { IndustryChapters, IndustryDetail } from '@/content/catalogue/schema';
import { industryHeads as heads, noteLabels, partHeadings } from '@/content/chapters';
import columns from '../ui/columns.module.css';
import { DataTable } from '../ui/data-table';
import { Heading } from '../ui/heading';
import { NameList } from '../ui/name-list';
import { TermList } from '../ui/term-list';
import { capabilitiesChapter } from './capabilities';
import type { Chapter, Chapters } from './chapter';
import styles from './industry-chapters.module.css';
import { exhibitChapter, planChapter, risksChapter, standardsChapter } from './shared-chapters';
import { WaysTable } from './tables';

export function industryChapters(detail: IndustryDetail): Chapters {
  const { chapters: c } = detail;
  const builds = capabilitiesChapter({ section: 'industries', detail });
  if (!c) return { open: [builds], folded: [] };
  return {
    open: [
      { ...builds, margin: <Pains pains={c.pains} /> },
      ...(c.exhibit ? [exhibitChapter(c.exhibit)] : []),
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
      { ...heads.buildOrBuy, body: <WaysTable columns={heads.buildOrBuy.columns} ways={c.buildOrBuy} /> },
      { ...heads.plan, ...planChapter({ steps: c.plan, drivers: c.costDrivers, youBring: c.youBring }) },
      { ...heads.goingLive, body: <GoingLive steps={c.goingLive} security={c.security} /> },
      ...(c.risks ? [risksChapter(c.risks)] : []),
    ],
    folded: folded(c),
  };
}

const folded = (c: IndustryChapters): readonly Chapter[] => [
  standardsChapter(c.standards),
  ...(c.dataObjects
    ? [
        {
          ...heads.dataObjects,
          body: <TermList entries={c.dataObjects.map(({ term, meaning }) => [term, meaning])} pairs />,
        },
      ]
    : []),
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
];

/** What the trade suffers from today, by role. */
function Pains({ pains }: Pick<IndustryChapters, 'pains'>) {
  const { slug, heading } = heads.pains;
  return (
    <div id={slug}>
      <Heading of={slug}>{heading}</Heading>
      <TermList entries={pains.map(({ role, pain }) => [role, pain])} />
    </div>
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
