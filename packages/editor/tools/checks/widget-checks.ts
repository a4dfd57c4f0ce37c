import { DEVICES } from '@plinth/model';
import { isHiddenOn } from '../../core/properties/visibility.ts';
import type { CheckNeeds } from './check.ts';
import { checkContrast } from './contrast-check.ts';
import { checkDeclared } from './declared-checks.ts';
import type { Problem } from './problem.ts';
import { checkTarget } from './target-check.ts';

/** All checks of a single widget, measured in the frame. */
export const widgetProblems = (needs: CheckNeeds): readonly Problem[] => {
  const isGhost = DEVICES.some(
    (device) => isHiddenOn(needs.node, device) && !needs.element.checkVisibility(),
  );
  if (isGhost) return [];
  return [...checkContrast(needs), ...checkDeclared(needs), ...checkTarget(needs)];
};
