'use client';

import { type ReactNode, useState } from 'react';
import { toolTexts } from '@/content/before-you-buy/tool';
import type { KeptState } from '@/lib/before-you-buy/browser/use-fields';
import { messageStore } from '@/lib/contact/browser/message-store';
import { routes } from '@/lib/routes';
import buttonStyles from '../../ui/button.module.css';
import { ButtonLink } from '../../ui/button-link';
import styles from './tool.module.css';

interface ToolActionsProps {
  /** Subject of the message. */
  topic: string;
  /** What the tool says, as the message of the contact form; none where there is nothing to send. */
  message?: string | (() => string) | undefined;
  /** Name and content of the file. */
  csv?: { readonly name: string; readonly text: string } | undefined;
  /** Further buttons, before the one that forgets. */
  children?: ReactNode;
  /** Says in the tool's own words what the shared texts say. */
  texts?: Partial<Record<'noScripts' | 'forgotten', string>>;
  state: KeptState | undefined;
  address: () => string;
  forget: () => void;
}

/** Copy, print, save, send, forget; and below them what became of it. */
export function ToolActions({
  topic,
  message,
  csv,
  children,
  texts,
  state,
  address,
  forget,
}: ToolActionsProps) {
  const [copied, setCopied] = useState<{ text: string; after: KeptState | undefined }>();
  const copy = () => {
    const say = (text: string) => setCopied({ text, after: state });
    // `writeText` is missing on pages without TLS, and rejects where the visitor refused it.
    Promise.resolve(navigator.clipboard?.writeText(address()) ?? Promise.reject()).then(
      () => say(toolTexts.states.copied),
      () => say(toolTexts.states.shown),
    );
  };
  const stateText = state && { ...toolTexts.states, ...texts }[state];
  return (
    <div className={styles.actions}>
      <div className={styles.buttons}>
        {message && (
          <ButtonLink
            href={routes.contactForm}
            data-topic={topic}
            onClick={() => messageStore.add(typeof message === 'string' ? message : message())}
          >
            {toolTexts.send}
          </ButtonLink>
        )}
        <Action onClick={copy}>{toolTexts.copy}</Action>
        <Action onClick={() => window.print()}>{toolTexts.print}</Action>
        {csv && <Action onClick={() => save(csv.name, csv.text, 'text/csv')}>{toolTexts.csv}</Action>}
        {children}
        <Action onClick={forget}>{toolTexts.forget}</Action>
      </div>
      <p role="status" className={styles.state}>
        {copied && copied.after === state ? copied.text : stateText}
      </p>
      <p className={styles.privacy}>{toolTexts.privacy}</p>
      <p className={styles.noScripts}>{texts?.noScripts ?? toolTexts.noScripts}</p>
    </div>
  );
}

/** A button whose click waits until the island listens. */
export function Action({ id, onClick, children }: { id?: string; onClick: () => void; children: string }) {
  return (
    <button
      id={id}
      type="button"
      data-keep="#tool"
      className={`${buttonStyles.root} ${buttonStyles.quiet}`}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

/** Hands the visitor a file that this page has made. */
export function save(name: string, content: BlobPart, type: string): void {
  const href = URL.createObjectURL(new Blob([content], { type }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  URL.revokeObjectURL(href);
}
