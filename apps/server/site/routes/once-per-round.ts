/** Far below the number of events after which the event loop polls again in the same round. */
const MAX_SHARED = 256;

/**
 * Shares the answer among all requests of one event loop round. All of them arrived before the
 * round started, so the answer covers everything stored before they were sent. Only a pipelined
 * request may have arrived later, so it asks again.
 */
export function oncePerRound(check: () => boolean): (connection: object) => boolean {
  const rounds = new WeakMap<object, number>();
  let round = 0;
  let shared = 0;
  const end = () => {
    round += 1;
    shared = 0;
  };
  return (connection) => {
    const isFirst = rounds.get(connection) !== round;
    if (isFirst && shared > 0 && shared < MAX_SHARED) {
      shared += 1;
      rounds.set(connection, round);
      return true;
    }
    if (!check()) return false;
    if (shared === 0) {
      shared = 1;
      setImmediate(end);
    }
    rounds.set(connection, round);
    return true;
  };
}
