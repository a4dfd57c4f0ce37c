import { createStore, useStored } from '../feedback/store.ts';

type Announcement = { readonly id: number; readonly text: string };

const current = createStore<readonly Announcement[]>([]);

/** ms without another text after which all are read: a later one would replace an unread one. */
const COLLECTING_MS = 30;
let timer: ReturnType<typeof setTimeout> | undefined;
let collected: readonly Announcement[] = [];
let nextId = 0;

/**
 * Announces a text politely to screen readers, even if it's the same text again. Texts of the same
 * moment are read one after the other.
 */
export function announce(text: string): void {
  clearTimeout(timer);
  timer = setTimeout(publish, COLLECTING_MS);
  collected = [...collected, { id: nextId++, text }];
}

function publish(): void {
  current.set(collected);
  collected = [];
}

/** Whether a text of this moment is about to be read. */
export const isAnnouncing = (): boolean => collected.length > 0;

/** The application's only live region. `AppProvider` renders it. */
export const Announcer = () => (
  <div className="pl-visually-hidden" role="status" aria-live="polite" data-testid="announcer">
    {useStored(current).map(({ id, text }) => (
      <p key={id}>{text}</p>
    ))}
  </div>
);
