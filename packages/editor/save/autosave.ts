import type { EditorSession } from '../core/session/types.ts';
import type { DirtyTracker } from './dirty.ts';
import type { SaveController } from './save-controller.ts';

/** ms without a change before a draft is saved. */
const IDLE_MS = 3000;

/** Saves a draft after a pause in editing. Published pages are saved by hand only. */
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
      // The site's design is live on all pages, so it's saved by hand only.
      if (isFree && dirty.isDirty()) void saving.save({ withDesign: false });
    }, IDLE_MS);
  };
  // Changes made during a save are still dirty when it completes.
  const stops = [session.store.observe(wait), dirty.subscribe(wait)];
  return () => {
    for (const stop of stops) stop();
    if (timer !== null) clearTimeout(timer);
  };
}
