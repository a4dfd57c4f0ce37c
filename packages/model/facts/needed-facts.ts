import type { FactName } from './fact-text.ts';

/** Facts that a widget can depend on. */
export const NEEDED_FACTS = [
  'phone',
  'email',
  'address',
  'hours',
  'profiles',
] as const satisfies readonly FactName[];
export type NeededFact = (typeof NEEDED_FACTS)[number];
