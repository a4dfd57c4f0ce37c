import type { KeyTail } from '@plinth/i18n';
import { type Action, type HistoryLabel, type NodeId, withCleanText } from '@plinth/model';
import type { EditorSession, EditorView } from '../session/types.ts';
import { capacityRefusal } from './capacity-refusal.ts';
import type { Refusal } from './refusal.ts';

/** Why a command was refused, or null if it succeeded. */
export type CommandOutcome = { readonly refused: Refusal | null };

export const DONE: CommandOutcome = { refused: null };
export const refused = (reason: Refusal): CommandOutcome => ({ refused: reason });

/** History label of a step: what was done, and to which type or number of widgets. */
export const stepLabel = (step: KeyTail<'EDITOR.STEP.'>, widget = '', count = 1): HistoryLabel => ({
  key: `EDITOR.STEP.${step}`,
  values: count > 1 ? { widget, count } : { widget },
});

const viewOf = ({ ui }: EditorSession): EditorView => {
  const { selection, device } = ui.getState();
  return { selection, device };
};

type Work = (run: (action: Action) => void) => void;

/** Finds a widget that gained children in a step and now has too many. */
function trackCapacity(session: EditorSession) {
  const sizes = new Map<NodeId, number>();
  const sizeOf = (id: NodeId) => session.store.node(id)?.children.length ?? 0;
  return {
    before: (action: Action): void => {
      if (action.type !== 'createWidget' && action.type !== 'moveWidget') return;
      const { parent } = action;
      if (!sizes.has(parent)) sizes.set(parent, sizeOf(parent));
    },
    refusal: (): Refusal | null => {
      for (const [id, size] of sizes) {
        const full = sizeOf(id) > size ? capacityRefusal(session, id, 0) : null;
        if (full) return full;
      }
      return null;
    },
  };
}

/**
 * Runs actions as one transaction, and rolls it back if one is refused or a widget ends up with too
 * many children. Texts are cleaned of what can't be stored. `select` is the selection afterwards; without it the selection stays. While a value
 * is dragged, the transaction stays open and is replaced by the next one.
 */
export function runStep(
  session: EditorSession,
  label: HistoryLabel,
  { work, select }: { readonly work: Work; readonly select?: readonly NodeId[] },
): CommandOutcome {
  const { history, ui, isDemo } = session;
  const { isScrubbing } = ui.getState();
  if (isScrubbing && history.isRunning()) history.rollback();
  const started = history.begin(label, viewOf(session));
  if (!started.ok) return refused(started.reason);
  let refusal: Refusal | null = null;
  const capacity = trackCapacity(session);
  work((action) => {
    if (refusal !== null) return;
    if (isDemo && action.type === 'createWidget') {
      refusal = 'demoMode';
      return;
    }
    capacity.before(action);
    const outcome = history.run(withCleanText(action));
    if (!outcome.ok) refusal = outcome.reason;
  });
  refusal ??= capacity.refusal();
  if (refusal !== null) {
    history.rollback();
    return refused(refusal);
  }
  if (select) ui.setState({ selection: select, textEditing: null, state: 'normal' });
  if (!isScrubbing) history.commit(viewOf(session));
  return DONE;
}

/** A step that is never merged with the one before. */
export function runSeparateStep(...step: Parameters<typeof runStep>): CommandOutcome {
  const [{ history }] = step;
  history.seal();
  return runStep(...step);
}
