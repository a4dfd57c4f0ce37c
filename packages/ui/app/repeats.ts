import { InternalError } from './internal-error.ts';

/** How often a signal may be sent again from within its own listeners. */
const MAX_REPEATS = 10;

/** Runs the listeners of a signal. Throws if they keep sending it. */
export function limitRepeats(signal: string): (send: () => void) => void {
  let depth = 0;
  return (send) => {
    if (depth > MAX_REPEATS) throw new InternalError('signal_collision', signal);
    depth += 1;
    try {
      send();
    } finally {
      depth -= 1;
    }
  };
}
