import type { NodeId, Owner } from '@plinth/model';
import { createStore } from 'zustand/vanilla';
import { whenIdle } from '../../core/scheduling/when-idle.ts';
import type { EditorSession } from '../../core/session/types.ts';
import type { DirtyTracker } from '../dirty.ts';
import { entryOf, viewOf } from './current-work.ts';
import type { JournalHead, Step } from './journal.ts';
import { dropJournal, type EntryName, type JournalWrite, writeJournal } from './journal-store.ts';
import { notifyLeftWork } from './left-work.ts';
import { holdTabLock, lockName, type Release } from './tab-lock.ts';

/** Debounce in ms after a change, and the longest wait in ms for an idle moment after that. */
const DEBOUNCE_MS = 250;
const MAX_IDLE_WAIT_MS = 250;

/** `randomUUID` is missing on insecure origins. */
export const newJournalId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

type Needs = {
  readonly session: EditorSession;
  readonly dirty: DirtyTracker;
  readonly owner: Owner;
  readonly id: string;
  /** Identifies the documents as currently stored. */
  readonly stored: () => string;
  /** Whether all unsaved work is parked on the server. */
  readonly isParked: () => boolean;
};

export type JournalState = {
  /** The browser's storage is full or blocked. */
  readonly isRefused: boolean;
};

/** Collects what changed since the last write. */
function createChanges({ session, dirty, stored, isParked }: Needs) {
  const { history } = session;
  const written = new Set<NodeId>();
  let touched = new Set<NodeId>();
  let steps = new Map<Step, number>();
  let nextNumber = 0;

  const nodes = (put: [EntryName, unknown][], drop: EntryName[]) => {
    for (const id of touched) {
      if (dirty.different.has(id)) {
        put.push([['node', id], entryOf({ session, dirty }, id)]);
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
      const number = known ?? nextNumber++;
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
      const head: JournalHead = {
        at: Date.now(),
        stored: stored(),
        ...numbers(put, drop),
        view: viewOf(session),
        isParked: isParked(),
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
  const address = { owner, id: needs.id };
  const state = createStore<JournalState>(() => ({ isRefused: false }));
  const changes = createChanges(needs);
  /** Cancels the scheduled write. */
  let cancelWrite: (() => void) | null = null;
  let lock: Promise<Release | null> | null = null;
  /** Resolves to whether the browser has stored everything. */
  let writing: Promise<boolean> = Promise.resolve(true);
  let isActive = false;
  /** The saved documents at the last write. */
  let base = dirty.saved().nodes;

  const refuse = () => {
    changes.forget();
    state.setState({ isRefused: true });
  };
  const write = () => {
    cancelWrite?.();
    cancelWrite = null;
    if (!isActive) return;
    const taken = changes.take();
    lock ??= holdTabLock(lockName(owner, address.id));
    const ownLock = lock;
    writing = writing
      .then(() => ownLock)
      .then(() => writeJournal(address, taken))
      .then(() => true)
      .catch(() => {
        refuse();
        return false;
      });
  };
  const scheduleWrite = () => {
    if (cancelWrite !== null) return;
    const timer = setTimeout(() => {
      cancelWrite = whenIdle(write, MAX_IDLE_WAIT_MS);
    }, DEBOUNCE_MS);
    cancelWrite = () => clearTimeout(timer);
  };
  // Browsers may freeze or discard background windows before their timers fire.
  const flushIfHidden = () => {
    if (document.visibilityState === 'hidden' && cancelWrite !== null) write();
  };

  const observe = (): readonly (() => void)[] => [
    session.store.observe((changed) => {
      changes.touch(changed.keys());
      scheduleWrite();
    }),
    session.history.subscribe(scheduleWrite),
    // Without a write after each save, the journal would offer saved work as unsaved.
    dirty.subscribe(() => {
      const { nodes } = dirty.saved();
      if (nodes === base) return;
      base = nodes;
      changes.touchAll();
      queueMicrotask(write);
    }),
    session.ui.subscribe((now, before) => {
      const hasMoved = now.selection !== before.selection || now.device !== before.device;
      if (hasMoved && !changes.isEmpty()) scheduleWrite();
    }),
  ];

  return {
    id: address.id,
    state,
    /** Reports that the browser's storage doesn't work. */
    refuse,
    /**
     * Returns a function that stops the journal and releases the lock. Unsaved work is kept with its
     * undo history; without it, the history ends with the editor.
     */
    start: (): (() => void) => {
      isActive = true;
      changes.touchAll();
      const stops = observe();
      document.addEventListener('visibilitychange', flushIfHidden);
      window.addEventListener('pagehide', flushIfHidden);
      if (!changes.isEmpty()) scheduleWrite();
      return () => {
        const isDone = !dirty.isDirty();
        if (isDone) cancelWrite?.();
        else if (cancelWrite !== null) write();
        isActive = false;
        for (const stop of stops) stop();
        document.removeEventListener('visibilitychange', flushIfHidden);
        window.removeEventListener('pagehide', flushIfHidden);
        const ownLock = lock;
        lock = null;
        void writing.then(async () => {
          if (isDone) await dropJournal(address).catch(() => undefined);
          await (await ownLock)?.();
          notifyLeftWork();
        });
      };
    },
    /** Writes everything; resolves to whether the browser has stored it. */
    flush: (): Promise<boolean> => {
      write();
      return writing;
    },
    /** Stops writing and deletes the journal. */
    drop: async (): Promise<void> => {
      isActive = false;
      await writing;
      await dropJournal(address).catch(() => undefined);
    },
  };
}

export type WorkJournal = ReturnType<typeof createJournal>;
