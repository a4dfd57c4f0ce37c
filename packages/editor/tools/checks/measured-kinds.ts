import { MEASURED_KINDS, type MeasuredKind } from '../../core/ports/launch/port.ts';
import type { Problem } from './problem.ts';

/** The kinds of the problems that only the editor finds, one for each problem. */
export const measuredKinds = (problems: readonly Problem[]): readonly MeasuredKind[] =>
  problems.flatMap(({ kind }) => MEASURED_KINDS.find((measured) => measured === kind) ?? []);
