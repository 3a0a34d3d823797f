import type { IndustryChapters, IndustryDetail } from '@/content/catalogue/schema';
import { foldLabels, industryHeads as heads, noteLabels, partHeadings } from '@/content/chapters';
import { DataTable } from '../ui/data-table';
import { Heading } from '../ui/heading';
import { NameList } from '../ui/name-list';
import { RunInList } from '../ui/run-in-list';
import { Schedule } from '../ui/schedule';
import { capabilitiesChapter } from './capabilities';
import type { Chapter, Chapters } from './chapter';
import { pieceChapter, risksChapter, standardsChapter } from './shared-chapters';
import { WaysTable } from './tables';
import { withDrivers } from './with-drivers';

export function industryChapters(detail: IndustryDetail): Chapters {
  const { argument, chapters: c } = detail;
  const open = [
    ...pieceChapter('industries', argument),
    capabilitiesChapter({ section: 'industries', detail }),
  ];
  if (!c) return { open, folded: [] };
  return {
    open: [
      ...open,
      {
        ...heads.buildOrBuy,
        folds: foldLabels.ways(c.buildOrBuy.length),
        body: <WaysTable columns={heads.buildOrBuy.columns} ways={c.buildOrBuy} />,
      },
      {
        ...heads.systemsMap,
        folds: foldLabels.systems(c.systemsMap.length),
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
        ...heads.plan,
        folds: foldLabels.steps(c.plan.length),
        body: <Schedule steps={withDrivers(c.plan, c.costDrivers)} />,
        margin: c.goingLive && (
          <>
            <Heading>{partHeadings.goingLive}</Heading>
            <RunInList entries={c.goingLive} />
          </>
        ),
      },
      ...risksChapter(c.risks),
    ],
    folded: folded(c),
  };
}

const folded = (c: IndustryChapters): readonly Chapter[] => [
  ...standardsChapter(c.standards),
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
