import { createStore, useStored } from '../feedback/store.ts';

const announcement = createStore({ text: '', count: 0 });

/** Announces a text politely to screen readers, even if it's the same text again. */
export const announce = (text: string): void =>
  announcement.set({ text, count: announcement.get().count + 1 });

/** The application's only live region. `AppProvider` renders it. */
export const Announcer = () => {
  const { text, count } = useStored(announcement);
  return (
    <div className="pl-visually-hidden" role="status" aria-live="polite" data-testid="announcer">
      <span key={count}>{text}</span>
    </div>
  );
};
