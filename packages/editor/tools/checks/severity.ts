import type { ProblemKind } from './problem.ts';

/** `error`: some visitors can't read or use it. `hint`: it could be better. */
export type Severity = 'error' | 'hint';

const HINTS: ReadonlySet<ProblemKind> = new Set(['heading', 'picture']);

export const severityOf = (kind: ProblemKind): Severity => (HINTS.has(kind) ? 'hint' : 'error');
