import type { DocumentNode, NodeId, Owner } from '@plinth/model';
import { createStore } from 'zustand/vanilla';
import { whenIdle } from '../../core/scheduling/when-idle.ts';
import type { EditorSession } from '../../core/session/types.ts';
import type { DirtyTracker } from '../dirty.ts';
import { canvasWindow } from './canvas-window.ts';
import type { JournalEntry, JournalHead, Step } from './journal.ts';
import { dropJournal, type EntryName, type JournalWrite, writeJournal } from './journal-store.ts';
import { holdTabLock, type Release } from './tab-lock.ts';

/** ms between a change and the writing of it, which then waits for an idle moment, but not for long. */
const EVERY = 250;
const PATIENCE = 250;

export const lockName = (owner: Owner, id: string): string =>
  `plinth-journal-${owner.kind}-${owner.id}-${id}`;

/** Works without https as well, unlike `randomUUID`. */
const journalId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

type Needs = {
  readonly session: EditorSession;
  readonly dirty: DirtyTracker;
  readonly owner: Owner;
  /** Names the documents as they are stored now. */
  readonly stored: () => string;
};

export type JournalState = {
  /** The browser keeps nothing: its store is full or forbidden. */
  readonly isRefused: boolean;
};

/** What of a page has changed since the journal was written last. */
function createChanges({ session, dirty, stored }: Needs) {
  const { store, history, ui } = session;
  const written = new Set<NodeId>();
  let touched = new Set<NodeId>();
  let steps = new Map<Step, number>();
  let made = 0;

  const entryOf = (id: NodeId): JournalEntry => {
    const plain = (node: DocumentNode | undefined) =>
      node ? { ...node, children: [...node.children] } : null;
    return { saved: plain(dirty.saved().nodes.get(id)), now: plain(store.node(id)) };
  };

  const nodes = (put: [EntryName, unknown][], drop: EntryName[]) => {
    for (const id of touched) {
      if (dirty.different.has(id)) {
        put.push([['node', id], entryOf(id)]);
        written.add(id);
      } else if (written.delete(id)) drop.push(['node', id]);
    }
    touched = new Set();
  };

  const numbers = (put: [EntryName, unknown][], drop: EntryName[]) => {
    const { done, undone } = history.data();
    const now = new Map<Step, number>();
    for (const step of [...done, ...undone]) {
      const known = steps.get(step);
      const number = known ?? made++;
      if (known === undefined) put.push([['step', number], step]);
      now.set(step, number);
    }
    for (const [step, number] of steps) if (!now.has(step)) drop.push(['step', number]);
    steps = now;
    const numberOf = (step: Step) => now.get(step) ?? 0;
    return { done: done.map(numberOf), undone: undone.map(numberOf) };
  };

  return {
    touch: (ids: Iterable<NodeId>) => {
      for (const id of ids) touched.add(id);
    },
    /** After a save: what was written builds on other documents now. */
    touchAll: () => {
      for (const id of [...written, ...dirty.different]) touched.add(id);
    },
    take: (): JournalWrite => {
      const put: [EntryName, unknown][] = [];
      const drop: EntryName[] = [];
      nodes(put, drop);
      const { device, selection } = ui.getState();
      const head: JournalHead = {
        at: Date.now(),
        stored: stored(),
        ...numbers(put, drop),
        view: { device, selection: [...selection], scroll: canvasWindow(session)?.scrollY ?? 0 },
      };
      return { put: [...put, [['head', ''], head]], drop };
    },
    isEmpty: () => written.size === 0 && dirty.different.size === 0 && steps.size === 0,
    /** All has to be written anew: the last writing failed. */
    forget: () => {
      for (const id of written) touched.add(id);
      written.clear();
      steps = new Map();
    },
  };
}

/**
 * Keeps unsaved work and the undo history in the browser, half a second behind at most; what
 * is saved stays undoable after a reload. Costs by what was changed, not by the size of the page.
 */
export function createJournal(needs: Needs) {
  const { session, dirty, owner } = needs;
  const address = { owner, id: journalId() };
  const state = createStore<JournalState>(() => ({ isRefused: false }));
  const changes = createChanges(needs);
  /** Calls off the writing that is due. */
  let callOff: (() => void) | null = null;
  let held: Promise<Release | null> | null = null;
  let writing: Promise<unknown> = Promise.resolve();
  let isKept = false;
  /** The documents that what is written builds on. */
  let base = dirty.saved().nodes;

  const refuse = () => {
    changes.forget();
    state.setState({ isRefused: true });
  };
  const write = () => {
    callOff?.();
    callOff = null;
    if (!isKept) return;
    const taken = changes.take();
    held ??= holdTabLock(lockName(owner, address.id));
    const own = held;
    writing = writing
      .then(() => own)
      .then(() => writeJournal(address, taken))
      .catch(refuse);
  };
  const soon = () => {
    if (callOff !== null) return;
    const timer = setTimeout(() => {
      callOff = whenIdle(write, PATIENCE);
    }, EVERY);
    callOff = () => clearTimeout(timer);
  };
  // A window in the background is put to sleep, or away, before its timers are due.
  const atOnce = () => {
    if (document.visibilityState === 'hidden' && callOff !== null) write();
  };

  const follow = (): readonly (() => void)[] => [
    session.store.observe((changed) => {
      changes.touch(changed.keys());
      soon();
    }),
    session.history.subscribe(soon),
    // What was just saved must not be taken for unsaved work.
    dirty.subscribe(() => {
      const { nodes } = dirty.saved();
      if (nodes === base) return;
      base = nodes;
      changes.touchAll();
      queueMicrotask(write);
    }),
    session.ui.subscribe((now, before) => {
      const isElsewhere = now.selection !== before.selection || now.device !== before.device;
      if (isElsewhere && !changes.isEmpty()) soon();
    }),
  ];

  return {
    id: address.id,
    state,
    /** Says that the browser keeps nothing. */
    refuse,
    /**
     * Answers how to stop: unsaved work is written, and other windows may have it; the steps of what
     * is saved are dropped when the document is left for another place.
     */
    start: (): (() => void) => {
      const place = window.location.href;
      isKept = true;
      changes.touchAll();
      const stops = follow();
      document.addEventListener('visibilitychange', atOnce);
      window.addEventListener('pagehide', atOnce);
      if (!changes.isEmpty()) soon();
      return () => {
        // Who leaves a saved document for another place comes back to it without its steps.
        const isDone = window.location.href !== place && dirty.different.size === 0;
        if (callOff !== null && !isDone) write();
        if (isDone) {
          callOff?.();
          writing = writing.then(() => dropJournal(address)).catch(() => undefined);
        }
        isKept = false;
        for (const stop of stops) stop();
        document.removeEventListener('visibilitychange', atOnce);
        window.removeEventListener('pagehide', atOnce);
        const own = held;
        held = null;
        void writing.then(async () => (await own)?.());
      };
    },
    /** Done when all that is there now is written. */
    flush: (): Promise<unknown> => {
      write();
      return writing;
    },
    /** Nothing is kept of the page any longer. */
    drop: async (): Promise<void> => {
      isKept = false;
      await writing;
      await dropJournal(address).catch(() => undefined);
    },
  };
}

export type WorkJournal = ReturnType<typeof createJournal>;
