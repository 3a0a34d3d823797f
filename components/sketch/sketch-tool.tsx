'use client';

import { useDeferredValue, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { sketch as texts } from '@/content/before-you-buy/sketch';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { limits as messageLimits } from '@/lib/contact/limits';
import { canvasMeasure } from '@/lib/sketch/browser/canvas-measure';
import { pngOf } from '@/lib/sketch/browser/png';
import { useSketch } from '@/lib/sketch/browser/use-sketch';
import { type Drawn, drawSketch, type Fault, type SketchFormat } from '@/lib/sketch/draw';
import { tableMeasure } from '@/lib/sketch/measure';
import { limits, type Sketch } from '@/lib/sketch/model';
import { questionsOf } from '@/lib/sketch/questions';
import { freeId, kinds, type SketchAction } from '@/lib/sketch/rows';
import { standaloneSvg } from '@/lib/sketch/standalone-svg';
import toolStyles from '../before-you-buy/tool/tool.module.css';
import { Action, save, ToolActions } from '../before-you-buy/tool/tool-actions';
import fieldStyles from '../contact/form-field.module.css';
import { rowId, SketchPicture } from './sketch-picture';
import { BoxRows, FlowRows, nameOf } from './sketch-rows';
import styles from './sketch-tool.module.css';

const { said } = texts;

const isWide = '(min-width: 48rem)';

/** The format that has room on this screen, once the page is hydrated; before that, CSS shows one of both. */
function useFormats(): readonly SketchFormat[] {
  const isHydrated = useHydrated();
  const wide = useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(isWide);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => matchMedia(isWide).matches,
    () => true,
  );
  if (!isHydrated) return ['medium', 'portrait'];
  return [wide ? 'medium' : 'portrait'];
}

/** The face in which the page is read; before it is hydrated, and where the browser gives no canvas, a table that is alike everywhere. */
function useMeasure() {
  const isHydrated = useHydrated();
  return useMemo(() => {
    try {
      return isHydrated ? canvasMeasure(getComputedStyle(document.body).fontFamily) : tableMeasure;
    } catch {
      return tableMeasure;
    }
  }, [isHydrated]);
}

const isDrawn = (result: Drawn | Fault): result is Drawn => !('fault' in result);

const example: Sketch = texts.example;

/** The example with what stands in the served fields. */
function typedSketch(): Sketch {
  const entryOf = (id: string, otherwise: string): string => {
    const field = document.getElementById(id);
    return field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field.value : otherwise;
  };
  return {
    ...example,
    title: entryOf('row-title', example.title),
    boxes: example.boxes.map(({ id, label, kind, lane }) => {
      const chosen = entryOf(`${rowId(id)}-kind`, kind);
      return {
        id,
        label: entryOf(rowId(id), label),
        kind: kinds.find((one) => one === chosen) ?? kind,
        lane: entryOf(`${rowId(id)}-lane`, lane),
      };
    }),
    ...(example.hurt && { hurt: { ...example.hurt, note: entryOf('row-hurt', example.hurt.note) } }),
    flows: example.flows.map(({ from, to, label }, at) => ({
      from: entryOf(`${rowId(at)}-from`, from),
      to: entryOf(`${rowId(at)}-to`, to),
      label: entryOf(rowId(at), label),
    })),
  };
}

