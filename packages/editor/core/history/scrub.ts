import type { EditorSession } from '../session/types.ts';

type Scrubbed = Pick<EditorSession, 'history' | 'ui'>;

/**
 * Starts dragging a value. Until it ends, each step shows at once and replaces the previous one, so
 * that the whole drag is one undo step.
 */
export function startScrub({ history, ui }: Scrubbed): void {
  history.seal();
  ui.setState({ isScrubbing: true });
}

/** Shows the value as it was before the drag, which goes on. */
export function revertScrub({ history, ui }: Scrubbed): void {
  if (ui.getState().isScrubbing && history.isRunning()) history.rollback();
}

/** Ends dragging a value: its last step becomes an undo step, or is reverted. */
export function endScrub(session: Scrubbed, isDone = true): void {
  const { history, ui } = session;
  const { isScrubbing, selection, device } = ui.getState();
  if (!isScrubbing) return;
  if (!isDone) revertScrub(session);
  if (history.isRunning()) history.commit({ selection, device });
  history.seal();
  ui.setState({ isScrubbing: false });
}
