import { createStore } from 'zustand/vanilla';
import type {
  ParkedVersion,
  ParkedWork,
  ParkingPort,
  ParkOutcome,
} from '../../core/ports/parking/port.ts';
import { whenIdle } from '../../core/scheduling/when-idle.ts';
import type { EditorSession } from '../../core/session/types.ts';
import type { DirtyTracker } from '../dirty.ts';
import { currentWork } from '../journal/current-work.ts';

/** ms without a change before work is sent, and the longest wait while changes go on. */
const IDLE_MS = 5000;
const MAX_WAIT_MS = 30_000;
/** The longest wait in ms for an idle moment after that. */
const MAX_IDLE_WAIT_MS = 1000;
/** ms between attempts without an answer. */
const RETRY_MS = 15_000;
/** Limit of the server. */
const MAX_KNOWN = 50;
/** The longest wait in ms for an answer while the user waits too. */
const PATIENCE_MS = 4000;

const late = () => new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));

type Needs = {
  readonly session: EditorSession;
  readonly dirty: DirtyTracker;
  /** Identifies this window's work: the id of its journal. */
  readonly id: string;
  /** Identifies the documents as currently stored. */
  readonly stored: () => string;
  readonly port: () => ParkingPort | null;
  /** Called once all unsaved work is parked. */
  readonly onParked: () => void;
};

export type ParkingState = {
  /**
   * `pending`: not sent yet. `parked`: all unsaved work is on the server. `conflict`: the server has
   * work of another window. `failed`: it is in this browser only.
   */
  readonly phase: 'pending' | 'parked' | 'conflict' | 'failed';
};

/** Sends one state of the work at a time, and knows what the server has of this window. */
function createSender({ session, dirty, id, stored }: Needs) {
  let revision = 0;
  /** What the server may have, beside work of windows that this one doesn't know. */
  let known: readonly ParkedVersion[] = [];
  const forget = (versions: readonly ParkedVersion[]) => {
    known = known.filter((version) => !versions.includes(version));
  };
  return {
    know: (version: ParkedVersion) => {
      known = [...known, version].slice(-MAX_KNOWN);
    },
    hasAny: () => known.length > 0,
    save: async (port: ParkingPort, isLast: boolean): Promise<ParkOutcome> => {
      revision += 1;
      const own = { window: id, revision };
      const replaces = known.filter(({ window }) => window !== id);
      known = [...replaces, own];
      const data = currentWork({ session, dirty }, stored());
      const request = { ...own, replaces, data, isLast };
      const outcome = await port.save(request);
      if (outcome === 'parked') forget(replaces);
      if (outcome !== 'refused') return outcome;
      // Undo steps are what makes work too long.
      return port.save({ ...request, data: { ...data, history: null } });
    },
    drop: async (port: ParkingPort): Promise<boolean> => {
      const versions = known;
      const isDropped = await port.drop(versions);
      if (isDropped) forget(versions);
      return isDropped;
    },
  };
}

/**
 * Keeps unsaved work on the server in the background, so that it can be continued in another
 * browser. It is deleted there once it is saved, undone, or discarded.
 */
export function createParking(needs: Needs) {
  const { session, dirty, port: portNow, onParked } = needs;
  const state = createStore<ParkingState>(() => ({ phase: 'pending' }));
  const sender = createSender(needs);
  let cancel: (() => void) | null = null;
  let running: Promise<void> = Promise.resolve();
  /** When the first change was made that isn't parked. */
  let since: number | null = null;
  let count = 0;
  let isActive = false;

  const attempt = async (isLast: boolean): Promise<void> => {
    const port = portNow();
    if (!port) return;
    const seen = count;
    if (!dirty.isDirty()) {
      since = null;
      if (sender.hasAny() && !(await sender.drop(port))) schedule(RETRY_MS);
      return;
    }
    const outcome = await sender.save(port, isLast);
    if (outcome === 'unreachable') schedule(RETRY_MS);
    const isCurrent = count === seen;
    if (isCurrent) since = null;
    if (outcome !== 'parked') {
      state.setState({ phase: outcome === 'conflict' ? 'conflict' : 'failed' });
    } else if (isCurrent) {
      state.setState({ phase: 'parked' });
      onParked();
    } else state.setState({ phase: 'pending' });
  };
  const run = (isLast = false): Promise<void> => {
    cancel?.();
    cancel = null;
    running = running.then(() => attempt(isLast)).catch(() => schedule(RETRY_MS));
    return running;
  };
  const schedule = (delay: number) => {
    // After a later visit has taken over, this one must not park its work again.
    if (!isActive) return;
    cancel?.();
    const timer = setTimeout(() => {
      cancel = whenIdle(() => void run(), MAX_IDLE_WAIT_MS);
    }, delay);
    cancel = () => clearTimeout(timer);
  };
  const noteChange = () => {
    count += 1;
    since ??= Date.now();
    if (state.getState().phase === 'parked') state.setState({ phase: 'pending' });
    const wait = Math.max(0, Math.min(IDLE_MS, since + MAX_WAIT_MS - Date.now()));
    schedule(dirty.isDirty() ? wait : 0);
  };
  const runIfHidden = () => {
    if (document.visibilityState === 'hidden' && cancel) void run(true);
  };
  const retry = () => {
    if (state.getState().phase === 'failed') void run();
  };

  return {
    state,
    /** Whether all unsaved work is on the server. */
    isParked: () => state.getState().phase === 'parked',
    /** The work that is parked now; undefined if the server doesn't answer in time. */
    read: (): Promise<ParkedWork | null | undefined> => {
      const reading = portNow()?.read() ?? Promise.resolve(null);
      return Promise.race([reading.catch(() => undefined), late()]);
    },
    /** Whether the server is expected to take unsaved work. */
    canPark: () => portNow() !== null && ['pending', 'parked'].includes(state.getState().phase),
    /** This window replaces or discards work of another one. */
    takeOver: (version: ParkedVersion) => {
      sender.know(version);
      if (state.getState().phase === 'conflict') state.setState({ phase: 'pending' });
      schedule(0);
    },
    /** Sends what isn't sent yet; resolves to whether all unsaved work is parked, or dropped. */
    flush: async (): Promise<boolean> => {
      if (portNow() && state.getState().phase !== 'parked') await Promise.race([run(), late()]);
      return state.getState().phase === 'parked';
    },
    /** Returns a function that stops after sending what isn't sent yet. */
    start: (): (() => void) => {
      isActive = true;
      const stops = [session.store.observe(noteChange), dirty.subscribe(noteChange)];
      if (dirty.isDirty()) noteChange();
      document.addEventListener('visibilitychange', runIfHidden);
      window.addEventListener('online', retry);
      return () => {
        for (const stop of stops) stop();
        document.removeEventListener('visibilitychange', runIfHidden);
        window.removeEventListener('online', retry);
        isActive = false;
        if (cancel) void run(true);
      };
    },
  };
}

export type Parking = ReturnType<typeof createParking>;
