import { useSyncExternalStore } from 'react';
import type { Outcome } from '@/lib/contact/outcome';
import {
  blank,
  isSent,
  type Message,
  type MessageEvent,
  type MessageText,
  revive,
  transition,
  withEdit,
} from '../message';
import { messageKey, readRecord, writeRecord } from '../record';

/** In local storage, for the browser's other tabs: ids of messages that were sent, which say nothing of what was in them. */
export const sentKey = 'contact-sent';
/** So many of them: a tab that was copied from one of longer ago would have to be asked in vain. */
const sentLimit = 50;

const newId = () => Math.random().toString(36).slice(2);

/**
 * The message as this page has it. Every event reads the record first, so that the page follows what other pages of the tab have
 * made of it; where there is none (blocked or full storage) the page itself remembers.
 */
export function createMessageStore() {
  let message: Message = blank;
  /** The record as it was last read or written. */
  let known: string | null = null;
  let isRead = false;
  let hasRecord = false;
  let typingId = newId();
  const listeners = new Set<() => void>();
  /** The page goes, or is in the browser's cache: nobody reads it. What it said of the message would count as told. */
  let isLeft = false;
  /** What a tool put into the message last. */
  let added = '';

  function notify(): void {
    if (!isLeft) for (const listener of listeners) listener();
  }

  function hold(next: Message): void {
    if (next === message) return;
    message = next;
    notify();
  }

  function store(next: Message): void {
    // A message that was sent leaves a record without text: a page in the browser's cache then knows that its own is out of date.
    writeRecord({ ...next });
    known = storedText();
    hold(next);
  }

  function storedText(): string | null {
    try {
      return sessionStorage.getItem(messageKey);
    } catch {
      return null;
    }
  }

  function sentIds(): readonly string[] {
    try {
      const ids: unknown = JSON.parse(localStorage.getItem(sentKey) ?? '[]');
      return Array.isArray(ids) ? ids : [];
    } catch {
      return [];
    }
  }

  function noteSent(ids: readonly string[]): void {
    try {
      localStorage.setItem(sentKey, JSON.stringify([...sentIds(), ...ids].slice(-sentLimit)));
    } catch {
      // The other tabs are not told.
    }
  }

  /** Follows what other pages of this tab, the starter, and other tabs have done. @returns true where another tab has sent it */
  function sync(): boolean {
    isRead = true;
    const text = storedText();
    hasRecord ||= text !== null;
    if (text !== null && text !== known) {
      known = text;
      typingId = newId();
      const { sent, isAdded, ...record } = readRecord() ?? {};
      const next = revive(record);
      // The page after a native post has dropped the text, and left the ids to be told of.
      if (Array.isArray(sent)) noteSent(sent);
      if (isAdded) store(withEdit(next, typingId));
      else if (sent) store(next);
      else hold(next);
    }
    if (message.state.phase === 'sending' || !isSent(message, sentIds())) return false;
    typingId = newId();
    store(blank);
    return true;
  }

  function dispatch(event: MessageEvent): void {
    sync();
    const next = transition(message, event);
    if (next !== message) store(next);
  }

  return {
    sync,
    current(): Message {
      if (!isRead) sync();
      return message;
    },
    /** Calls the listener after every change. @returns the end of the subscription */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** A form appears. Where there was no record, what stands in its fields was typed before this code came. */
    join(text: Partial<MessageText>): void {
      sync();
      const change = Object.fromEntries(Object.entries(text).filter(([, value]) => value !== ''));
      if (!hasRecord && Object.keys(change).length > 0) dispatch({ type: 'type', change, id: typingId });
    },
    type: (change: Partial<MessageText>) => dispatch({ type: 'type', change, id: typingId }),
    /** Puts what a tool of the site has made below what somebody typed, in place of what it had put there before. */
    add(text: string): void {
      sync();
      const typed = message.message;
      const parts =
        added && typed.includes(added)
          ? typed.replace(added, () => text)
          : [typed, text].filter(Boolean).join('\n\n');
      added = text;
      if (!typed.includes(text)) dispatch({ type: 'type', change: { message: parts }, id: typingId });
    },
    follow: (topic: string, from: string) => dispatch({ type: 'follow', topic, from, id: typingId }),
    /**
     * @param text what the fields show, to the last key
     * @returns the attempt, to be settled; undefined where a message is on its way, or this one was sent from another tab
     */
    send(text: Partial<MessageText>, isNative = false): string | undefined {
      const { phase } = message.state;
      if (phase === 'sending' || phase === 'sent' || sync()) return undefined;
      dispatch({ type: 'type', change: text, id: typingId });
      const attempt = newId();
      dispatch({ type: 'send', attempt, isNative });
      typingId = newId();
      return attempt;
    },
    settle(attempt: string, outcome: Outcome): void {
      sync();
      const { ids } = message;
      dispatch({ type: 'settle', attempt, outcome });
      // Ids after the attempt belong to edits made since: `noteSent` must not count those as sent.
      const earlier = ids.slice(0, ids.indexOf(attempt) + 1);
      if (outcome.kind === 'accepted') noteSent(earlier.length > 0 ? earlier : [attempt]);
    },
    leave(): void {
      isLeft = true;
      dispatch({ type: 'leave' });
    },
    return(): void {
      isLeft = false;
      dispatch({ type: 'return' });
      notify();
    },
    tell: () => dispatch({ type: 'tell' }),
    acknowledge: () => dispatch({ type: 'acknowledge' }),
    clear(): void {
      dispatch({ type: 'clear' });
      typingId = newId();
    },
  };
}

export const messageStore = createMessageStore();

if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', messageStore.leave);
  window.addEventListener('pageshow', ({ persisted }) => persisted && messageStore.return());
  window.addEventListener('storage', messageStore.sync);
}

/** The message as it is now; blank on the server, and until the page is hydrated. */
export const useMessage = (): Message =>
  useSyncExternalStore(messageStore.subscribe, messageStore.current, () => blank);
