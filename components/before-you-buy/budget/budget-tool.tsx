'use client';

import { clsx } from 'clsx';
import { exampleRates, budget as page } from '@/content/before-you-buy/budget';
import { useFields } from '@/lib/before-you-buy/browser/use-fields';
import { answerOf, type BudgetAnswer, type BudgetQuestion, faultIn } from '@/lib/before-you-buy/budget';
import type { FieldTool } from '@/lib/before-you-buy/fields';
import { inRupees, readRupees } from '@/lib/before-you-buy/rupees';
import styles from '../tool/tool.module.css';
import { ToolActions } from '../tool/tool-actions';
import { ToolField } from '../tool/tool-field';
import { BudgetAnswerView } from './budget-answer';

const { tool: texts } = page;

/** As typed. */
type BudgetFields = Readonly<Record<keyof typeof texts.fields, string>>;

const tool: FieldTool<BudgetFields> = {
  name: 'budget',
  version: 1,
  example: { budget: '20,00,000', rate: '', people: '2', credited: '0', reserve: '25', running: '15' },
  limit: 40,
};

const whole = (text: string) => (/^\s*\d{1,3}\s*%?\s*$/.test(text) ? Number.parseInt(text, 10) : Number.NaN);

/** @returns sums and shares that are not numbers as `NaN`, which `faultIn` finds */
function questionIn(fields: BudgetFields): BudgetQuestion {
  const { budget, rate, people, credited, reserve, running } = fields;
  return {
    budget: readRupees(budget) ?? Number.NaN,
    weeklyRate: rate.trim() ? (readRupees(rate) ?? Number.NaN) : undefined,
    people: whole(people),
    credited: whole(credited),
    reserve: whole(reserve),
    running: whole(running),
  };
}

/** The sum of a buyer's own budget. Where a field cannot be read, the answer waits and the field says why. */
export function BudgetTool() {
  const { fields, form, state, revision, change, address, forget } = useFields(tool);
  const question = questionIn(fields);
  const fault = faultIn(question);
  const faulty = fault === 'weeklyRate' ? 'rate' : fault;
  const answer = fault ? undefined : answerOf(question);
  const field = (name: keyof BudgetFields) => ({
    name,
    label: texts.fields[name].label,
    defaultValue: fields[name],
    maxLength: tool.limit,
    problem: name === faulty && texts.fields[name].problem,
  });
  return (
    <div id="tool" className={styles.sheet} data-start>
      <p className={styles.strip}>
        <span>{texts.heading}</span>
        <span>{texts.strip}</span>
      </p>
      <div className={styles.parts}>
        {/* A form that no dialog holds goes nowhere when it is sent, so that no server sees what is in it. */}
        <form key={revision} ref={form} method="dialog" className={styles.fields} onInput={change}>
          <ToolField {...field('budget')}>{texts.fields.budget.note}</ToolField>
          <ToolField {...field('rate')}>
            {texts.fields.rate.note}{' '}
            {Object.entries(exampleRates)
              .map(([name, rate]) => `${name} ${inRupees(rate)}`)
              .join(', ')}
            .
          </ToolField>
          <div className={styles.pair}>
            <ToolField {...field('people')} inputMode="numeric" />
            <ToolField {...field('credited')} inputMode="numeric" unit="%" />
            <ToolField {...field('reserve')} inputMode="numeric" unit="%" />
            <ToolField {...field('running')} inputMode="numeric" unit="%" />
          </div>
          <p className={styles.note}>{texts.shares}</p>
        </form>
        <div className={clsx(styles.answer)} aria-live="polite">
          {answer && <BudgetAnswerView question={question} answer={answer} />}
        </div>
      </div>
      <ToolActions
        topic="What a budget buys"
        message={answer && messageOf(question, answer)}
        {...{ state, address, forget }}
      />
    </div>
  );
}

/** The answer in words. */
function messageOf({ budget, people, weeklyRate }: BudgetQuestion, answer: BudgetAnswer): string {
  const { work, reserve, running, lostGst } = texts.parts;
  const lines = [
    `Budget: ${inRupees(budget)}`,
    `${work}: ${inRupees(answer.work)}`,
    `${reserve}: ${inRupees(answer.reserve)}`,
    `${running}: ${inRupees(answer.running)}`,
    `${lostGst}: ${inRupees(answer.lostGst)}`,
  ];
  if (answer.personWeeks !== undefined && weeklyRate !== undefined)
    lines.push(
      `${texts.fields.rate.label}: ${inRupees(weeklyRate)}`,
      `${answer.personWeeks.toFixed(1)} ${texts.week}, ${answer.weeks?.toFixed(1)} weeks of ${people} ${people === 1 ? 'person' : 'people'}`,
    );
  return lines.join('\n');
}
