import type { SolutionChapters, SolutionDetail } from '@/content/catalogue/schema';
import { directionLabels, solutionHeads as heads, partHeadings, releaseHeadings } from '@/content/chapters';
import columns from '../ui/columns.module.css';
import { DashList } from '../ui/dash-list';
import { DataTable } from '../ui/data-table';
import { Heading } from '../ui/heading';
import { NameList } from '../ui/name-list';
import { Prose } from '../ui/prose';
import { TermList } from '../ui/term-list';
import { capabilitiesChapter } from './capabilities';
import type { Chapter, Chapters } from './chapter';
import { DataModel } from './data-model';
import { Permissions } from './permissions';
import { exhibitChapter, planChapter, standardsChapter } from './shared-chapters';
import { WaysTable } from './tables';

export function solutionChapters(detail: SolutionDetail): Chapters {
  const { chapters: c } = detail;
  const modules = capabilitiesChapter({ section: 'solution', detail });
  if (!c) return { open: [modules], folded: [] };
  return {
    open: [
      {
        ...heads.problem,
        body: <Prose paragraphs={c.problem} />,
        margin: <ScreenReading reading={c.screen.reading} />,
      },
      { ...heads.rentOrBuild, body: <WaysTable columns={heads.rentOrBuild.columns} ways={c.rentOrBuild} /> },
      modules,
      ...(c.exhibit ? [exhibitChapter(c.exhibit)] : []),
      {
        ...heads.integrations,
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
        ...planChapter({ steps: c.rollout, drivers: c.costDrivers, youBring: c.youBring }),
      },
      { ...heads.releases, body: <Releases releases={c.releases} /> },
      { ...heads.ownership, body: <Ownership ownership={c.ownership} /> },
    ],
    folded: folded(c),
  };
}

const folded = (c: SolutionChapters): readonly Chapter[] => [
  ...(c.permissions ? [{ ...heads.permissions, body: <Permissions permissions={c.permissions} /> }] : []),
  ...(c.dataModel ? [{ ...heads.dataModel, body: <DataModel relations={c.dataModel} /> }] : []),
  ...(c.configuration ? [{ ...heads.configuration, body: <NameList entries={c.configuration} /> }] : []),
  ...(c.nonFunctional ? [{ ...heads.nonFunctional, body: <NameList entries={c.nonFunctional} /> }] : []),
  ...(c.standards ? [standardsChapter(c.standards)] : []),
];

/** How to read the screen of the first view. */
function ScreenReading({ reading }: Pick<SolutionChapters['screen'], 'reading'>) {
  const { slug, heading } = heads.screen;
  return (
    <div id={slug}>
      <Heading of={slug}>{heading}</Heading>
      <DashList items={reading} />
    </div>
  );
}

/** First release and later, with a ruled line between. */
function Releases({ releases }: Pick<SolutionChapters, 'releases'>) {
  return (
    <div className={columns.ruled}>
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
