import {
  type DocumentNode,
  type NodeId,
  nestFrom,
  rootOf,
  type SectionName,
  type WidgetNode,
  walk,
} from '@plinth/model';
import { createStore } from 'zustand/vanilla';
import { designChanges, designVersion } from '../core/design/design-changes.ts';
import type { DesignStore } from '../core/design/design-store.ts';
import { DESIGN_ROOT } from '../core/design/design-tree.ts';
import type { DesignChanges } from '../core/ports/design/stored-design.ts';
import type { Revisions, SaveOutcome, SavePort } from '../core/ports/saving/port.ts';
import { isShared } from '../core/session/section-of.ts';
import type { EditorSession, SectionInfo } from '../core/session/types.ts';
import type { AppliedMerge } from './apply-merge.ts';
import type { DirtyTracker } from './dirty.ts';
import { createMerger, type Question } from './merge-stored.ts';
import { newerSections, type Saved, type SentSave } from './newer-sections.ts';
import { storedVersion } from './stored-version.ts';

export type SaveState = {
  readonly phase: 'idle' | 'saving';
  /** Why the last attempt didn't store everything; null after a successful save. */
  readonly problem: Exclude<SaveOutcome, { kind: 'saved' | 'conflict' }> | null;
  readonly question: Question | null;
  /**
   * A conflict that is open. `dismissed`: autosave waits until the user saves by hand; `writing`: it
   * asks once they have finished the text.
   */
  readonly undecided: 'dismissed' | 'writing' | null;
  /** Somebody else's changes that the last save merged in. */
  readonly mergedIn: AppliedMerge | null;
  readonly savedAt: Date | null;
};

type Needs = {
  readonly session: EditorSession;
  readonly dirty: DirtyTracker;
  /** Revisions of the documents when they were loaded. */
  readonly revisions: Revisions;
  readonly save: () => SavePort['save'];
  readonly now: () => Date;
  readonly design?: DesignStore | undefined;
};

type Sections = { [N in SectionName]?: WidgetNode };

/** What to send, with a snapshot of the nodes. */
type Attempt = {
  readonly sections: Sections;
  readonly design: DesignChanges | null;
  readonly nodes: ReadonlyMap<NodeId, DocumentNode>;
};

/** How often a save is retried after a merge, if others keep saving in between. */
const MAX_MERGES = 5;

/** The current nodes, but what other pages use as it's stored. */
function withSavedShared({ session, dirty }: Pick<Needs, 'session' | 'dirty'>) {
  const { reader } = session.store;
  const shared = new Set([
    DESIGN_ROOT,
    ...session.sections.filter(isShared).map(({ root }) => root),
  ]);
  const own = [...reader.nodes].filter(([id]) => !shared.has(rootOf(reader, id)?.id ?? ''));
  const saved = [...shared].flatMap((root) => walk(dirty.saved(), root));
  return new Map([...own, ...saved.map((node) => [node.id, node] as const)]);
}

type Scope = {
  /** Without it, changes to what other pages use stay unsaved: the design and shared sections. */
  readonly withShared: boolean;
  /** Asked before the save is sent again: a save that nobody asked for must not go live. */
  readonly mayRepeat?: () => Promise<boolean>;
  /** Whether a conflict may open a dialog now. By default it may. */
  readonly mayAsk?: () => boolean;
};

const asks = ({ mayAsk }: Scope): boolean => mayAsk?.() ?? true;

function attemptNow(
  { session, dirty, design }: Pick<Needs, 'session' | 'dirty' | 'design'>,
  { withShared }: Scope,
): Attempt {
  const { store } = session;
  const roots = dirty.dirtyRoots();
  const sections: Sections = {};
  for (const section of session.sections) {
    if (!roots.has(section.root) || (!withShared && isShared(section))) continue;
    const tree = nestFrom(store.reader, section.root);
    if (tree) sections[section.name] = session.toStored(tree);
  }
  const isDesign = withShared && design !== undefined && roots.has(DESIGN_ROOT);
  return {
    sections,
    design: isDesign ? designChanges(store.reader, design.store.getState().stored) : null,
    nodes: withShared ? new Map(store.reader.nodes) : withSavedShared({ session, dirty }),
  };
}

/** Finds empty sections, which the server would refuse; null if there are none. */
function emptySections({ sections }: Attempt) {
  const empty = Object.entries(sections).filter(([, tree]) => tree.children.length === 0);
  if (empty.length === 0) return null;
  const errors = Object.fromEntries(empty.map(([name]) => [`sections.${name}`, ['emptySection']]));
  return { kind: 'refused', errors } as const;
}

/**
 * Saves the changed sections and the changed design, one save at a time. Edits made during a save
 * stay unsaved. On a conflict, it merges the stored version widget by widget and saves again.
 */
