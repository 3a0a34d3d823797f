'use client';

import { clsx } from 'clsx';
import { exampleSums, exampleUsers, buildRentBuy as page } from '@/content/before-you-buy/build-rent-buy';
import { useFields } from '@/lib/before-you-buy/browser/use-fields';
import { csvOf } from '@/lib/before-you-buy/csv';
import type { FieldTool } from '@/lib/before-you-buy/fields';
import { inRupees, readRupees } from '@/lib/before-you-buy/rupees';
import {
  faultIn,
  months,
  spentBy,
  totalOf,
  type Way,
  type WayName,
  type WaysQuestion,
  wayNames,
  waysOf,
} from '@/lib/before-you-buy/three-ways';
import toolStyles from '../tool/tool.module.css';
import { ToolActions } from '../tool/tool-actions';
import { ToolField } from '../tool/tool-field';
import styles from './ways.module.css';
import { meetings, resultOf, turnsFor, WaysAnswerView } from './ways-answer';
import { LineSample } from './ways-picture';

const { tool: texts } = page;

type FieldName = keyof typeof texts.fields;
/** As typed. */
type WaysFields = Readonly<Record<FieldName, string>>;

const grouped = new Intl.NumberFormat('en-IN');
const fieldNames = Object.keys(texts.fields) as FieldName[];

/** The example's sums by the names of their fields. */
const exampleFields = Object.fromEntries([
  ['users', String(exampleUsers)],
  ...Object.entries(exampleSums).flatMap(([way, sums]) =>
    Object.entries(sums).map(([name, sum]) => [`${way}.${name}`, grouped.format(sum)]),
  ),
]) as WaysFields;

const tool: FieldTool<WaysFields> = {
  name: 'build-rent-buy',
  version: 1,
  example: exampleFields,
  limit: 40,
};

const whole = (text: string) =>
  /^\s*\d[\d,]*\s*%?\s*$/.test(text) ? Number.parseInt(text.replaceAll(',', ''), 10) : Number.NaN;

/** @returns what is no number as `NaN`, which `faultIn` finds */
function questionIn(fields: WaysFields): WaysQuestion {
  const sum = (name: FieldName) => readRupees(fields[name]) ?? Number.NaN;
  return {
    users: whole(fields.users),
    rent: {
      start: sum('rent.start'),
      licenceMonth: sum('rent.licenceMonth'),
      changesYear: sum('rent.changesYear'),
      exit: sum('rent.exit'),
    },
    buy: {
      start: sum('buy.start'),
      licence: sum('buy.licence'),
      upkeep: whole(fields['buy.upkeep']),
      hostingMonth: sum('buy.hostingMonth'),
      changesYear: sum('buy.changesYear'),
      exit: sum('buy.exit'),
    },
    build: {
      start: sum('build.start'),
      upkeep: whole(fields['build.upkeep']),
      hostingMonth: sum('build.hostingMonth'),
      changesYear: sum('build.changesYear'),
      exit: sum('build.exit'),
    },
  };
}

const isShare = (name: FieldName) => name.endsWith('.upkeep');

function problemOf(name: FieldName): string {
  if (name === 'users') return texts.problems.users;
  return isShare(name) ? texts.problems.share : texts.problems.sum;
}

/** Three ways to a system, reckoned over three years. Where a field cannot be read, the answer waits and the field says why. */
export function WaysTool() {
  const { fields, form, state, revision, change, address, forget } = useFields(tool);
  const question = questionIn(fields);
  const fault = faultIn(question);
  const field = (name: FieldName) => (
    <ToolField
      key={name}
      name={name}
      label={texts.fields[name]}
      defaultValue={fields[name]}
      maxLength={tool.limit}
      problem={name === fault && problemOf(name)}
      {...(isShare(name) && { unit: '%', inputMode: 'numeric' })}
      {...(name === 'users' && { inputMode: 'numeric' })}
    />
  );
  return (
    <div id="tool" className={toolStyles.sheet} data-start>
      <p className={toolStyles.strip}>
        <span>{texts.heading}</span>
        <span>{texts.strip}</span>
      </p>
      <div className={clsx(toolStyles.parts, styles.parts)}>
        {/* A form that no dialog holds goes nowhere when it is sent, so that no server sees what is in it. */}
        <form
          key={revision}
          ref={form}
          method="dialog"
          className={clsx(toolStyles.fields, styles.form)}
          onInput={change}
        >
          {field('users')}
          {wayNames.map((way) => (
            <fieldset key={way} className={styles.way}>
              <legend className={styles.legend}>
                <LineSample way={way} />
                {texts.ways[way].name}: {texts.ways[way].meaning}
              </legend>
              <div className={styles.pairs}>
                {fieldNames.filter((name) => name.startsWith(`${way}.`)).map(field)}
              </div>
            </fieldset>
          ))}
          <p className={toolStyles.note}>{texts.note}</p>
        </form>
        <div className={clsx(toolStyles.answer, styles.answer)} aria-live="polite">
          {!fault && <WaysAnswerView question={question} />}
        </div>
      </div>
      <ToolActions
        topic="Build, rent or buy"
        message={fault ? undefined : messageOf(question, fields)}
        csv={fault ? undefined : { name: 'build-rent-buy.csv', text: csvOf(monthRows(waysOf(question))) }}
        {...{ state, address, forget }}
      />
    </div>
  );
}

/** Each month as a row, in whole rupees without grouping, which a spreadsheet reads as numbers. */
function monthRows(ways: Readonly<Record<WayName, Way>>): readonly (readonly string[])[] {
  const row = (name: string, sum: (way: Way) => number) => [
    name,
    ...wayNames.map((way) => String(sum(ways[way]))),
  ];
  return [
    ['Month', ...wayNames.map((way) => texts.ways[way].name)],
    ...Array.from({ length: months + 1 }, (_, month) => row(String(month), (way) => spentBy(way, month))),
    row(texts.table.exit, ({ exit }) => exit),
    row(texts.table.total, totalOf),
  ];
}

/** The answer in words, and the entries that it comes from. */
function messageOf(question: WaysQuestion, fields: WaysFields): string {
  const ways = waysOf(question);
  const { figure, rest } = resultOf(ways);
  const entries = wayNames.map((way) => {
    const own = fieldNames.filter((name) => name.startsWith(`${way}.`));
    const said = own.map(
      (name) => `${texts.fields[name]} ${fields[name].trim()}${isShare(name) ? ' %' : ''}`,
    );
    return `${texts.ways[way].name} (${inRupees(totalOf(ways[way]))}): ${said.join('; ')}`;
  });
  return [
    `${figure} ${rest}`,
    `${texts.fields.users}: ${question.users}`,
    ...entries,
    ...meetings(ways).map(({ name, text }) => `${name}: ${text}`),
    ...turnsFor(question).map(({ name, text }) => `${name}: ${text}`),
  ].join('\n');
}
