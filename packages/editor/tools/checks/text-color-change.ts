import type { ColorTheme, DocumentNode } from '@plinth/model';
import { resolveColor } from '@plinth/model';
import { INSPECTORS } from '@plinth/widgets/inspectors';
import type { MeasuredText } from '../../canvas/contrast/background-color.ts';
import { colorInEffect } from '../../canvas/contrast/color-in-effect.ts';
import { textElement } from '../../core/commands/edit-inline-text.ts';
import { valueAt } from '../../core/properties/property-path.ts';
import { richTexts } from '../../core/widgets/rich-texts.ts';
import { ownWords } from './own-parts.ts';
import { type Change, sampleOf } from './problem.ts';
import { colorWords } from './rewrite-text.ts';

/**
 * Text of a widget: `element` is the widget's, `parent` the one that directly contains the text.
 */
export type Words = {
  readonly node: DocumentNode;
  readonly element: Element;
  readonly parent: Element;
  /** Index in the widget's texts. */
  readonly index: number;
};

/** Where a color is set, and to what. */
type ColorChange = Pick<Change, 'id' | 'path' | 'value'>;

/** In rich text: colors the words of the element. */
const inRichText = ({ node, element, parent, index }: Words, color: string): ColorChange | null => {
  for (const { path } of richTexts(node.widget)) {
    const text = textElement(element, path);
    if (!text?.contains(parent)) continue;
    const at = ownWords(element)
      .slice(0, index)
      .filter((each) => text.contains(each)).length;
    const names = path.split('.');
    return {
      id: node.id,
      path: names,
      value: (own) => colorWords(String(valueAt(own, names) ?? ''), at, color),
    };
  }
  return null;
};

/** Through the widget's color setting for this text; the closest one if there are several. */
const inSettings = ({ node, element, parent }: Words, color: string): ColorChange | null => {
  const groups = INSPECTORS[node.widget]?.design ?? [];
  let nearest: { readonly path: string; readonly part: Element } | null = null;
  for (const control of groups.flatMap(({ controls }) => controls)) {
    if (control.kind !== 'color' || control.textSelector === undefined) continue;
    const part = parent.closest(control.textSelector);
    if (!part || !element.contains(part)) continue;
    if (!nearest || nearest.part.contains(part)) nearest = { path: control.path, part };
  }
  if (!nearest) return null;
  return { id: node.id, path: nearest.path.split('.'), value: () => color };
};

type Recolored = {
  readonly theme: ColorTheme;
  readonly measured: Pick<MeasuredText, 'color' | 'background'>;
  readonly color: string;
  /** What is behind the text afterwards. */
  readonly background: string;
};

/** Sets the color of a text; null if the widget has no place for it. */
export function textColorChange(words: Words, recolored: Recolored): Change | null {
  const { theme, measured, color, background } = recolored;
  const change = inRichText(words, color) ?? inSettings(words, color);
  if (!change) return null;
  return {
    ...change,
    name: 'EDITOR.CHECK.CHANGED.TEXT_COLOR',
    before: colorInEffect(theme, words.parent) ?? measured.color,
    after: color,
    samples: {
      before: sampleOf(measured),
      after: { color: resolveColor(theme, color) ?? color, background },
    },
  };
}
