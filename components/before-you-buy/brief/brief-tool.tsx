'use client';

import { clsx } from 'clsx';
import { type FocusEvent, type FormEvent, useEffect, useState } from 'react';
import { moneyBands, brief as page } from '@/content/before-you-buy/brief';
import {
  type Brief,
  type BriefField,
  briefFields,
  messageOf,
  moneyAnswer,
  surplusOf,
  vagueFields,
} from '@/lib/before-you-buy/brief';
import { useFields } from '@/lib/before-you-buy/browser/use-fields';
import type { FieldTool } from '@/lib/before-you-buy/fields';
import fieldStyles from '../../contact/form-field.module.css';
import styles from '../tool/tool.module.css';
import { ToolActions } from '../tool/tool-actions';
import { ToolField } from '../tool/tool-field';
import briefStyles from './brief.module.css';
import { BriefPage } from './brief-page';

const { tool: texts } = page;

/** As typed: of money the band, and apart from it what it is tied to. */
type BriefFields = Brief & { readonly terms: string };

const tool: FieldTool<BriefFields> = {
  name: 'brief',
  version: 1,
  example: {
    today: '',
    notices: '',
    volumes: '',
    systems: '',
    deadline: '',
    unchanged: '',
    decides: '',
    money: '',
    terms: '',
  },
  // Above what an answer may have: a browser cuts a longer text that is pasted, without a word, and the sheet says so instead.
  limit: 1_200,
};

const names = Object.fromEntries(
  briefFields.map((field, index) => [field, `${index + 1}. ${texts.fields[field].label}`]),
) as Brief;

const listed = (fields: readonly BriefField[]) => fields.map((field) => texts.fields[field].label).join('; ');

/** An address can hold any text for the band; the form offers only these. */
const bandIn = (text: string) => moneyBands.find((band) => band === text) ?? '';

const today = () =>
  new Date().toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** The answer that a field of the form is part of. */
const answerOf = (field: EventTarget): string => {
  const { name } = field as HTMLTextAreaElement;
  return name === 'terms' ? 'money' : name;
};

const nameOf = ({ target }: FormEvent | FocusEvent): string => answerOf(target);

/** The form of eight answers, and the page that they make. What is vague is said of an answer once somebody has left its field. */
export function BriefTool() {
  const { fields, form, state, revision, change, address, forget } = useFields(tool);
  /** The field that somebody writes in for the first time, and those that were left. */
  const [writing, setWriting] = useState('');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  // Somebody may have begun to write before this code came.
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement && form.current?.contains(activeElement)) setWriting(answerOf(activeElement));
  }, [form]);
  const { terms, ...typed } = fields;
  const brief: Brief = { ...typed, money: moneyAnswer(bandIn(fields.money), terms) };
  const answered = briefFields.filter((field) => brief[field].trim());
  const tooLong = answered.filter((field) => surplusOf(brief[field]) > 0);
  const vague = vagueFields(brief).filter(
    (field) => brief[field].trim() && (field !== writing || left.has(field)),
  );

  const field = (name: BriefField) => {
    const { label, use, effect, question } = texts.fields[name];
    const surplus = surplusOf(brief[name]);
    const note = (
      <>
        {use} {name === 'today' && `${texts.privacy} `}
        {texts.effect} {effect}.
        {vague.includes(name) && (
          <p className={briefStyles.question}>
            {texts.vague} {question}
          </p>
        )}
      </>
    );
    const problem = surplus > 0 && texts.tooLong(surplus);
    return { name, label: `${briefFields.indexOf(name) + 1}. ${label}`, note, problem };
  };
  const money = field('money');
  return (
    <div id="tool" className={styles.sheet} data-start>
      <p className={styles.strip}>
        <span>{texts.heading}</span>
        <span>{texts.strip}</span>
      </p>
      <div className={clsx(styles.parts, briefStyles.parts)}>
        {/* A form that no dialog holds goes nowhere when it is sent, so that no server sees what is in it. */}
        <form
          key={revision}
          ref={form}
          method="dialog"
          className={clsx(styles.fields, briefStyles.fields)}
          onInput={(event) => {
            setWriting(nameOf(event));
            change();
          }}
          onBlur={(event) => setLeft((before) => new Set(before).add(nameOf(event)))}
        >
          <p className={styles.noScripts}>{texts.noScripts}</p>
          <p className={styles.note}>{texts.key}</p>
          {briefFields.map((name) => {
            if (name === 'money') return null;
            const { note, ...rest } = field(name);
            return (
              <ToolField key={name} {...rest} defaultValue={fields[name]} maxLength={tool.limit} rows={2}>
                {note}
              </ToolField>
            );
          })}
          <div className={styles.field}>
            <label htmlFor="tool-money" className={fieldStyles.label}>
              {money.label}
            </label>
            <select
              id="tool-money"
              name="money"
              defaultValue={bandIn(fields.money)}
              className={fieldStyles.input}
              aria-describedby="tool-money-note"
            >
              <option value="">{texts.open}</option>
              {moneyBands.map((band) => (
                <option key={band}>{band}</option>
              ))}
            </select>
            <div id="tool-money-note" className={styles.note}>
              {money.note}
            </div>
          </div>
          <ToolField
            name="terms"
            label={texts.terms.label}
            defaultValue={terms}
            maxLength={tool.limit}
            problem={money.problem}
          >
            {texts.terms.use}
          </ToolField>
        </form>
        <div className={clsx(styles.answer, briefStyles.answer)}>
          <p className={briefStyles.state} aria-live="polite">
            {stateOf(answered, vague, tooLong)}
            {answered.length === 0 && <span className={briefStyles.scripted}> {texts.states.replaced}</span>}
          </p>
          {answered.length > 0 ? (
            <BriefPage brief={brief} date={today()} />
          ) : (
            <BriefPage brief={page.trades.shops} {...texts.page.example} />
          )}
        </div>
      </div>
      <ToolActions
        topic="A brief to estimate"
        message={answered.length > 0 && tooLong.length === 0 ? messageOf(brief, names) : undefined}
        {...{ state, address, forget }}
      />
    </div>
  );
}

/** What the page still lacks, in a sentence or two. */
function stateOf(
  answered: readonly BriefField[],
  vague: readonly BriefField[],
  tooLong: readonly BriefField[],
): string {
  const { states } = texts;
  if (answered.length === 0) return states.example;
  if (tooLong.length > 0) return states.tooLong(listed(tooLong));
  if (vague.length > 0) return `${states.answered(answered.length)} ${states.vague(listed(vague))}`;
  return answered.length === briefFields.length ? states.usable : states.answered(answered.length);
}
