import type { DocumentNode, NodeId, Owner } from '@plinth/model';
import { createStore } from 'zustand/vanilla';
import { whenIdle } from '../../core/scheduling/when-idle.ts';
import type { EditorSession } from '../../core/session/types.ts';
import type { DirtyTracker } from '../dirty.ts';
import { canvasWindow } from './canvas-window.ts';
import type { JournalEntry, JournalHead, Step } from './journal.ts';
import { dropJournal, type EntryName, type JournalWrite, writeJournal } from './journal-store.ts';
import { holdTabLock, type Release } from './tab-lock.ts';

/** Debounce in ms after a change, and the longest wait in ms for an idle moment after that. */
const EVERY = 250;
const PATIENCE = 250;

export const lockName = (owner: Owner, id: string): string =>
  `plinth-journal-${owner.kind}-${owner.id}-${id}`;

/** `randomUUID` is missing on insecure origins. */
const journalId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

type Needs = {
  readonly session: EditorSession;
  readonly dirty: DirtyTracker;
  readonly owner: Owner;
  /** Identifies the documents as currently stored. */
  readonly stored: () => string;
};

export type JournalState = {
  /** The browser's storage is full or blocked. */
  readonly isRefused: boolean;
};

/** Collects what changed since the last write. */
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
    /** After a save, written entries refer to outdated documents. */
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
    /** After a failed write, everything has to be written again. */
    forget: () => {
      for (const id of written) touched.add(id);
      written.clear();
      steps = new Map();
    },
  };
}

/**
 * Writes unsaved work and undo history to the browser within half a second of a change, so that both
 * survive a reload or crash. A write costs as much as the change, whatever the page's size.
 */
export function createJournal(needs: Needs) {
  const { session, dirty, owner } = needs;
  const address = { owner, id: journalId() };
  const state = createStore<JournalState>(() => ({ isRefused: false }));
  const changes = createChanges(needs);
  /** Cancels the scheduled write. */
  let callOff: (() => void) | null = null;
  let held: Promise<Release | null> | null = null;
  let writing: Promise<unknown> = Promise.resolve();
  let isKept = false;
  /** The saved documents at the last write. */
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
  // Browsers may freeze or discard background windows before their timers fire.
  const atOnce = () => {
    if (document.visibilityState === 'hidden' && callOff !== null) write();
  };

  const follow = (): readonly (() => void)[] => [
    session.store.observe((changed) => {
      changes.touch(changed.keys());
      soon();
    }),
    session.history.subscribe(soon),
    // Without a write after each save, the journal would offer saved work as unsaved.
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
    /** Reports that the browser's storage doesn't work. */
    refuse,
    /**
     * Returns a function that stops the journal: it writes unsaved work and releases the lock. If
     * everything is saved and the URL changed, it drops the undo history instead.
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
        // Leaving a saved document drops its undo history; a reload keeps it.
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
    /** Resolves once everything is written. */
    flush: (): Promise<unknown> => {
      write();
      return writing;
    },
    /** Stops writing and deletes the journal. */
    drop: async (): Promise<void> => {
      isKept = false;
      await writing;
      await dropJournal(address).catch(() => undefined);
    },
  };
}

export type WorkJournal = ReturnType<typeof createJournal>;
