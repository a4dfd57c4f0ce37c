/**
 * Throws on a bug: a state that the surrounding code rules out. Not for input validation or
 * refusals.
 */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`Invariant: ${message}`);
}
