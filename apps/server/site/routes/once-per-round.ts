/** Far below the number of events after which the event loop looks for more in the same round. */
const MOST_SHARED = 256;

/**
 * Asks once for all requests of one round of the event loop. They had all arrived when the round
 * began, and the question is asked after that: whatever was stored before any of them was sent is in
 * the answer. Only a connection that sends the next request without waiting may be later than the
 * round; it is asked for by itself.
 */
export function oncePerRound(question: () => boolean): (connection: object) => boolean {
  const rounds = new WeakMap<object, number>();
  let round = 0;
  let shared = 0;
  const end = () => {
    round += 1;
    shared = 0;
  };
  return (connection) => {
    const isFirst = rounds.get(connection) !== round;
    if (isFirst && shared > 0 && shared < MOST_SHARED) {
      shared += 1;
      rounds.set(connection, round);
      return true;
    }
    if (!question()) return false;
    if (shared === 0) {
      shared = 1;
      setImmediate(end);
    }
    rounds.set(connection, round);
    return true;
  };
}
