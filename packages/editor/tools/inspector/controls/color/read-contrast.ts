import type { NodeId } from '@plinth/model';
import { colorsBehind, measureText } from '../../../../canvas/contrast/background-color.ts';
import { styleTarget } from '../../../../core/properties/style-target.ts';
import type { EditorSession } from '../../../../core/session/types.ts';
import type { ContrastPair } from '../../../fields/color-picker-props.ts';
import { findPart } from '../../in-effect/page-css.ts';

/** Two colors, to find the CSS of a color property. */
export const SAMPLE_COLORS = ['#010203', '#040506'] as const;

type Property = { readonly id: NodeId; readonly path: string };

/** What a text color is on, or the text on a background color; null for colors of lines. */
export function readContrast(
  { store, elements }: Pick<EditorSession, 'store' | 'elements'>,
  { id, path }: Property,
): ContrastPair | null {
  const widget = store.node(id)?.widget ?? '';
  const target = styleTarget({ widget, path: path.split('.') }, SAMPLE_COLORS);
  const root = elements.get(id);
  const part = root && target && findPart(root, target.part);
  if (part?.pseudo !== '' || !part.element.textContent?.trim()) return null;
  const text = measureText(part.element);
  if (text && target?.name === 'color')
    return { picks: 'text', others: text.backgrounds, behind: [], isLarge: text.isLarge };
  if (text && target?.name === 'background-color') {
    const behind = colorsBehind(part.element.parentElement);
    return { picks: 'background', others: [text.color], behind, isLarge: text.isLarge };
  }
  return null;
}
