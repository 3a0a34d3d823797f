import { clsx } from 'clsx';
import type { NodeKind } from '@/content/catalogue/schematic';
import { Heading } from '../ui/heading';
import styles from './step-sheet.module.css';

export interface SheetStep {
  readonly name: string;
  /** Shape of its box. */
  readonly kind: NodeKind;
  readonly time?: string;
  /** What is to be said of it; labelled lines stand level at all steps. */
  readonly lines: readonly { readonly label?: string; readonly text: string }[];
}

interface StepSheetProps {
  /** Text of a dimension line over all steps. */
  span?: string;
  steps: readonly SheetStep[];
}

/** Steps as a sheet: boxes on a numbered route, with the time of each as a dimension line. */
export function StepSheet({ span, steps }: StepSheetProps) {
  return (
    <div className={styles.root}>
      {span && <Dimension>{span}</Dimension>}
      <ol className={styles.steps}>
        {steps.map(({ name, kind, time, lines }) => (
          <li key={name} className={styles.step}>
            <Heading className={clsx(styles.box, styles[kind])}>{name}</Heading>
            {time && <Dimension>{time}</Dimension>}
            {lines.map(({ label, text }) => (
              <p key={text} className={styles.line}>
                {label && <span className={styles.label}>{label}</span>} {text}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Dimension({ children }: { children: string }) {
  return (
    <p className={styles.dimension}>
      <span>{children}</span>
    </p>
  );
}
