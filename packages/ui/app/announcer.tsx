import { createStore, useStored } from '../feedback/store.ts';

const said = createStore({ text: '', turn: 0 });

/** Has a screen reader say the text, politely, also when it is the same text again. */
export const announce = (text: string): void => said.set({ text, turn: said.get().turn + 1 });

/** The one live region of the application; `AppProvider` holds it. */
export const Announcer = () => {
  const { text, turn } = useStored(said);
  return (
    <div className="pl-visually-hidden" role="status" aria-live="polite" data-testid="announcer">
      <span key={turn}>{text}</span>
    </div>
  );
};
