import type { SchematicMark } from '@/content/catalogue/schematic';
import { drawingLabels } from '@/content/chapters';
import styles from './schematic-figure.module.css';

interface RevisionsProps {
  mark: SchematicMark;
  /** Label of the marked box in revision B. */
  label: string | undefined;
  number: string;
}

/** Radio buttons that choose revision A or B; their descriptions say what each changes in the picture. */
export function Revisions({ mark: { before, doubt, answer }, label = '', number }: RevisionsProps) {
  const name = `revision-${number}`;
  return (
    <fieldset className={styles.revisions}>
      <legend className={styles.hidden}>{drawingLabels.revision}</legend>
      <label>
        <input
          type="radio"
          name={name}
          className={styles.chooseA}
          aria-description={drawingLabels.reads(before, doubt)}
        />
        {drawingLabels.revisionA}
      </label>
      <label>
        <input
          type="radio"
          name={name}
          defaultChecked
          aria-description={drawingLabels.reads(label, answer)}
        />
        {drawingLabels.revisionB}
      </label>
    </fieldset>
  );
}
