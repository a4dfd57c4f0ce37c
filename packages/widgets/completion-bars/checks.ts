import type { WidgetChecks } from '../kit/checks.ts';
import type { CompletionBarsProperties } from './schema.ts';

/** Visible bars without a label. */
export const checks: WidgetChecks<CompletionBarsProperties> = {
  find: ({ properties: { items } }) => {
    const unlabeled = items.filter(({ label, is_hidden }) => !is_hidden && label.trim() === '');
    if (unlabeled.length === 0) return [];
    return [
      {
        kind: 'content',
        text: 'WIDGET.COMPLETION_BARS.CHECK.UNLABELED',
        values: { count: unlabeled.length },
        isUnfilled: true,
        repairs: [{ kind: 'edit', path: 'items', label: 'WIDGET.COMPLETION_BARS.REPAIR.ITEMS' }],
      },
    ];
  },
};
