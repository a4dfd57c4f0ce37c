/** Trips on a bug: on a state that the code around it rules out. Never for input or refusals. */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`Invariant: ${message}`);
}
