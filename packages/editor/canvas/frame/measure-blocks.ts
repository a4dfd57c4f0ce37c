import { type Idle, whenIdle } from '../../core/scheduling/when-idle.ts';
import type { EditorSession } from '../../core/session/types.ts';

/** ms without changes to content or selection before blocks are measured. */
const QUIET = 900;
/** Minimum ms left in an idle callback to measure another block. */
const ENOUGH = 6;

type Needs = {
  /** Lays out a block; returns false if it is already measured. */
  readonly measure: (block: Element) => boolean;
  /** Resolves when the browser has cached the sizes. */
  readonly keep: (measured: readonly Element[]) => Promise<void>;
};

/** Measures blocks one by one while the editor is idle. */
export function measureBlocks({ store, ui }: EditorSession, { measure, keep }: Needs) {
  const waiting = new Set<Element>();
  let timer = 0;
  let stopIdle: () => void = () => undefined;

  const some = async (idle: Idle) => {
    const measured: Element[] = [];
    for (const block of waiting) {
      waiting.delete(block);
      if (measure(block)) measured.push(block);
      if (measured.length > 0 && idle.timeRemaining() < ENOUGH) break;
    }
    await keep(measured);
    if (waiting.size > 0 && timer === 0) stopIdle = whenIdle(some);
  };
  const inQuiet = () => {
    stopIdle();
    clearTimeout(timer);
    timer = 0;
    if (waiting.size === 0) return;
    timer = window.setTimeout(() => {
      timer = 0;
      stopIdle = whenIdle(some);
    }, QUIET);
  };
  const stops = [store.observe(inQuiet), ui.subscribe(inQuiet)];
  return {
    add: (block: Element) => {
      waiting.add(block);
      inQuiet();
    },
    close: () => {
      waiting.clear();
      inQuiet();
      for (const stop of stops) stop();
    },
  };
}
