import { type History, sameValue } from '@plinth/model';
import type { EditorView } from '../session/types.ts';
import type { UiStore } from '../view/ui-store.ts';

/** ms without a change after which the next one begins a step of its own. */
export const CHANGE_PAUSE = 1000;

/**
 * Changes of one widget in a row are one step, whichever properties they touch, until the selection
 * or the device changes or a pause ends the run. Texts that are written in place end their own.
 */
export function endRuns(history: History<EditorView>, ui: UiStore): void {
  let pause: ReturnType<typeof setTimeout> | undefined;
  history.subscribe(() => {
    clearTimeout(pause);
    if (ui.getState().textEditing === null) pause = setTimeout(history.seal, CHANGE_PAUSE);
  });
  ui.subscribe((now, before) => {
    if (now.device !== before.device || !sameValue(now.selection, before.selection)) history.seal();
  });
}
