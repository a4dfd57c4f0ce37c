import type { WidgetChecks } from '../kit/checks.ts';
import type { GridGalleryProperties } from './schema.ts';

/** Images without alt text. */
export const checks: WidgetChecks<GridGalleryProperties> = {
  find: ({ properties: { items }, media }) => {
    const count = items.filter(({ image_id, alt, is_hidden }) => {
      const image = is_hidden || image_id === null ? null : media(image_id);
      return image !== null && (alt ?? image.alt) === '';
    }).length;
    if (count === 0) return [];
    return [
      {
        kind: 'alt',
        text: 'WIDGET.GRID_GALLERY.CHECK.ALT',
        values: { count },
        repairs: [{ kind: 'edit', path: 'items', label: 'WIDGET.GRID_GALLERY.REPAIR.ITEMS' }],
      },
    ];
  },
};
