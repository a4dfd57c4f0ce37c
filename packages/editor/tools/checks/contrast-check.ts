import { contrastRatio, type DocumentNode } from '@plinth/model';
import { INSPECTORS } from '@plinth/widgets/inspectors';
import { measureText } from '../../canvas/contrast/background-color.ts';
import { nearestReadable, neededContrast } from '../../canvas/contrast/nearest-color.ts';
import { setValue, valueAt } from '../../core/commands/properties.ts';
import { richTexts } from '../../core/widgets/rich-texts.ts';
import type { Check } from './check.ts';
import { ownWords } from './own-parts.ts';
import type { Repair } from './problem.ts';
import { colorWords } from './rewrite-text.ts';

/** The words that are hard to read: the element that they are in, and their color. */
type Words = { readonly node: DocumentNode; readonly element: Element; readonly parent: Element };

/** Colors words of a rich text: `at` counts its words from 0. */
const inRichText = ({ node, element, parent }: Words, color: string): Repair['run'] | null => {
  for (const { path, part } of richTexts(node.widget)) {
    const text = part === undefined ? element : element.querySelector(part);
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

/** Sets the color that the widget declares for these words; of several, the one nearest to them. */
const inSettings = ({ node, element, parent }: Words, color: string): Repair['run'] | null => {
  const groups = INSPECTORS[node.widget]?.design ?? [];
  let nearest: { readonly path: string; readonly part: Element } | null = null;
  for (const control of groups.flatMap(({ controls }) => controls)) {
    if (control.kind !== 'color' || control.words === undefined) continue;
    const part = parent.closest(control.words);
    if (!part || !element.contains(part)) continue;
    if (!nearest || nearest.part.contains(part)) nearest = { path: control.path, part };
  }
  if (!nearest) return null;
  const path = nearest.path.split('.');
  return ({ session }) => setValue(session, [node.id], { path, value: color });
};

/** The words of a widget that are hardest to read on what is behind them. */
export const checkContrast: Check = ({ node, element, theme }) => {
  const poor = ownWords(element).flatMap((parent) => {
    const measured = measureText(parent);
    if (!measured || !parent.checkVisibility()) return [];
    const ratio = contrastRatio(measured.color, measured.ground);
    return ratio < neededContrast(measured.isLarge) ? [{ measured, ratio, parent }] : [];
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
      values: { ratio: ratio.toFixed(1), needed: neededContrast(measured.isLarge) },
      repairs: color && run ? [{ label: 'EDITOR.CHECK.REPAIR.CONTRAST', color, run }] : [],
    },
  ];
};
