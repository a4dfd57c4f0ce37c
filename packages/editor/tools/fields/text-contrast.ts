import { measureText } from '../../canvas/contrast/background-color.ts';
import type { ContrastPair } from './color-picker-props.ts';

/** What the words in an element are on, for a picked text color; null where it can't be measured. */
export function textContrast(element: Element | null): ContrastPair | null {
  const text = element && measureText(element);
  return text && { picks: 'text', others: text.backgrounds, behind: [], isLarge: text.isLarge };
}
