import type { SolutionChapters, SolutionDetail } from '@/content/catalogue/schema';
import {
  directionLabels,
  foldLabels,
  solutionHeads as heads,
  partHeadings,
  releaseHeadings,
} from '@/content/chapters';
import columns from '../ui/columns.module.css';
import { DataTable } from '../ui/data-table';
import { Heading } from '../ui/heading';
import { NameList } from '../ui/name-list';
import { Schedule } from '../ui/schedule';
import { TermList } from '../ui/term-list';
import { capabilitiesChapter } from './capabilities';
import type { Chapter, Chapters } from './chapter';
import { DataModel } from './data-model';
import { Permissions } from './permissions';
import { pieceChapter, risksChapter, standardsChapter } from './shared-chapters';
import { WaysTable } from './tables';
import { withDrivers } from './with-drivers';

export function solutionChapters(detail: SolutionDetail): Chapters {
  const { argument, chapters: c } = detail;
  const open = [...pieceChapter('solution', argument), capabilitiesChapter({ section: 'solution', detail })];
  if (!c) return { open, folded: [] };
  return {
    open: [
      {
        ...heads.rentOrBuild,
        folds: foldLabels.ways(c.rentOrBuild.length),
        body: <WaysTable columns={heads.rentOrBuild.columns} ways={c.rentOrBuild} />,
      },
      ...open,
      { ...heads.ownership, folds: foldLabels.inAndOut, body: <Ownership ownership={c.ownership} /> },
      {
        ...heads.integrations,
        folds: foldLabels.systems(c.integrations.length),
        body: (
          <DataTable
            columns={heads.integrations.columns}
            rows={c.integrations.map(({ system, direction, trigger, onFailure }) => [
              system,
              directionLabels[direction],
              trigger,
              onFailure,
            ])}
          />
        ),
      },
      {
        ...heads.rollout,
        folds: foldLabels.steps(c.rollout.length),
        body: <Schedule steps={withDrivers(c.rollout, c.costDrivers)} />,
        margin: c.releases && <Releases releases={c.releases} />,
      },
      ...risksChapter(c.risks),
    ],
    folded: folded(c),
  };
}

const folded = (c: SolutionChapters): readonly Chapter[] => [
  ...(c.permissions ? [{ ...heads.permissions, body: <Permissions permissions={c.permissions} /> }] : []),
  ...(c.dataModel ? [{ ...heads.dataModel, body: <DataModel relations={c.dataModel} /> }] : []),
  ...(c.configuration ? [{ ...heads.configuration, body: <NameList entries={c.configuration} /> }] : []),
  ...(c.nonFunctional ? [{ ...heads.nonFunctional, body: <NameList entries={c.nonFunctional} /> }] : []),
  ...standardsChapter(c.standards),
];

/** First release, then what waits. */
function Releases({ releases }: Required<Pick<SolutionChapters, 'releases'>>) {
  return (
    <div className={columns.stack}>
      {(['first', 'later'] as const).map((when) => (
        <div key={when}>
          <Heading>{releaseHeadings[when]}</Heading>
          <TermList
            entries={releases
              .filter((release) => release.when === when)
              .map(({ feature, reason }) => [feature, reason])}
          />
        </div>
      ))}
    </div>
  );
}

function Ownership({ ownership: { dataIn, dataOut } }: Pick<SolutionChapters, 'ownership'>) {
  return (
    <div className={columns.ruled}>
      <div>
        <Heading>{partHeadings.dataIn}</Heading>
        <p>{dataIn}</p>
      </div>
      <div>
        <Heading>{partHeadings.dataOut}</Heading>
        <p>{dataOut}</p>
      </div>
    </div>
  );
}
