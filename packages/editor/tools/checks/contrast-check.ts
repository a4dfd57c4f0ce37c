import { contrastRatio, type DocumentNode } from '@plinth/model';
import { INSPECTORS } from '@plinth/widgets/inspectors';
import { measureText } from '../../canvas/contrast/background-color.ts';
import { nearestReadable, requiredContrast } from '../../canvas/contrast/nearest-color.ts';
import { textElement } from '../../core/commands/edit-inline-text.ts';
import { setValue, valueAt } from '../../core/commands/properties.ts';
import { richTexts } from '../../core/widgets/rich-texts.ts';
import type { Check } from './check.ts';
import { ownWords } from './own-parts.ts';
import type { Repair } from './problem.ts';
import { colorWords } from './rewrite-text.ts';

/**
 * Low-contrast text: `element` is the widget's, `parent` the one that directly contains the text.
 */
type Words = { readonly node: DocumentNode; readonly element: Element; readonly parent: Element };

/** Repair for rich text: colors the words of the element. */
const inRichText = ({ node, element, parent }: Words, color: string): Repair['run'] | null => {
  for (const { path } of richTexts(node.widget)) {
    const text = textElement(element, path);
    if (!text?.contains(parent)) continue;
    const at = ownWords(element)
      .filter((each) => text.contains(each))
      .indexOf(parent);
    const names = path.split('.');
    return ({ session }) =>
      setValue(session, [node.id], {
        path: names,
        value: (own) => colorWords(String(valueAt(own, names) ?? ''), at, color),
      });
  }
  return null;
};

/**
 * Repair through the widget's color setting for this text; the closest one if there are several.
 */
const inSettings = ({ node, element, parent }: Words, color: string): Repair['run'] | null => {
  const groups = INSPECTORS[node.widget]?.design ?? [];
  let nearest: { readonly path: string; readonly part: Element } | null = null;
  for (const control of groups.flatMap(({ controls }) => controls)) {
    if (control.kind !== 'color' || control.textSelector === undefined) continue;
    const part = parent.closest(control.textSelector);
    if (!part || !element.contains(part)) continue;
    if (!nearest || nearest.part.contains(part)) nearest = { path: control.path, part };
  }
  if (!nearest) return null;
  const path = nearest.path.split('.');
  return ({ session }) => setValue(session, [node.id], { path, value: color });
};

/** Finds the text with the lowest contrast to its background in a widget. */
export const checkContrast: Check = ({ node, element, theme }) => {
  const poor = ownWords(element).flatMap((parent) => {
    const measured = measureText(parent);
    if (!measured || !parent.checkVisibility()) return [];
    const ratio = contrastRatio(measured.color, measured.background);
    return ratio < requiredContrast(measured.isLarge) ? [{ measured, ratio, parent }] : [];
  });
  const [worst] = poor.sort((a, b) => a.ratio - b.ratio);
  if (!worst) return [];
  const { measured, ratio, parent } = worst;
  const color = theme && nearestReadable(theme, measured);
  const words = { node, element, parent };
  const run = color && (inRichText(words, color) ?? inSettings(words, color));
  return [
    {
      kind: 'contrast',
      id: node.id,
      text: 'EDITOR.CHECK.CONTRAST',
      values: { ratio: ratio.toFixed(1), needed: requiredContrast(measured.isLarge) },
      repairs: color && run ? [{ label: 'EDITOR.CHECK.REPAIR.CONTRAST', color, run }] : [],
    },
  ];
};
