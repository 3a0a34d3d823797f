import type { SchematicMark } from '@/content/catalogue/types';
import { sheetLabels } from '@/content/chapters';
import styles from './schematic-figure.module.css';

interface RevisionsProps {
  mark: SchematicMark;
  /** Of the part that is argued about, as decided. */
  label: string | undefined;
  number: string;
}

/** Which revision shows. What it changes in the picture is said as well. */
export function Revisions({ mark: { before, doubt, answer }, label = '', number }: RevisionsProps) {
  const name = `revision-${number}`;
  return (
    <fieldset className={styles.revisions}>
      <legend className={styles.hidden}>{sheetLabels.revision}</legend>
      <label>
        <input
          type="radio"
          name={name}
          className={styles.chooseA}
          aria-description={sheetLabels.reads(before, doubt)}
        />
        {sheetLabels.revisionA}
      </label>
      <label>
        <input type="radio" name={name} defaultChecked aria-description={sheetLabels.reads(label, answer)} />
        {sheetLabels.revisionB}
      </label>
    </fieldset>
  );
}
