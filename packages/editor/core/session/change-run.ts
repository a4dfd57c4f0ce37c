import { type History, sameValue } from '@plinth/model';
import type { UiStore } from '../view/ui-store.ts';
import type { EditorView } from './types.ts';

/** ms without a change after which the next one starts a new step. */
export const CHANGE_PAUSE = 1000;

/**
 * Seals the history after a pause, and when the selection, the device, or the scope of changes is
 * another. Until then, changes of one widget merge into one step, whichever properties they affect.
 * Text editors seal their own.
 */
export function sealRuns(history: History<EditorView>, ui: UiStore): void {
  let pause: ReturnType<typeof setTimeout> | undefined;
  history.subscribe(() => {
    clearTimeout(pause);
    if (ui.getState().textEditing === null) pause = setTimeout(history.seal, CHANGE_PAUSE);
  });
  ui.subscribe((now, before) => {
    const isOtherScope =
      now.device !== before.device || now.changesAllDevices !== before.changesAllDevices;
    if (isOtherScope || !sameValue(now.selection, before.selection)) history.seal();
  });
}
