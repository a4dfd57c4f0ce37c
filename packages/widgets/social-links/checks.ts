import type { WidgetChecks } from '../kit/checks.ts';
import type { SocialLinksProperties } from './schema.ts';

/** Visible links without a URL, which visitors don't see. */
export const checks: WidgetChecks<SocialLinksProperties> = {
  find: ({ properties: { items } }) => {
    const unlinked = items.filter(({ url, is_hidden }) => !is_hidden && url === '');
    if (unlinked.length === 0) return [];
    return [
      {
        kind: 'link',
        text: 'WIDGET.SOCIAL_LINKS.CHECK.UNLINKED',
        values: { count: unlinked.length },
        isUnfilled: true,
        repairs: [{ kind: 'edit', path: 'items', label: 'WIDGET.SOCIAL_LINKS.REPAIR.ITEMS' }],
      },
    ];
  },
  tapPaddingPath: 'padding',
};
