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
import type { EditorSession, SectionFacts } from '../core/session/types.ts';
import type { AppliedMerge } from './apply-merge.ts';
import type { DirtyTracker } from './dirty.ts';
import { createMerger, type Question } from './merge-stored.ts';

export type SaveState = {
  readonly phase: 'idle' | 'saving';
  /** Outcome of the last attempt that did not store everything; null once all is well. */
  readonly problem: Exclude<SaveOutcome, { kind: 'saved' | 'conflict' }> | null;
  readonly question: Question | null;
  /** Asked, the person did not decide yet: nothing asks again before they save themselves. */
  readonly isUndecided: boolean;
  /** What somebody else had saved meanwhile and is on the canvas since the last save. */
  readonly takenOver: AppliedMerge | null;
  readonly savedAt: Date | null;
};

type Needs = {
  readonly session: EditorSession;
  readonly dirty: DirtyTracker;
  /** What the documents were read at. */
  readonly revisions: Revisions;
  readonly save: () => EditorPorts['save'];
  readonly now: () => Date;
};

type Sections = { [N in SectionName]?: WidgetNode };

/** What is sent, and the nodes as they were then. */
type Attempt = {
  readonly sections: Sections;
  readonly nodes: ReadonlyMap<NodeId, DocumentNode>;
};

/** How often a save is tried again because somebody else was quicker. */
const MOST_MERGES = 5;

function attemptNow({ session, dirty }: Pick<Needs, 'session' | 'dirty'>): Attempt {
  const { store } = session;
  const roots = dirty.dirtyRoots();
  const sections: Sections = {};
  for (const { name, root } of session.sections) {
    const tree = roots.has(root) ? nestFrom(store.reader, root) : undefined;
    if (tree) sections[name] = session.stored(tree);
  }
  return { sections, nodes: new Map(store.reader.nodes) };
}

/** What the server would refuse: sections without anything in them; null where there is none. */
function emptySections({ sections }: Attempt) {
  const empty = Object.entries(sections).filter(([, tree]) => tree.children.length === 0);
  if (empty.length === 0) return null;
  const errors = Object.fromEntries(empty.map(([name]) => [`sections.${name}`, ['emptySection']]));
  return { kind: 'refused', errors } as const;
}

/**
 * Saves the changed sections, one save at a time; edits made meanwhile stay unsaved and are kept.
 * What somebody else saved is merged widget by widget before anything is written over it.
 */
export function createSaveController(needs: Needs) {
  const { session, dirty, save, now } = needs;
  const state = createStore<SaveState>(() => ({
    phase: 'idle',
    problem: null,
    question: null,
    isUndecided: false,
    takenOver: null,
    savedAt: null,
  }));
  let { revisions } = needs;
  let running: Promise<unknown> | null = null;
  let last: Attempt | null = null;

  // What was refused has been taken back.
  dirty.subscribe(() => {
    const isOver = !dirty.isDirty() && state.getState().problem?.kind === 'refused';
    if (isOver) state.setState({ problem: null });
  });

  const merge = createMerger({ session, dirty, ask: (question) => state.setState({ question }) });

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
    const taken = merges < MOST_MERGES ? await merge.newest(outcome.sections) : null;
    if (taken) {
      revisions = outcome.revisions;
      state.setState({ takenOver: taken });
      if (dirty.isDirty()) return send(attemptNow(needs), merges + 1);
      state.setState({ phase: 'idle', problem: null, savedAt: now() });
      return { kind: 'saved', revisions };
    }
    state.setState({ phase: 'idle', problem: null, isUndecided: true });
    return outcome;
  };

  /** No save begins before it is done. */
  const alone = <T>(work: Promise<T>): Promise<T> => {
    const done = work.finally(() => {
      running = null;
    });
    running = done;
    return done;
  };

  const start = (attempt: Attempt): Promise<SaveOutcome> => {
    return alone(send(attempt));
  };

  const run = async (): Promise<SaveOutcome> => {
    // Another call may have begun a save of its own by the time this one goes on.
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
    /** Makes a shared section the owner's own: what is changed in it is saved for this owner alone. */
    ownSection: async (
      section: SectionFacts,
      own: NonNullable<EditorPorts['ownSection']>,
    ): Promise<void> => {
      while (running) await running;
      const { name, id, root } = section;
      const tree = nestFrom(dirty.saved(), root);
      if (name === 'content' || !tree) return;
      const made = await alone(own({ name, id, tree: session.stored(tree) }));
      revisions = { ...revisions, [name]: made.revision };
      session.setSection({ ...section, id: made.id, label: made.label, usedOn: 1 });
    },
    /** Names the documents as they are stored: other documents have another name. */
    storedAs: (): string => {
      const { content, header, footer } = revisions;
      const ids = session.sections.map(({ name, id }) => `${name} ${id}`);
      return JSON.stringify([ids, content, header ?? null, footer ?? null]);
    },
    /** Lets the person choose where two have changed the same; null: they want neither yet. */
    choose: merge.choose,
    /** Sends again what got no answer, without what was changed since. */
    sendAgain: async (): Promise<void> => {
      if (running || !last || state.getState().problem?.kind !== 'unreachable') return;
      if (dirty.isDirty()) await start(last);
      else state.setState({ problem: null });
    },
    /** Leaves a shown problem without saving; the edits stay. */
    dismiss: () => state.setState({ problem: null }),
  };
}

export type SaveController = ReturnType<typeof createSaveController>;
