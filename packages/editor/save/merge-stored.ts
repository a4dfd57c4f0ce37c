import { conflictKey, type MergeConflict, type MergeSide } from '@plinth/model';
import type { EditorSession } from '../core/session/types.ts';
import { haveLoaded } from '../core/steps/load-widgets.ts';
import type { AppliedMerge } from './apply-merge.ts';
import type { DirtyTracker } from './dirty.ts';
import type { SectionSides, StoredWork } from './merge-sections.ts';

/** The chosen side of each conflict, by conflict key. */
export type Choices = ReadonlyMap<string, MergeSide>;

/** Conflicts for the user to resolve; answering null cancels the merge. */
export type Question = {
  readonly conflicts: readonly MergeConflict[];
  readonly sides: SectionSides;
  readonly answer: (choices: Choices | null) => void;
};

type Needs = {
  readonly session: EditorSession;
  readonly dirty: DirtyTracker;
  readonly ask: (question: Question | null) => void;
};

/** Polling interval in ms while a gesture is running. */
const GESTURE_POLL_MS = 50;

/** The code of merges, which few visits need. Null if it can't be loaded. */
const loadMerging = () =>
  Promise.all([import('./merge-sections.ts'), import('./apply-merge.ts')]).then(
    ([sections, applied]) => ({ ...sections, ...applied }),
    () => null,
  );

/** Merges the canvas with what somebody else has saved. */
export function createMerger({ session, dirty, ask }: Needs) {
  const choose = (
    conflicts: readonly MergeConflict[],
    sides: SectionSides,
  ): Promise<Choices | null> =>
    conflicts.length === 0
      ? Promise.resolve(new Map())
      : new Promise((resolve) => {
          const answer = (choices: Choices | null) => {
            ask(null);
            resolve(choices);
          };
          ask({ conflicts, sides, answer });
        });

  /**
   * Merges what is stored into the canvas; null if the user canceled or must not be asked now, or if
   * code for it can't be loaded, with nothing changed.
   */
  const mergeStored = async (stored: StoredWork, mayAsk: boolean): Promise<AppliedMerge | null> => {
    const merging = await loadMerging();
    if (!merging) return null;
    const { mergeSections, shownWork, applyMerge } = merging;
    const base = dirty.saved();
    const theirs = shownWork(session, stored, base);
    const added = [...theirs.nodes.values()].map(({ widget }) => widget);
    if (!(await haveLoaded(added))) return null;
    const sides = { base, mine: session.store.reader, theirs };
    const roots = session.roots();
    const { conflicts } = mergeSections(roots, sides, () => 'mine');
    if (conflicts.length > 0 && !mayAsk) return null;
    const choices = await choose(conflicts, sides);
    if (!choices) return null;
    while (session.history.isRunning()) await new Promise((go) => setTimeout(go, GESTURE_POLL_MS));
    const { nodes } = mergeSections(
      roots,
      sides,
      (conflict) => choices.get(conflictKey(conflict)) ?? 'mine',
    );
    const taken = applyMerge(session, { nodes });
    dirty.markSaved(theirs.nodes);
    return taken;
  };

  return { choose, mergeStored };
}
