/** Resolves when the caller may start. */
export type Turn = () => Promise<void>;

/**
 * Starts queued calls one at a time, `roundsBetween` rounds of the event loop apart. A call does most
 * of its work without yielding, and each round accepts a single new connection. If all queued calls
 * started together, a new connection would wait for the work of all of them.
 */
export function createTurns(roundsBetween: number): Turn {
  const waiting: (() => void)[] = [];
  let isRunning = false;
  const pause = (rounds: number) => {
    setImmediate(() => (rounds > 1 ? pause(rounds - 1) : begin()));
  };
  const begin = () => {
    const next = waiting.shift();
    isRunning = next !== undefined;
    if (!next) return;
    next();
    pause(roundsBetween);
  };
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (!isRunning) begin();
    });
}
