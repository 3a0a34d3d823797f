import type { SolutionChapters } from '@/content/catalogue/types';
import { directionLabels, grantLabels, solutionHeads as heads, releaseHeadings } from '@/content/chapters';
import type { Drawing } from '@/lib/build/schematic/layout';
import { SchematicFigure } from '../schematic/schematic-figure';
import { DataTable } from '../ui/data-table';
import { MarkList } from '../ui/mark-list';
import { NameList } from '../ui/name-list';
import { Prose } from '../ui/prose';
import { Steps } from '../ui/steps';
import type { Chapter } from './chapter';
import { costChapter, faqChapter, relatedChapter, standardsChapter } from './shared-chapters';
import styles from './solution-chapters.module.css';

/** `dataModel` is the laid-out `c.dataModel`, numbered `number`. */
export function solutionChapters(
  c: SolutionChapters,
  dataModel: Drawing,
  number: string,
): readonly Chapter[] {
  const releasedIn = (when: 'first' | 'later') =>
    c.releases
      .filter((release) => release.when === when)
      .map(({ feature, reason }) => ({ name: feature, text: reason }));
  return [
    {
      ...heads.problem,
      body: <Prose paragraphs={c.problem} />,
    },
    {
      ...heads.permissions,
      body: (
        <DataTable
          columns={[...heads.permissions.columns, ...c.permissions.actions]}
          rows={c.permissions.roles.map(({ role, grants }) => [
            role,
            ...grants.map((grant) => grantLabels[grant]),
          ])}
        />
      ),
    },
    {
      ...heads.dataModel,
      body: (
        <div className={styles.figure}>
          <SchematicFigure schematic={c.dataModel} drawing={dataModel} number={number} />
        </div>
      ),
    },
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
      ...heads.releases,
      body: (
        <div className={styles.releases}>
          <div>
            <h3 className={styles.releaseHeading}>{releaseHeadings.first}</h3>
            <NameList entries={releasedIn('first')} />
          </div>
          <div>
            <h3 className={styles.releaseHeading}>{releaseHeadings.later}</h3>
            <NameList entries={releasedIn('later')} />
          </div>
        </div>
      ),
    },
    {
      ...heads.configuration,
      body: <NameList entries={c.configuration} />,
    },
    { ...heads.nonFunctional, body: <NameList entries={c.nonFunctional} /> },
    standardsChapter(c.standards),
    {
      ...heads.migration,
      body: <MarkList items={c.migration} />,
    },
    { ...heads.rollout, body: <Steps steps={c.rollout} /> },
    costChapter(c.costDrivers),
    faqChapter(c.faq),
    relatedChapter(c.related()),
  ];
}