/** Somebody's own system: the drawing, its rows, its words, and what we would ask first. */
export function SketchTool() {
  const { sketch, state, canUndo, canRedo, change, undo, redo, forget, link, address } = useSketch(
    example,
    typedSketch,
  );
  const [selected, setSelected] = useState<string>();
  const [announced, setAnnounced] = useState<{ text: string; after: typeof state }>();
  const measure = useMeasure();
  const formats = useFormats();
  // Typing does not wait for the drawing.
  const shown = useDeferredValue(sketch);
  const drawings = useMemo(
    () => formats.map((format) => ({ format, result: drawSketch(shown, measure, format) })),
    [shown, measure, formats],
  );
  /** Id of the field that gets the focus after the next render. */
  const focus = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (focus.current) document.getElementById(focus.current)?.focus();
    focus.current = undefined;
  });

  const say = (text: string) => setAnnounced({ text, after: state });
  const handleChange = (action: SketchAction, words?: string) => {
    change(action);
    if (words) say(words);
    if (action.type === 'remove box') focus.current = rowId(neighbour(sketch.boxes, action.at)?.id ?? '');
    if (action.type === 'remove flow')
      focus.current = sketch.flows.length > 1 ? rowId(Math.max(0, action.at - 1)) : 'add-flow';
  };
  const addBox = () => {
    const { boxes } = sketch;
    if (boxes.length >= limits.boxes.most) return say(texts.boxes.full);
    const lane = boxes.at(-1)?.lane ?? '';
    change({ type: 'add box', box: { label: '', kind: 'software', lane } });
    focus.current = rowId(freeId(boxes));
    say(`${texts.boxes.row} ${boxes.length + 1} ${said.of} ${limits.boxes.most} ${said.added}.`);
  };
  const addFlow = () => {
    const { boxes, flows } = sketch;
    const [from, to] = [boxes.at(-2), boxes.at(-1)];
    if (flows.length >= limits.flows.most || !from || !to) return say(texts.flows.full);
    change({ type: 'add flow', flow: { from: from.id, to: to.id, label: '' } });
    focus.current = `${rowId(flows.length)}-from`;
    say(`${texts.flows.row} ${flows.length + 1} ${said.of} ${limits.flows.most} ${said.added}.`);
  };
  const family = () => getComputedStyle(document.body).fontFamily;
  const drawnFor = () => {
    const result = drawSketch(sketch, measure);
    return isDrawn(result) ? result : undefined;
  };
  const name = (sketch.title.trim() || texts.strip.heading).replace(/[^\p{L}\p{N}]+/gu, '-');
  const [first] = drawings;
  const fault = first && !isDrawn(first.result) ? first.result.fault : undefined;
  const announcement =
    announced && announced.after === state
      ? announced.text
      : state === 'page' || state === 'absent'
        ? texts.states[state]
        : '';
  return (
    <div id="tool" className={toolStyles.sheet} data-start>
      <p className={toolStyles.strip}>
        <span>{texts.strip.heading}</span>
        <span>{texts.strip.limits}</span>
      </p>
      <div className={styles.parts}>
        <div className={styles.drawing}>
          <p className={styles.title} dir="auto">
            {sketch.title}
          </p>
          <figure aria-label={texts.picture}>
            {drawings.map(
              ({ format, result }) =>
                isDrawn(result) && (
                  <SketchPicture
                    key={format}
                    drawn={result}
                    className={formats.length > 1 ? styles[format] : undefined}
                    selected={selected}
                    onChoose={(id) => document.getElementById(rowId(id))?.focus()}
                  />
                ),
            )}
          </figure>
          {fault && <p>{texts.faults[fault === 'no room' ? fault : 'other']}</p>}
          <div className={styles.steps}>
            <StepButton
              isOff={!canUndo}
              onClick={() => {
                undo();
                say(said.undone);
              }}
            >
              {texts.buttons.undo}
            </StepButton>
            <StepButton
              isOff={!canRedo}
              onClick={() => {
                redo();
                say(said.redone);
              }}
            >
              {texts.buttons.redo}
            </StepButton>
          </div>
          <p role="status" className={toolStyles.state}>
            {announcement}
          </p>
        </div>
        <div className={styles.rows}>
          <div className={fieldStyles.root}>
            <label htmlFor="row-title" className={fieldStyles.label}>
              {texts.titleField}
            </label>
            <input
              id="row-title"
              className={fieldStyles.input}
              dir="auto"
              autoComplete="off"
              value={sketch.title}
              onChange={({ target }) => handleChange({ type: 'title', text: target.value })}
            />
          </div>
          <section aria-labelledby="boxes-heading">
            <h2 id="boxes-heading" className={styles.heading}>
              {texts.boxes.heading}
            </h2>
            <BoxRows sketch={sketch} onChange={handleChange} selected={selected} onSelect={setSelected} />
            <div className={styles.add}>
              <Action onClick={addBox}>{texts.boxes.add}</Action>
            </div>
          </section>
          <section aria-labelledby="flows-heading">
            <h2 id="flows-heading" className={styles.heading}>
              {texts.flows.heading}
            </h2>
            <FlowRows sketch={sketch} onChange={handleChange} />
            <div className={styles.add}>
              <Action id="add-flow" onClick={addFlow}>
                {texts.flows.add}
              </Action>
            </div>
          </section>
        </div>
        <div className={styles.words}>
          <section aria-labelledby="words-heading">
            <h2 id="words-heading" className={styles.heading}>
              {texts.words.heading}
            </h2>
            <Lines list={inWords(sketch)} />
          </section>
          <section aria-labelledby="questions-heading">
            <h2 id="questions-heading" className={styles.heading}>
              {texts.questions.heading}
            </h2>
            <Lines list={asked(sketch)} />
          </section>
        </div>
      </div>
      <ToolActions
        topic="A sketch of our system"
        message={() => messageOf(sketch, link())}
        state={state === 'page' || state === 'absent' ? undefined : state}
        {...{ address, forget }}
      >
        <Action
          onClick={() => {
            const drawn = drawnFor();
            if (drawn) save(`${name}.svg`, standaloneSvg(drawn), 'image/svg+xml');
          }}
        >
          {texts.buttons.svg}
        </Action>
        <Action
          onClick={() => {
            const drawn = drawnFor();
            if (!drawn) return;
            pngOf(drawn, family()).then(
              (blob) => save(`${name}.png`, blob, 'image/png'),
              () => say(texts.states.noPicture),
            );
          }}
        >
          {texts.buttons.png}
        </Action>
      </ToolActions>
    </div>
  );
}

