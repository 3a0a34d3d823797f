import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type Fields, type FieldTool, fieldsIn, openFields } from '../fields';
import { type FragmentFault, fragmentOf } from '../fragment';
import { keep, kept, showFragment } from './kept';

/** What became of an address or of the entries that the browser had kept. */
export type KeptState = FragmentFault | 'opened' | 'back' | 'forgotten';

export interface KeptFields<F extends Fields> {
  readonly fields: F;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly state: KeptState | undefined;
  /** Changes when the form is to be drawn anew with `fields`: its fields are uncontrolled, so that no typing is lost. */
  readonly revision: number;
  /** To be called on every input. */
  readonly change: () => void;
  readonly forget: () => void;
  /** The address that opens the tool with these entries; it stands in the address bar from then on. */
  readonly address: () => string;
}

/**
 * The entries of a tool's form: first those that stand in the page, typed before this code came; else those of the address; else those
 * that this browser kept; else the example.
 * @param tool a constant of its module
 */
export function useFields<F extends Fields>(tool: FieldTool<F>): KeptFields<F> {
  const form = useRef<HTMLFormElement>(null);
  const [{ fields, state, revision }, setKept] = useState<{
    fields: F;
    state?: KeptState;
    revision: number;
  }>({ fields: tool.example, revision: 0 });

  const show = useCallback(
    (next: F, reason: KeptState) =>
      setKept((before) => ({ fields: next, state: reason, revision: before.revision + 1 })),
    [],
  );
  const open = useCallback(() => {
    const addressed = openFields(location.hash, tool);
    if (addressed && 'value' in addressed) return show(addressed.value, 'opened');
    const before = openFields(kept(tool.name), tool);
    if (before && 'value' in before) show(before.value, addressed?.fault ?? 'back');
    else if (addressed) show(tool.example, addressed.fault);
  }, [tool, show]);
  const change = useCallback(() => {
    if (!form.current) return;
    const next = fieldsIn(form.current, tool);
    keep(tool.name, fragmentOf(tool.name, tool.version, next));
    // The address no longer says what the form holds.
    if (location.hash.startsWith(`#${tool.name}=`)) showFragment('');
    setKept(({ revision: same }) => ({ fields: next, revision: same }));
  }, [tool]);

  useEffect(() => {
    const typed = form.current && fieldsIn(form.current, tool);
    if (typed && Object.entries(typed).some(([name, text]) => text !== tool.example[name])) change();
    else open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, [tool, open, change]);

  return {
    fields,
    form,
    state,
    revision,
    change,
    forget() {
      keep(tool.name, undefined);
      showFragment('');
      show(tool.example, 'forgotten');
    },
    address() {
      showFragment(fragmentOf(tool.name, tool.version, fields));
      return location.href;
    },
  };
}
