import { useSyncExternalStore } from 'react';

type Announcement = { readonly text: string; readonly turn: number };

let current: Announcement = { text: '', turn: 0 };
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Has a screen reader say the text, politely, also when it is the same text again. */
export const announce = (text: string): void => {
  current = { text, turn: current.turn + 1 };
  for (const listener of listeners) listener();
};

/** The one live region of the application; `AppProvider` holds it. */
export const Announcer = () => {
  const { text, turn } = useSyncExternalStore(subscribe, () => current);
  return (
    <div className="pl-visually-hidden" role="status" aria-live="polite" data-testid="announcer">
      <span key={turn}>{text}</span>
    </div>
  );
};
