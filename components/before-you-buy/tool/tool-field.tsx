import type { ReactNode } from 'react';
import fieldStyles from '../../contact/form-field.module.css';
import styles from './tool.module.css';

interface ToolFieldProps {
  name: string;
  label: string;
  defaultValue: string;
  /** Stands behind the field: "%". */
  unit?: string;
  problem?: string | false | undefined;
  inputMode?: 'numeric' | 'decimal';
  maxLength: number;
  /** Makes it a text area of so many rows. */
  rows?: number;
  /** Describes the field. */
  children?: ReactNode;
}

/** A field of a tool: its label, what it means, and what is wrong with it. The form that holds it reads it. */
export function ToolField({ label, unit, problem, rows, children, ...field }: ToolFieldProps) {
  const id = `tool-${field.name}`;
  const shared = {
    ...field,
    id,
    dir: 'auto',
    autoComplete: 'off',
    className: fieldStyles.input,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby':
      `${children ? `${id}-note ` : ''}${problem ? `${id}-problem` : ''}`.trim() || undefined,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={fieldStyles.label}>
        {label}
      </label>
      {rows ? (
        <textarea {...shared} rows={rows} />
      ) : (
        <span className={styles.entry}>
          <input {...shared} />
          {unit && <span className={styles.unit}>{unit}</span>}
        </span>
      )}
      {problem && (
        <p id={`${id}-problem`} className={fieldStyles.problem}>
          {problem}
        </p>
      )}
      {children && (
        <div id={`${id}-note`} className={styles.note}>
          {children}
        </div>
      )}
    </div>
  );
}
