import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { sketch as texts } from '@/content/before-you-buy/sketch';
import { nodeKindLabels } from '@/content/node-kinds';
import { limits, type Sketch } from '@/lib/sketch/model';
import { kinds, type SketchAction } from '@/lib/sketch/rows';
import fieldStyles from '../contact/form-field.module.css';
import { rowId } from './sketch-picture';
import styles from './sketch-rows.module.css';

interface RowsProps {
  sketch: Sketch;
  /** @param said what a screen reader is told of it */
  onChange: (action: SketchAction, said?: string) => void;
}

const { said, buttons } = texts;

/** Name of a box for lists and buttons. */
export const nameOf = (sketch: Sketch, id: string): string =>
  sketch.boxes.find((box) => box.id === id)?.label.trim() || texts.boxes.unnamed;

interface BoxRowsProps extends RowsProps {
  selected: string | undefined;
  onSelect: (id: string) => void;
}

export function BoxRows({ sketch, onChange, selected, onSelect }: BoxRowsProps) {
  const { boxes, hurt } = sketch;
  return (
    <ol className={styles.rows}>
      {boxes.map(({ id, label, kind, lane }, at) => {
        const name = nameOf(sketch, id);
        const field = (part: string) => `${rowId(id)}-${part}`;
        return (
          <li
            key={id}
            className={clsx(styles.row, id === selected && styles.selected)}
            onFocus={() => onSelect(id)}
          >
            <fieldset className={styles.fields}>
              <legend className={styles.legend}>
                {texts.boxes.row} {at + 1}
              </legend>
              <Field id={rowId(id)} label={texts.boxes.label} isWide>
                <input
                  id={rowId(id)}
                  className={fieldStyles.input}
                  dir="auto"
                  autoComplete="off"
                  value={label}
                  onChange={({ target }) =>
                    onChange({ type: 'edit box', at, change: { label: target.value } })
                  }
                />
              </Field>
              <Field id={field('kind')} label={texts.boxes.kind}>
                <select
                  id={field('kind')}
                  className={fieldStyles.input}
                  value={kind}
                  onChange={({ target }) => {
                    const chosen = kinds.find((one) => one === target.value);
                    if (chosen) onChange({ type: 'edit box', at, change: { kind: chosen } });
                  }}
                >
                  {kinds.map((one) => (
                    <option key={one} value={one}>
                      {nodeKindLabels[one]}
                    </option>
                  ))}
                </select>
              </Field>
              <Field id={field('lane')} label={texts.boxes.lane}>
                <input
                  id={field('lane')}
                  className={fieldStyles.input}
                  dir="auto"
                  autoComplete="off"
                  value={lane}
                  onChange={({ target }) =>
                    onChange({ type: 'edit box', at, change: { lane: target.value } })
                  }
                />
              </Field>
            </fieldset>
            <div className={styles.foot}>
              <label className={styles.hurt}>
                <input
                  type="checkbox"
                  checked={hurt?.box === id}
                  onChange={({ target }) =>
                    target.checked
                      ? onChange({ type: 'hurt', box: id }, `${name} ${said.hurts}.`)
                      : onChange({ type: 'hurt', box: undefined }, said.noHurt)
                  }
                />
                {texts.hurt.mark}
              </label>
              <RowButtons
                name={name}
                isFirst={at === 0}
                isLast={at === boxes.length - 1}
                onMove={(by) =>
                  onChange({ type: 'move box', at, by }, `${name} ${by < 0 ? said.movedUp : said.movedDown}.`)
                }
                blocked={boxes.length <= limits.boxes.least ? texts.boxes.least : undefined}
                onRemove={() => onChange({ type: 'remove box', at }, `${name} ${said.removed}.`)}
              />
            </div>
            {hurt?.box === id && (
              <Field id="row-hurt" label={texts.hurt.note}>
                <input
                  id="row-hurt"
                  className={fieldStyles.input}
                  dir="auto"
                  autoComplete="off"
                  value={hurt.note}
                  onChange={({ target }) => onChange({ type: 'note', text: target.value })}
                />
              </Field>
            )}
          </li>
        );
      })}
    </ol>
  );
}

export function FlowRows({ sketch, onChange }: RowsProps) {
  const { boxes, flows } = sketch;
  return (
    <ol className={styles.rows}>
      {flows.map(({ from, to, label }, at) => {
        const name = `${texts.flows.row} ${at + 1}`;
        const field = (part: string) => `${rowId(at)}-${part}`;
        const end = (part: 'from' | 'to', value: string) => (
          <Field id={field(part)} label={texts.flows[part]}>
            <select
              id={field(part)}
              className={fieldStyles.input}
              value={value}
              onChange={({ target }) => onChange({ type: 'edit flow', at, change: { [part]: target.value } })}
            >
              {boxes.map(({ id }) => (
                <option key={id} value={id}>
                  {nameOf(sketch, id)}
                </option>
              ))}
            </select>
          </Field>
        );
        return (
          <li key={name} className={styles.row}>
            <fieldset className={styles.fields}>
              <legend className={styles.legend}>{name}</legend>
              {end('from', from)}
              {end('to', to)}
              <Field id={rowId(at)} label={texts.flows.label} isWide>
                <input
                  id={rowId(at)}
                  className={fieldStyles.input}
                  dir="auto"
                  autoComplete="off"
                  value={label}
                  onChange={({ target }) =>
                    onChange({ type: 'edit flow', at, change: { label: target.value } })
                  }
                />
              </Field>
            </fieldset>
            <div className={styles.foot}>
              <RowButtons
                name={name}
                isFirst={at === 0}
                isLast={at === flows.length - 1}
                onMove={(by) =>
                  onChange(
                    { type: 'move flow', at, by },
                    `${name} ${by < 0 ? said.movedUp : said.movedDown}.`,
                  )
                }
                onRemove={() => onChange({ type: 'remove flow', at }, `${name} ${said.removed}.`)}
              />
            </div>
          </li>
        );
      })}
    </ol>
  );
}

interface FieldProps {
  id: string;
  label: string;
  /** Has a line of its own. */
  isWide?: boolean;
  children: ReactNode;
}

function Field({ id, label, isWide, children }: FieldProps) {
  return (
    <div className={clsx(styles.field, isWide && styles.wide)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children}
    </div>
  );
}

interface RowButtonsProps {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  /** Why the row cannot be removed. */
  blocked?: string | undefined;
}

/** The ends of the list keep their buttons, so that the focus is not lost when a row arrives there. */
function RowButtons({ name, isFirst, isLast, onMove, onRemove, blocked }: RowButtonsProps) {
  return (
    <div className={styles.buttons}>
      <RowButton label={buttons.up} name={name} isOff={isFirst} onClick={() => onMove(-1)} />
      <RowButton label={buttons.down} name={name} isOff={isLast} onClick={() => onMove(1)} />
      <RowButton
        label={buttons.remove}
        name={name}
        isOff={blocked !== undefined}
        title={blocked}
        onClick={onRemove}
      />
    </div>
  );
}

interface RowButtonProps {
  label: string;
  name: string;
  isOff: boolean;
  title?: string | undefined;
  onClick: () => void;
}

function RowButton({ label, name, isOff, title, onClick }: RowButtonProps) {
  return (
    <button
      type="button"
      data-keep="#tool"
      className={styles.button}
      aria-label={`${label}: ${name}`}
      aria-disabled={isOff || undefined}
      title={title}
      onClick={isOff ? undefined : onClick}
    >
      {label}
    </button>
  );
}
