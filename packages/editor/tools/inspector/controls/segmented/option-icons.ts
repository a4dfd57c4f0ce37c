import type { MessageKey } from '@plinth/i18n';
import type { ControlOption } from '@plinth/widgets/inspectors';
import {
  type Icon,
  IconAlignCenter,
  IconAlignLeft,
  IconAlignRight,
  IconLayoutAlignBottom,
  IconLayoutAlignMiddle,
  IconLayoutAlignTop,
} from '@tabler/icons-react';

const ICONS: { readonly [label in MessageKey]?: Icon } = {
  'WIDGET.ALIGN.LEFT': IconAlignLeft,
  'WIDGET.ALIGN.CENTER': IconAlignCenter,
  'WIDGET.ALIGN.RIGHT': IconAlignRight,
  'WIDGET.VERTICAL_ALIGN.TOP': IconLayoutAlignTop,
  'WIDGET.VERTICAL_ALIGN.MIDDLE': IconLayoutAlignMiddle,
  'WIDGET.VERTICAL_ALIGN.BOTTOM': IconLayoutAlignBottom,
};

/** Left and right alone are the two sides of something, not an alignment. */
const MIN_OPTIONS = 3;

/** Icons of options that all have one; null if any has none. */
export function optionIcons(options: readonly ControlOption[]): readonly Icon[] | null {
  const icons = options.flatMap(({ label }) => ICONS[label] ?? []);
  return icons.length >= MIN_OPTIONS && icons.length === options.length ? icons : null;
}