export function createSaveController(needs: Needs) {
  const { session, dirty, save, now, design } = needs;
  const state = createStore<SaveState>(() => ({
    phase: 'idle',
    problem: null,
    question: null,
    undecided: null,
    mergedIn: null,
    savedAt: null,
  }));
  let { revisions } = needs;
  let running: Promise<unknown> | null = null;
  let last: { readonly attempt: Attempt; readonly scope: Scope } | null = null;

  // Undoing the refused change resolves the problem.
  dirty.subscribe(() => {
    const isOver = !dirty.isDirty() && state.getState().problem?.kind === 'refused';
    if (isOver) state.setState({ problem: null });
  });

  const merger = createMerger({ session, dirty, ask: (question) => state.setState({ question }) });

  /**
   * Shows what others have saved of the design, or of a header or footer on another page. The next
   * save of it would revert it otherwise.
   */
  const showNewer = async (saved: Saved, { sent, before }: SentSave, scope: Scope) => {
    const newer = newerSections(saved, { sent, before });
    if (newer.length === 0 && !saved.design) return;
    const sections = Object.fromEntries(newer.map((name) => [name, saved.sections[name]]));
    const taken = await merger.mergeStored({ sections, design: saved.design }, asks(scope));
    if (!taken) {
      // With the earlier revisions, the next save of it is a conflict that asks again.
      revisions = {
        ...revisions,
        ...Object.fromEntries(newer.map((name) => [name, before[name]])),
      };
      return;
    }
    if (saved.design) design?.setStored(saved.design);
    const { added, changed, removed } = taken.theirs;
    if (added.size + changed.size + removed.size > 0) state.setState({ mergedIn: taken });
  };

  const send = async (attempt: Attempt, scope: Scope, merges = 0): Promise<SaveOutcome> => {
    last = { attempt, scope };
    state.setState({ phase: 'saving', undecided: null });
    const { sections, design: changes } = attempt;
    const outcome = await save()({ sections, revisions, design: changes ?? undefined });
    if (outcome.kind === 'saved') {
      const before = revisions;
      revisions = outcome.revisions;
      dirty.markSaved(attempt.nodes);
      await showNewer(outcome, { sent: sections, before }, scope);
      state.setState({ phase: 'idle', problem: null, savedAt: now() });
      return outcome;
    }
    if (outcome.kind !== 'conflict') {
      state.setState({ phase: 'idle', problem: outcome });
      return outcome;
    }
    const mayAsk = asks(scope);
    const taken = merges < MAX_MERGES ? await merger.mergeStored(outcome, mayAsk) : null;
    if (taken) {
      revisions = outcome.revisions;
      if (outcome.design) design?.setStored(outcome.design);
      state.setState({ mergedIn: taken });
      if (dirty.isDirty()) return send(attemptNow(needs, scope), scope, merges + 1);
      state.setState({ phase: 'idle', problem: null, savedAt: now() });
      return { kind: 'saved', sections: outcome.sections, revisions };
    }
    state.setState({ phase: 'idle', problem: null, undecided: mayAsk ? 'dismissed' : 'writing' });
    return outcome;
  };

  /** Blocks other saves until `work` is done. */
  const exclusively = <T>(work: Promise<T>): Promise<T> => {
    const done = work.finally(() => {
      running = null;
    });
    running = done;
    return done;
  };

  const start = (attempt: Attempt, scope: Scope): Promise<SaveOutcome> =>
    exclusively(send(attempt, scope));

  const run = async (scope: Scope = { withShared: true }): Promise<SaveOutcome> => {
    // Another call may have started a save while this one waited.
    while (running) await running;
    const attempt = attemptNow(needs, scope);
    if (Object.keys(attempt.sections).length === 0 && attempt.design === null) {
      state.setState({ problem: null });
      return { kind: 'saved', sections: {}, revisions };
    }
    const problem = emptySections(attempt);
    if (problem) {
      state.setState({ problem });
      return problem;
    }
    return start(attempt, scope);
  };

  return {
    state,
    save: run,
    /** Replaces a shared section with a copy that belongs to this document alone. */
    ownSection: async (
      section: SectionInfo,
      own: NonNullable<SavePort['createOwnSection']>,
    ): Promise<void> => {
      while (running) await running;
      const { name, id, root } = section;
      const tree = nestFrom(dirty.saved(), root);
      if (name === 'content' || !tree) return;
      const made = await exclusively(own({ name, id, tree: session.toStored(tree) }));
      revisions = { ...revisions, [name]: made.revision };
      session.setSection({ ...section, id: made.id, label: made.label, usedOn: 1 });
    },
    /** Identifies the documents as currently stored: changes with every saved revision. */
    storedVersion: (): string =>
      storedVersion(
        session,
        revisions,
        design ? designVersion(design.store.getState().stored) : null,
      ),
    /** Asks the user to resolve conflicts; null if they cancel. */
    choose: merger.choose,
    /** Resends the attempt that got no response, without later changes. */
    sendAgain: async (): Promise<void> => {
      const isDue = () => !running && state.getState().problem?.kind === 'unreachable';
      if (!last || !isDue()) return;
      const { attempt, scope } = last;
      const mayRepeat = (await scope.mayRepeat?.()) ?? true;
      if (!isDue()) return;
      if (mayRepeat && dirty.isDirty()) await start(attempt, scope);
      else state.setState({ problem: null });
    },
    /** Hides the problem without saving; edits stay unsaved. */
    dismiss: () => state.setState({ problem: null }),
  };
}

export type SaveController = ReturnType<typeof createSaveController>;
