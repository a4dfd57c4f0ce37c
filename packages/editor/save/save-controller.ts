import {
  type DocumentNode,
  type NodeId,
  nestFrom,
  type SectionName,
  type WidgetNode,
} from '@plinth/model';
import { createStore } from 'zustand/vanilla';
import type { EditorPorts } from '../core/ports/ports.ts';
import type { Revisions, SaveOutcome } from '../core/ports/save-port.ts';
import type { EditorSession, SectionInfo } from '../core/session/types.ts';
import type { AppliedMerge } from './apply-merge.ts';
import type { DirtyTracker } from './dirty.ts';
import { createMerger, type Question } from './merge-stored.ts';

export type SaveState = {
  readonly phase: 'idle' | 'saving';
  /** Why the last attempt didn't store everything; null after a successful save. */
  readonly problem: Exclude<SaveOutcome, { kind: 'saved' | 'conflict' }> | null;
  readonly question: Question | null;
  /** The user dismissed the conflict dialog; autosave waits until they save by hand. */
  readonly isUndecided: boolean;
  /** Somebody else's changes that the last save merged in. */
  readonly mergedIn: AppliedMerge | null;
  readonly savedAt: Date | null;
};

type Needs = {
  readonly session: EditorSession;
  readonly dirty: DirtyTracker;
  /** Revisions of the documents when they were loaded. */
  readonly revisions: Revisions;
  readonly save: () => EditorPorts['save'];
  readonly now: () => Date;
};

type Sections = { [N in SectionName]?: WidgetNode };

/** The sections to send, with a snapshot of the nodes. */
type Attempt = {
  readonly sections: Sections;
  readonly nodes: ReadonlyMap<NodeId, DocumentNode>;
};

/** How often a save is retried after a merge, if others keep saving in between. */
const MAX_MERGES = 5;

function attemptNow({ session, dirty }: Pick<Needs, 'session' | 'dirty'>): Attempt {
  const { store } = session;
  const roots = dirty.dirtyRoots();
  const sections: Sections = {};
  for (const { name, root } of session.sections) {
    const tree = roots.has(root) ? nestFrom(store.reader, root) : undefined;
    if (tree) sections[name] = session.toStored(tree);
  }
  return { sections, nodes: new Map(store.reader.nodes) };
}

/** Finds empty sections, which the server would refuse; null if there are none. */
function emptySections({ sections }: Attempt) {
  const empty = Object.entries(sections).filter(([, tree]) => tree.children.length === 0);
  if (empty.length === 0) return null;
  const errors = Object.fromEntries(empty.map(([name]) => [`sections.${name}`, ['emptySection']]));
  return { kind: 'refused', errors } as const;
}

/**
 * Saves the changed sections, one save at a time; edits made during a save stay unsaved. On a
 * conflict it merges the stored version widget by widget and saves again.
 */
export function createSaveController(needs: Needs) {
  const { session, dirty, save, now } = needs;
  const state = createStore<SaveState>(() => ({
    phase: 'idle',
    problem: null,
    question: null,
    isUndecided: false,
    mergedIn: null,
    savedAt: null,
  }));
  let { revisions } = needs;
  let running: Promise<unknown> | null = null;
  let last: Attempt | null = null;

  // Undoing the refused change resolves the problem.
  dirty.subscribe(() => {
    const isOver = !dirty.isDirty() && state.getState().problem?.kind === 'refused';
    if (isOver) state.setState({ problem: null });
  });

  const merger = createMerger({ session, dirty, ask: (question) => state.setState({ question }) });

  const send = async (attempt: Attempt, merges = 0): Promise<SaveOutcome> => {
    last = attempt;
    state.setState({ phase: 'saving', isUndecided: false });
    const outcome = await save()({ sections: attempt.sections, revisions });
    if (outcome.kind === 'saved') {
      revisions = outcome.revisions;
      dirty.markSaved(attempt.nodes);
      state.setState({ phase: 'idle', problem: null, savedAt: now() });
      return outcome;
    }
    if (outcome.kind !== 'conflict') {
      state.setState({ phase: 'idle', problem: outcome });
      return outcome;
    }
    const taken = merges < MAX_MERGES ? await merger.mergeStored(outcome.sections) : null;
    if (taken) {
      revisions = outcome.revisions;
      state.setState({ mergedIn: taken });
      if (dirty.isDirty()) return send(attemptNow(needs), merges + 1);
      state.setState({ phase: 'idle', problem: null, savedAt: now() });
      return { kind: 'saved', revisions };
    }
    state.setState({ phase: 'idle', problem: null, isUndecided: true });
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

  const start = (attempt: Attempt): Promise<SaveOutcome> => {
    return exclusively(send(attempt));
  };

  const run = async (): Promise<SaveOutcome> => {
    // Another call may have started a save while this one waited.
    while (running) await running;
    const attempt = attemptNow(needs);
    if (Object.keys(attempt.sections).length === 0) {
      state.setState({ problem: null });
      return { kind: 'saved', revisions };
    }
    const problem = emptySections(attempt);
    if (problem) {
      state.setState({ problem });
      return problem;
    }
    return start(attempt);
  };

  return {
    state,
    save: run,
    /** Replaces a shared section with a copy that belongs to this document alone. */
    ownSection: async (
      section: SectionInfo,
      own: NonNullable<EditorPorts['createOwnSection']>,
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
    storedVersion: (): string => {
      const { content, header, footer } = revisions;
      const ids = session.sections.map(({ name, id }) => `${name} ${id}`);
      return JSON.stringify([ids, content, header ?? null, footer ?? null]);
    },
    /** Asks the user to resolve conflicts; null if they cancel. */
    choose: merger.choose,
    /** Resends the attempt that got no response, without later changes. */
    sendAgain: async (): Promise<void> => {
      if (running || !last || state.getState().problem?.kind !== 'unreachable') return;
      if (dirty.isDirty()) await start(last);
      else state.setState({ problem: null });
    },
    /** Hides the problem without saving; edits stay unsaved. */
    dismiss: () => state.setState({ problem: null }),
  };
}

export type SaveController = ReturnType<typeof createSaveController>;
