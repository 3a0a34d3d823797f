import type { ReactNode } from 'react';
import type { Exhibit } from '@/content/catalogue/exhibit';
import { exhibitLabels } from '@/content/chapters';
import { Heading } from '../ui/heading';
import { ChecklistBody } from './checklist-body';
import { CodeBody } from './code-body';
import { ComparisonBody } from './comparison-body';
import { DecisionBody } from './decision-body';
import styles from './exhibit.module.css';
import { RecordBody } from './record-body';
import { RulesBody } from './rules-body';

/** A sample document: head strip, body by kind, caption that says how to read it. */
export function ExhibitFigure({ exhibit }: { exhibit: Exhibit }) {
  return (
    <figure className={styles.root} data-exhibit={exhibit.kind}>
      <figcaption className={styles.head}>
        <b className={styles.sample}>{exhibitLabels.sample}</b> · {exhibit.document}
      </figcaption>
      <Heading className={styles.title}>{exhibit.title}</Heading>
      {bodyOf(exhibit)}
      <p className={styles.foot}>
        <b>{exhibitLabels.reading}</b> {exhibit.reading}
      </p>
    </figure>
  );
}

function bodyOf(exhibit: Exhibit): ReactNode {
  switch (exhibit.kind) {
    case 'rules':
      return <RulesBody exhibit={exhibit} />;
    case 'record':
      return <RecordBody exhibit={exhibit} />;
    case 'checklist':
      return <ChecklistBody exhibit={exhibit} />;
    case 'decision':
      return <DecisionBody exhibit={exhibit} />;
    case 'code':
      return <CodeBody exhibit={exhibit} />;
    case 'comparison':
      return <ComparisonBody exhibit={exhibit} />;
  }
}
