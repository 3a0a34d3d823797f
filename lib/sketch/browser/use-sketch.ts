import { useCallback, useEffect, useMemo, useState } from 'react';
import { keep, kept, showFragment } from '@/lib/before-you-buy/browser/kept';
import type { KeptState } from '@/lib/before-you-buy/browser/use-fields';
import { fragmentOf, type Opened, openFragment } from '@/lib/before-you-buy/fragment';
import type { Sketch } from '../model';
import { type History, packed, readSketch, redone, type SketchAction, undone, withAction } from '../rows';

/** Never changed once addresses are published; raised when an old one would be read wrongly. */
const [tool, version] = ['sketch', 1];

/** Drawings of the pages, by their addresses. */
const drawings = '/sketch/drawings.json';
const fromPage = '#from=';

/** Besides what other tools say: a page's drawing that did not come, or that came. */
export type SketchState = KeptState | 'page' | 'absent';

export interface KeptSketch {
  readonly sketch: Sketch;
  readonly state: SketchState | undefined;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly change: (action: SketchAction) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly forget: () => void;
  /** The address that opens the sketch. */
  readonly link: () => string;
  /** {@link link}, which stands in the address bar from then on. */
  readonly address: () => string;
}

const isOurs = () => location.hash.startsWith(fromPage) || location.hash.startsWith(`#${tool}=`);

const opened = (fragment: string): Opened<Sketch> | undefined =>
  openFragment(fragment, tool, version, readSketch);
const fragment = (sketch: Sketch) => fragmentOf(tool, version, packed(sketch));

/** @returns nothing where the page has no drawing, or it cannot be had */
async function pageSketch(path: string): Promise<Sketch | undefined> {
  try {
    const all: unknown = await (await fetch(drawings)).json();
    const isKnown = typeof all === 'object' && all !== null && Object.hasOwn(all, path);
    return isKnown ? readSketch((all as Record<string, unknown>)[path]) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The sketch of the address; else of the page that the address names; else that this browser kept; else the example.
 * @param example a constant of its module
 * @param typed the example with what stands in the page's fields, typed before this code came; a constant of its module
 */
export function useSketch(example: Sketch, typed: () => Sketch): KeptSketch {
  const begun = useCallback((now: Sketch): History => ({ past: [], now, future: [] }), []);
  const [history, setHistory] = useState(() => begun(example));
  const [state, setState] = useState<SketchState>();

  useEffect(() => {
    let isLeft = false;
    const show = (sketch: Sketch, reason: SketchState) => {
      setHistory(begun(sketch));
      setState(reason);
    };
    function begin(): void {
      const written = typed();
      if (fragment(written) === fragment(example)) return void open();
      keep(tool, fragment(written));
      setHistory(begun(written));
    }
    async function open(): Promise<void> {
      const { hash } = location;
      const addressed = opened(hash);
      if (addressed && 'value' in addressed) return show(addressed.value, 'opened');
      if (hash.startsWith(fromPage)) {
        const sketch = await pageSketch(hash.slice(fromPage.length));
        if (isLeft || location.hash !== hash) return;
        if (sketch) return show(sketch, 'page');
        setState('absent');
      }
      const before = opened(kept(tool));
      if (before && 'value' in before) show(before.value, addressed?.fault ?? 'back');
      else if (addressed) show(example, addressed.fault);
    }
    // Other fragments are places of the page.
    const handleChange = () => {
      if (isOurs()) void open();
    };
    begin();
    window.addEventListener('hashchange', handleChange);
    return () => {
      isLeft = true;
      window.removeEventListener('hashchange', handleChange);
    };
  }, [example, typed, begun]);

  const step = useCallback(
    (next: (history: History) => History) => {
      const after = next(history);
      if (after === history) return;
      setHistory(after);
      keep(tool, fragment(after.now));
      // The address no longer says what the rows say.
      if (isOurs()) showFragment('');
    },
    [history],
  );

  return useMemo(
    () => ({
      sketch: history.now,
      state,
      canUndo: history.past.length > 0,
      canRedo: history.future.length > 0,
      change: (action) => step((before) => withAction(before, action)),
      undo: () => step(undone),
      redo: () => step(redone),
      forget() {
        keep(tool, undefined);
        showFragment('');
        setHistory(begun(example));
        setState('forgotten');
      },
      link: () => location.origin + location.pathname + fragment(history.now),
      address() {
        showFragment(fragment(history.now));
        return location.href;
      },
    }),
    [history, state, step, begun, example],
  );
}
