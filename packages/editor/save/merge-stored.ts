import { conflictKey, type MergeConflict, type MergeSide } from '@plinth/model';
import type { SectionTrees } from '../core/ports/save-port.ts';
import type { EditorSession } from '../core/session/types.ts';
import { type AppliedMerge, applyMerge } from './apply-merge.ts';
import type { DirtyTracker } from './dirty.ts';
import { mergeSections, type SectionSides, shownSections } from './merge-sections.ts';

/** Whose change stands, by the conflict's key. */
export type Choices = ReadonlyMap<string, MergeSide>;

/** What both have changed, and who is waiting for the person's word on it; null: nothing is done. */
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

/** ms between two looks whether a gesture has ended. */
const GESTURE = 50;

/** Brings together what is on the canvas and what somebody else has saved. */
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

  /** Takes over what is stored now; null where the person did not decide, and nothing changed. */
  const newest = async (stored: SectionTrees): Promise<AppliedMerge | null> => {
    const base = dirty.saved();
    const theirs = shownSections(session, stored, base);
    const sides = { base, mine: session.store.reader, theirs };
    const roots = session.sections.map(({ root }) => root);
    const choices = await choose(mergeSections(roots, sides, () => 'mine').conflicts, sides);
    if (!choices) return null;
    while (session.history.isRunning()) await new Promise((go) => setTimeout(go, GESTURE));
    const { nodes } = mergeSections(
      roots,
      sides,
      (conflict) => choices.get(conflictKey(conflict)) ?? 'mine',
    );
    const taken = applyMerge(session, { nodes });
    dirty.markSaved(theirs.nodes);
    return taken;
  };

  return { choose, newest };
}
