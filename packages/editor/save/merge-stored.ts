import { conflictKey, type MergeConflict, type MergeSide } from '@plinth/model';
import type { SectionTrees } from '../ports.ts';
import type { EditorSession } from '../session/types.ts';
import type { DirtyTracker } from './dirty.ts';
import { mergePage, type PageSides, shownPage } from './merge-sections.ts';
import { type TakenOver, takeOver } from './take-over.ts';

/** Whose change stands, by the conflict's key. */
export type Choices = ReadonlyMap<string, MergeSide>;

/** What both have changed, and who is waiting for the person's word on it; null: nothing is done. */
export type Question = {
  readonly conflicts: readonly MergeConflict[];
  readonly sides: PageSides;
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
    sides: PageSides,
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
  const newest = async (stored: SectionTrees): Promise<TakenOver | null> => {
    const base = dirty.saved();
    const theirs = shownPage(session, stored, base);
    const sides = { base, mine: session.store.reader, theirs };
    const roots = session.sections.map(({ root }) => root);
    const choices = await choose(mergePage(roots, sides, () => 'mine').conflicts, sides);
    if (!choices) return null;
    while (session.history.isRunning()) await new Promise((go) => setTimeout(go, GESTURE));
    const { nodes } = mergePage(
      roots,
      sides,
      (conflict) => choices.get(conflictKey(conflict)) ?? 'mine',
    );
    const taken = takeOver(session, { nodes });
    dirty.markSaved(theirs.nodes);
    return taken;
  };

  return { choose, newest };
}