function Lines({ list }: { list: readonly string[] }) {
  const numbered = list.map((text, at) => ({ text, number: at + 1 }));
  return (
    <ol className={styles.list}>
      {numbered.map(({ text, number }) => (
        <li key={number} dir="auto">
          {text}
        </li>
      ))}
    </ol>
  );
}

const neighbour = <T,>(rows: readonly T[], at: number): T | undefined => rows[at + 1] ?? rows[at - 1];

function StepButton({ isOff, onClick, children }: { isOff: boolean; onClick: () => void; children: string }) {
  return (
    <button
      type="button"
      data-keep="#tool"
      className={styles.step}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onClick}
    >
      {children}
    </button>
  );
}

/** "Customer to Order book: order by phone", a line a flow. */
const inWords = (sketch: Sketch): readonly string[] =>
  sketch.flows.map(
    ({ from, to, label }) =>
      `${nameOf(sketch, from)} ${texts.words.to} ${nameOf(sketch, to)}: ${label.trim() || texts.words.nothing}`,
  );

const asked = (sketch: Sketch): readonly string[] =>
  questionsOf(sketch).map(
    ({ reason, about }) => `${about.map((id) => nameOf(sketch, id)).join(', ')}: ${texts.questions[reason]}`,
  );

/** The drawing as a text and its address, as far as the contact form has room for them. */
function messageOf(sketch: Sketch, link: string): string {
  const { title, boxes, hurt } = sketch;
  const text = [
    ...(title.trim() ? [title.trim(), ''] : []),
    ...(hurt ? [`${texts.hurt.mark}: ${nameOf(sketch, hurt.box)}. ${hurt.note}`.trim(), ''] : []),
    `${texts.boxes.heading}:`,
    ...boxes.map(({ id, lane }) => `- ${nameOf(sketch, id)}${lane.trim() ? ` (${lane.trim()})` : ''}`),
    '',
    `${texts.flows.heading}:`,
    ...inWords(sketch).map((line) => `- ${line}`),
  ].join('\n');
  const whole = `${text}\n\n${link}`;
  return (whole.length <= messageLimits.message ? whole : text).slice(0, messageLimits.message);
}
