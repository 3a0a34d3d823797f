'use client';

import { clsx } from 'clsx';
import { type FormEvent, useState } from 'react';
import { compare as page, type QuestionKey, questions } from '@/content/before-you-buy/compare';
import { useFields } from '@/lib/before-you-buy/browser/use-fields';
import {
  answerLimit,
  type Comparison,
  emptyComparison,
  type Firm,
  firmsIn,
  messageOf,
  rowsOf,
} from '@/lib/before-you-buy/compare';
import { csvOf } from '@/lib/before-you-buy/csv';
import type { FieldTool } from '@/lib/before-you-buy/fields';
import fieldStyles from '../../contact/form-field.module.css';
import { DataTable } from '../../ui/data-table';
import toolStyles from '../tool/tool.module.css';
import { Action, ToolActions } from '../tool/tool-actions';
import { ToolField } from '../tool/tool-field';
import styles from './compare.module.css';

const { tool: texts } = page;

const tool: FieldTool<Comparison> = {
  name: 'compare',
  version: 1,
  example: emptyComparison,
  limit: answerLimit,
};

/** The fields of the questions belong to it by this id: they are outside it, because words of a form are left out of the page's Markdown. */
const formId = 'compare-form';
/** Chooses the firm that a narrow window shows, by the style sheet. */
const shownName = 'shown';
/** The column that holds our own answers. */
const ourColumn = 3;

/** Our name and answers as they are in the page, below the sheet. */
const ourTextOf = (key: 'name' | QuestionKey) =>
  document.querySelector(`[data-ours="${key}"]`)?.textContent?.slice(0, answerLimit) ?? '';

/** Twelve questions with a field for each of three firms; an empty field says what to ask. */
export function CompareTool() {
  const { fields, form, state, revision, change, address, forget } = useFields(tool);
  const [isRefused, setRefused] = useState(false);
  const firms = firmsIn(fields, texts.firms);
  const third = firms[ourColumn - 1];
  const isOurs = third?.isUsed === true && third.name === ourTextOf('name');

  const write = (name: keyof Comparison, text: string) => {
    const field = form.current?.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = text;
  };
  const turnOurs = () => {
    const isTaken = !isOurs && third?.isUsed === true;
    setRefused(isTaken);
    if (isTaken) return;
    write(`name${ourColumn}`, isOurs ? '' : ourTextOf('name'));
    for (const { key } of questions) write(`${key}${ourColumn}`, isOurs ? '' : ourTextOf(key));
    const shown = form.current?.elements.namedItem(shownName);
    if (shown instanceof RadioNodeList) shown.value = String(isOurs ? 1 : ourColumn);
    change();
  };
  const edit = ({ target }: FormEvent) => {
    if (target instanceof HTMLInputElement && target.name === shownName) return;
    setRefused(false);
    change();
  };

  return (
    <div id="tool" className={toolStyles.sheet} data-start>
      <div className={toolStyles.strip}>
        <h2 className={styles.title}>{texts.heading}</h2>
        <p>{texts.strip}</p>
      </div>
      <div key={revision} className={styles.body} onInput={edit}>
        {/* A form that no dialog holds goes nowhere when it is sent, so that no server sees what is in it. */}
        <form id={formId} ref={form} method="dialog" className={styles.firms}>
          {firms.map(({ column }) => (
            <ToolField
              key={column}
              name={`name${column}`}
              label={`${texts.nameOf} ${texts.firms[column - 1]?.toLowerCase()}`}
              defaultValue={fields[`name${column}`]}
              maxLength={60}
            />
          ))}
          <div className={styles.ours}>
            <Action onClick={turnOurs}>{isOurs ? texts.takeOut : texts.fillIn}</Action>
            <p role="status" className={styles.refusal}>
              {isRefused && texts.inUse}
            </p>
          </div>
          {/* In a narrow window, where one firm is shown at a time. */}
          <fieldset className={styles.shown}>
            <legend className={fieldStyles.label}>{texts.shown}</legend>
            {firms.map(({ column, name }) => (
              <label key={column}>
                <input type="radio" name={shownName} value={column} defaultChecked={column === 1} /> {name}
              </label>
            ))}
          </fieldset>
        </form>
        <p className={styles.about}>{texts.about}</p>
        <ol className={styles.questions}>
          {questions.map((question) => (
            <Question key={question.key} question={question} fields={fields} firms={firms} />
          ))}
        </ol>
      </div>
      <Summary firms={firms} />
      <ToolActions
        topic="Compare suppliers"
        message={messageOf(firms, texts.message)}
        csv={{ name: 'suppliers.csv', text: csvOf(rowsOf(fields, firms, texts.csv)) }}
        texts={{ noScripts: texts.noScripts, forgotten: texts.forgotten }}
        {...{ state, address, forget }}
      />
    </div>
  );
}

interface QuestionProps {
  question: (typeof questions)[number];
  fields: Comparison;
  firms: readonly Firm[];
}

function Question({ question: { key, question, why, ask, ...sounds }, fields, firms }: QuestionProps) {
  const missing = firms.filter((firm) => firm.missing.some((entry) => entry.key === key));
  return (
    <li className={styles.question}>
      <div>
        <h3 id={`ask-${key}`} className={styles.heading}>
          {question}
        </h3>
        <dl className={styles.sounds}>
          {(['good', 'usual', 'bad'] as const).map((sound) => (
            <div key={sound}>
              <dt>{texts.sounds[sound]}</dt>
              <dd>{sounds[sound]}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.why}>{why}</p>
      </div>
      <div className={styles.said}>
        <fieldset className={styles.answers} aria-labelledby={`ask-${key}`}>
          {firms.map(({ column, name }) => {
            const field = `${key}${column}` as const;
            return (
              <div key={column} className={styles.answer} data-column={column}>
                <label htmlFor={`tool-${field}`} className={fieldStyles.label}>
                  {name}
                </label>
                <textarea
                  id={`tool-${field}`}
                  name={field}
                  form={formId}
                  defaultValue={fields[field]}
                  maxLength={answerLimit}
                  rows={3}
                  dir="auto"
                  autoComplete="off"
                  className={fieldStyles.input}
                />
                {/* A field prints no more than it shows. */}
                {fields[field].trim() && (
                  <p aria-hidden="true" dir="auto" className={styles.printed}>
                    {fields[field]}
                  </p>
                )}
              </div>
            );
          })}
        </fieldset>
        {missing.length > 0 ? (
          <p className={styles.missing}>
            <span>
              {missing.length === firms.length
                ? texts.askAll
                : `${texts.missing} ${missing.map(({ name }) => name).join(', ')}. ${texts.ask}`}
            </span>{' '}
            “{ask}”
          </p>
        ) : (
          <p className={styles.complete}>{texts.all}</p>
        )}
      </div>
    </li>
  );
}

/** What each firm has left open. */
function Summary({ firms }: { firms: readonly Firm[] }) {
  const { heading, columns, none, every } = texts.summary;
  return (
    <div
      className={clsx(styles.summary, !firms.some(({ isUsed }) => isUsed) && styles.unused)}
      aria-live="polite"
    >
      <h3 className={styles.heading}>{heading}</h3>
      <DataTable
        columns={columns}
        rows={firms.map(({ name, missing }) => [
          name,
          `${questions.length - missing.length} of\u00a0${questions.length}`,
          missing.length === questions.length
            ? every
            : missing.map((entry) => entry.name).join(' · ') || none,
        ])}
      />
    </div>
  );
}
