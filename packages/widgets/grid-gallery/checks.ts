import type { WidgetChecks, WidgetRepair } from '../kit/checks.ts';
import { MAX_ALT } from '../kit/image-alt.ts';
import type { GridGalleryProperties } from './schema.ts';

/** Images without alt text. */
export const checks: WidgetChecks<GridGalleryProperties> = {
  find: ({ properties: { items }, media }) => {
    const missing = items.flatMap(({ image_id, alt, is_hidden }, index): WidgetRepair[] => {
      const image = is_hidden || image_id === null ? null : media(image_id);
      if (image === null || (alt ?? image.alt) !== '') return [];
      return [
        {
          kind: 'describe',
          path: `items.${index}.alt`,
          image: image.id,
          maxLength: MAX_ALT,
          label: 'WIDGET.GRID_GALLERY.REPAIR.DESCRIBE',
        },
      ];
    });
    if (missing.length === 0) return [];
    return [
      {
        kind: 'alt',
        text: 'WIDGET.GRID_GALLERY.CHECK.ALT',
        values: { count: missing.length },
        isUnfilled: true,
        repairs: [
          ...missing,
          { kind: 'edit', path: 'items', label: 'WIDGET.GRID_GALLERY.REPAIR.ITEMS' },
        ],
      },
    ];
  },
};
