import type { WidgetChecks, WidgetProblem } from '../kit/checks.ts';
import { missingAlt } from '../kit/image-alt.ts';
import type { SliderItemProperties } from './schema.ts';

const EMPTY: WidgetProblem = {
  kind: 'content',
  text: 'WIDGET.SLIDER_ITEM.CHECK.EMPTY',
  isUnfilled: true,
  repairs: [{ kind: 'choose_image', path: 'image_id', label: 'WIDGET.SLIDER_ITEM.REPAIR.CHOOSE' }],
};

/** Images without alt text, and slides without anything. */
export const checks: WidgetChecks<SliderItemProperties> = {
  find: (facts) => {
    const isEmpty = facts.properties.image_id === null && facts.isBlank();
    return isEmpty ? [EMPTY] : missingAlt(facts);
  },
};
