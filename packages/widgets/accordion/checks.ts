import type { WidgetChecks } from '../kit/checks.ts';

/** Visitors don't see an accordion without items, as earlier versions could store it. */
export const checks: WidgetChecks<unknown> = {
  find: ({ childCount }) =>
    childCount > 0
      ? []
      : [
          {
            kind: 'content',
            text: 'WIDGET.ACCORDION.CHECK.EMPTY',
            isUnfilled: true,
            repairs: [{ kind: 'edit', path: '', label: 'WIDGET.ACCORDION.REPAIR.ITEMS' }],
          },
        ],
};
