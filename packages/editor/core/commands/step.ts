import type { KeyTail } from '@plinth/i18n';
import type { Action, HistoryLabel, NodeId } from '@plinth/model';
import type { EditorSession, EditorView } from '../session/types.ts';
import type { Refusal } from './refusal.ts';

/** A refusal to show, or null where the command was done. */
export type CommandOutcome = { readonly refused: Refusal | null };

export const DONE: CommandOutcome = { refused: null };
export const refused = (reason: Refusal): CommandOutcome => ({ refused: reason });

/** The name of a step in the history: what was done to which kind of widget, or to how many. */
export const stepLabel = (step: KeyTail<'EDITOR.STEP.'>, widget = '', count = 1): HistoryLabel => ({
  key: `EDITOR.STEP.${step}`,
  values: count > 1 ? { widget, count } : { widget },
});

const viewOf = ({ ui }: EditorSession): EditorView => {
  const { selection, device } = ui.getState();
  return { selection, device };
};

type Work = (run: (action: Action) => void) => void;

/**
 * Runs actions as one transaction: all of them, or none when one is refused. `select` is what is
 * selected afterwards; without it the selection stays.
 */
export function runStep(
  session: EditorSession,
  label: HistoryLabel,
  { work, select }: { readonly work: Work; readonly select?: readonly NodeId[] },
): CommandOutcome {
  const { history, ui, isDemo } = session;
  const begun = history.begin(label, viewOf(session));
  if (!begun.ok) return refused(begun.reason);
  let refusal: Refusal | null = null;
  work((action) => {
    if (refusal !== null) return;
    if (isDemo && action.type === 'createWidget') {
      refusal = 'demoMode';
      return;
    }
    const outcome = history.run(action);
    if (!outcome.ok) refusal = outcome.reason;
  });
  if (refusal !== null) {
    history.rollback();
    return refused(refusal);
  }
  if (select) ui.setState({ selection: select, textEditing: null, state: 'normal' });
  history.commit(viewOf(session));
  return DONE;
}
