import type { WidgetChecks } from '../checks.ts';

/** Visitors don't see a widget without slides. */
export const slidesChecks: WidgetChecks<unknown> = {
  find: ({ childCount }) =>
    childCount > 0
      ? []
      : [
          {
            kind: 'content',
            text: 'WIDGET.SLIDES.CHECK.EMPTY',
            isUnfilled: true,
            repairs: [{ kind: 'edit', path: '', label: 'WIDGET.SLIDES.REPAIR.ITEMS' }],
          },
        ],
};
