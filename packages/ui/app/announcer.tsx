import { createStore, useStored } from '../feedback/store.ts';

const said = createStore({ text: '', turn: 0 });

/** Announces a text politely to screen readers, even if it's the same text again. */
export const announce = (text: string): void => said.set({ text, turn: said.get().turn + 1 });

/** The application's only live region. `AppProvider` renders it. */
export const Announcer = () => {
  const { text, turn } = useStored(said);
  return (
    <div className="pl-visually-hidden" role="status" aria-live="polite" data-testid="announcer">
      <span key={turn}>{text}</span>
    </div>
  );
};
