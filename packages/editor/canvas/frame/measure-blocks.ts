import { type Idle, whenIdle } from '../../core/scheduling/when-idle.ts';
import type { EditorSession } from '../../core/session/types.ts';

/** ms without changes to content or selection before blocks are measured. */
const IDLE_DELAY = 900;
/** Minimum ms left in an idle callback to measure another block. */
const MIN_REMAINING = 6;

type Options = {
  /** Lays out a block; returns false if it is already measured. */
  readonly measure: (block: Element) => boolean;
  /** Resolves when the browser has cached the sizes. */
  readonly cacheSizes: (measured: readonly Element[]) => Promise<void>;
};

/** Measures blocks one by one while the editor is idle. */
export function measureBlocks({ store, ui }: EditorSession, { measure, cacheSizes }: Options) {
  const waiting = new Set<Element>();
  let timer = 0;
  let stopIdle: () => void = () => undefined;

  const measureSome = async (idle: Idle) => {
    const measured: Element[] = [];
    for (const block of waiting) {
      waiting.delete(block);
      if (measure(block)) measured.push(block);
      if (measured.length > 0 && idle.timeRemaining() < MIN_REMAINING) break;
    }
    await cacheSizes(measured);
    if (waiting.size > 0 && timer === 0) stopIdle = whenIdle(measureSome);
  };
  const schedule = () => {
    stopIdle();
    clearTimeout(timer);
    timer = 0;
    if (waiting.size === 0) return;
    timer = window.setTimeout(() => {
      timer = 0;
      stopIdle = whenIdle(measureSome);
    }, IDLE_DELAY);
  };
  const stops = [store.observe(schedule), ui.subscribe(schedule)];
  return {
    add: (block: Element) => {
      waiting.add(block);
      schedule();
    },
    close: () => {
      waiting.clear();
      schedule();
      for (const stop of stops) stop();
    },
  };
}
