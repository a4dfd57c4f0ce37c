import type { EditorSession } from '../core/session/types.ts';
import type { DirtyTracker } from './dirty.ts';
import type { SaveController } from './save-controller.ts';

/** ms without a change after which a draft saves itself. */
const IDLE = 3000;

/** Saves a draft whenever nothing was changed for a while; published pages wait for the person. */
export function autosave(
  session: EditorSession,
  dirty: DirtyTracker,
  saving: SaveController,
): () => void {
  let timer: ReturnType<typeof setTimeout> | null = null;
  const wait = () => {
    if (timer !== null) clearTimeout(timer);
    timer = setTimeout(() => {
      timer = null;
      const { phase, problem, isUndecided } = saving.state.getState();
      const isFree = phase === 'idle' && problem === null && !isUndecided;
      if (isFree && dirty.isDirty()) void saving.save();
    }, IDLE);
  };
  // What was changed while a save was on its way is left over when that save is done.
  const stops = [session.store.observe(wait), dirty.subscribe(wait)];
  return () => {
    for (const stop of stops) stop();
    if (timer !== null) clearTimeout(timer);
  };
}
