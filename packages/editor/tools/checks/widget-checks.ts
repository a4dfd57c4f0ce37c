import type { CheckNeeds } from './check.ts';
import { checkContrast } from './contrast-check.ts';
import { checkDeclared } from './declared-checks.ts';
import type { Problem } from './problem.ts';
import { checkTarget } from './target-check.ts';

/** All checks of a single widget. Contrast and tap targets are measured in the frame. */
export const widgetProblems = (needs: CheckNeeds): readonly Problem[] => [
  ...checkContrast(needs),
  ...checkDeclared(needs),
  ...checkTarget(needs),
];
