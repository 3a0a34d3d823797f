import type { SolutionChapters } from '@/content/catalogue/types';
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

const grants = { yes: 'Yes', own: 'Own only', no: '–' } as const;
const directions = { in: 'In', out: 'Out', both: 'Both ways' } as const;

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
      slug: 'problem',
      heading: 'The problem it is shaped for',
      body: <Prose paragraphs={c.problem} />,
    },
    {
      slug: 'roles',
      heading: 'Roles and permissions',
      body: (
        <DataTable
          columns={['Role', ...c.permissions.actions]}
          rows={c.permissions.roles.map(({ role, grants: row }) => [
            role,
            ...row.map((grant) => grants[grant]),
          ])}
        />
      ),
    },
    {
      slug: 'data-model',
      heading: 'The data model',
      body: (
        <div className={styles.figure}>
          <SchematicFigure schematic={c.dataModel} drawing={dataModel} number={number} />
        </div>
      ),
    },
    {
      slug: 'integrations',
      heading: 'What it connects to',
      body: (
        <DataTable
          columns={['System', 'Direction', 'Trigger', 'When it fails']}
          rows={c.integrations.map(({ system, direction, trigger, onFailure }) => [
            system,
            directions[direction],
            trigger,
            onFailure,
          ])}
        />
      ),
    },
    {
      slug: 'releases',
      heading: 'First release, and later',
      body: (
        <div className={styles.releases}>
          <div>
            <h3 className={styles.releaseHeading}>In the first release</h3>
            <NameList entries={releasedIn('first')} />
          </div>
          <div>
            <h3 className={styles.releaseHeading}>Later, on purpose</h3>
            <NameList entries={releasedIn('later')} />
          </div>
        </div>
      ),
    },
    {
      slug: 'configuration',
      heading: 'What differs from client to client',
      body: <NameList entries={c.configuration} />,
    },
    { slug: 'limits', heading: 'Volumes and limits', body: <NameList entries={c.nonFunctional} /> },
    standardsChapter(c.standards),
    {
      slug: 'migration',
      heading: 'Bringing your data over',
      body: <MarkList items={c.migration} />,
    },
    { slug: 'rollout', heading: 'Going live', body: <Steps steps={c.rollout} /> },
    costChapter(c.costDrivers),
    faqChapter(c.faq),
    relatedChapter(c.related()),
  ];
}
