import type { Problem } from './problem.ts';

type Place = Pick<Problem, 'kind' | 'id'>;

/** Whether none of the problems is among those that a later check found. */
export const isFixed = (problems: readonly Place[], later: readonly Place[]): boolean =>
  !problems.some(({ kind, id }) => later.some((each) => each.kind === kind && each.id === id));
