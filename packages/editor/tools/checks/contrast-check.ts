import { contrastRatio, contrastText, type DocumentNode } from '@plinth/model';
import { INSPECTORS } from '@plinth/widgets/inspectors';
import { type MeasuredText, measureText } from '../../canvas/contrast/background-color.ts';
import { nearestReadable, requiredContrast } from '../../canvas/contrast/nearest-color.ts';
import { isInPointedControl } from '../../canvas/contrast/pointed-control.ts';
import { textElement } from '../../core/commands/edit-inline-text.ts';
import { valueAt } from '../../core/properties/property-path.ts';
import { richTexts } from '../../core/widgets/rich-texts.ts';
import type { Check, CheckNeeds } from './check.ts';
import { overlayRepair } from './overlay-repair.ts';
import { ownWords } from './own-parts.ts';
import type { Change, ChangeRepair } from './problem.ts';
import { colorWords } from './rewrite-text.ts';

/**
 * Low-contrast text: `element` is the widget's, `parent` the one that directly contains the text.
 */
type Words = {
  readonly node: DocumentNode;
  readonly element: Element;
  readonly parent: Element;
  /** Index in the widget's texts. */
  readonly index: number;
};

/** Where a color is set, and to what. */
type ColorChange = Pick<Change, 'id' | 'path' | 'value'>;

/** Repair for rich text: colors the words of the element. */
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

/**
 * Repair through the widget's color setting for this text; the closest one if there are several.
 */
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

type PoorText = Pick<Words, 'parent' | 'index'> & {
  readonly measured: MeasuredText;
  readonly ratio: number;
};

const poorTexts = (element: Element): readonly PoorText[] =>
  ownWords(element)
    .flatMap((parent, index) => {
      if (isInPointedControl(parent) || !parent.checkVisibility()) return [];
      const measured = measureText(parent);
      if (!measured) return [];
      const ratio = contrastRatio(measured.color, measured.background);
      return ratio < requiredContrast(measured.isLarge) ? [{ measured, ratio, parent, index }] : [];
    })
    .sort((a, b) => a.ratio - b.ratio);

/** Gives the text the closest color that is readable on its background. */
function colorRepair({ node, element, theme }: CheckNeeds, { measured, parent, index }: PoorText) {
  const color = theme && nearestReadable(theme, measured);
  const words = { node, element, parent, index };
  const change = color && (inRichText(words, color) ?? inSettings(words, color));
  if (!change) return [];
  const repair: ChangeRepair = {
    label: 'EDITOR.CHECK.REPAIR.CONTRAST',
    color,
    change: { ...change, before: measured.color, after: color },
  };
  return [repair];
}

/** Finds the text with the lowest contrast to its background in a widget. */
export const checkContrast: Check = (needs) => {
  const { node, element, theme, page } = needs;
  const poor = poorTexts(element);
  const [worst] = poor;
  if (!worst) return [];
  const { measured, ratio } = worst;
  const { image } = measured;
  const onImage = poor.flatMap(({ measured: text }) =>
    text.image && text.image.box === image?.box ? [{ ...text, image: text.image }] : [],
  );
  const overlay = image && theme && overlayRepair({ page, theme, texts: onImage });
  const isCovered = (text: PoorText) => overlay && text.measured.image?.box === image.box;
  const recolored = poor.flatMap((text) => (isCovered(text) ? [] : colorRepair(needs, text)));
  return [
    {
      kind: 'contrast',
      id: node.id,
      text: 'EDITOR.CHECK.CONTRAST',
      values: { ratio: contrastText(ratio), needed: requiredContrast(measured.isLarge) },
      ...(image && theme && !overlay ? { note: 'EDITOR.CHECK.OVERLAY_FULL' as const } : {}),
      repairs: [...(overlay ? [overlay] : []), ...colorRepair(needs, worst)],
      fixes: [...(overlay ? [overlay] : []), ...recolored],
    },
  ];
};
