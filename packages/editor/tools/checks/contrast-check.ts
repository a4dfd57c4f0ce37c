import { contrastRatio, contrastText } from '@plinth/model';
import { isActive } from '../../canvas/contrast/active-control.ts';
import {
  backgroundsOf,
  type MeasuredText,
  measureText,
} from '../../canvas/contrast/background-color.ts';
import { nearestReadable, requiredContrast } from '../../canvas/contrast/nearest-color.ts';
import type { Check, CheckNeeds } from './check.ts';
import {
  type ImageNeeds,
  type ImageRepair,
  imageRepairs,
  isDarkening,
  type MeasuredOnImage,
  overlayChange,
} from './image-repair.ts';
import { ownWords, wordsIn } from './own-parts.ts';
import type { Change, ChangeRepair } from './problem.ts';
import { textColorChange, type Words } from './text-color-change.ts';

type PoorText = Pick<Words, 'parent' | 'index'> & {
  readonly measured: MeasuredText;
  readonly ratio: number;
};

const ratioOf = ({ color, background }: MeasuredText): number => contrastRatio(color, background);

const isPoor = (text: MeasuredText): boolean => ratioOf(text) < requiredContrast(text.isLarge);

const measured = (parent: Element): MeasuredText | null =>
  isActive(parent) || !parent.checkVisibility() ? null : measureText(parent);

/** Texts of a widget that are hard to read, the worst first. */
const poorTexts = (element: Element): readonly PoorText[] =>
  ownWords(element)
    .flatMap((parent, index) => {
      const text = measured(parent);
      return text && isPoor(text) ? [{ measured: text, ratio: ratioOf(text), parent, index }] : [];
    })
    .sort((a, b) => a.ratio - b.ratio);

/** All texts on the image in a box. */
const textsOn = (box: Element): readonly MeasuredOnImage[] =>
  wordsIn(box).flatMap((parent) => {
    const text = measured(parent);
    return text?.image?.box === box ? [{ ...text, image: text.image, isPoor: isPoor(text) }] : [];
  });

/** Gives a text the closest color that is readable on its background, with this overlay on images. */
function colorChange(
  { node, element, theme }: CheckNeeds,
  { measured: text, parent, index }: PoorText,
  overlay = text.image?.overlay,
): Change | null {
  const image = text.image && overlay ? { ...text.image, overlay } : null;
  const backgrounds = backgroundsOf({ ...text, image });
  const color = theme && nearestReadable(theme, { ...text, backgrounds });
  if (!color) return null;
  const background = backgrounds[0] ?? text.background;
  return textColorChange(
    { node, element, parent, index },
    { theme, measured: text, color, background },
  );
}

const asColorRepair = (change: Change): ChangeRepair => ({
  label: 'EDITOR.CHECK.REPAIR.CONTRAST',
  color: String(change.after),
  change,
});

/** A repair of the texts of a widget that are on the same image; null if it can't be made. */
function asRepair(
  needs: CheckNeeds & { readonly image: ImageNeeds },
  texts: readonly PoorText[],
  { overlay, isRecolored }: ImageRepair,
): ChangeRepair | null {
  const recolored = isRecolored ? texts.map((text) => colorChange(needs, text, overlay?.css)) : [];
  const colors = recolored.filter((each) => each !== null);
  const [color, ...others] = colors;
  if (colors.length < recolored.length) return null;
  if (!overlay) return color ? { ...asColorRepair(color), also: others } : null;
  const change = overlayChange(needs.image, overlay, color?.samples?.after.color);
  const [text] = needs.image.texts;
  if (!change || !text) return null;
  const effect = isDarkening(overlay, text.image) ? 'DARKEN' : 'LIGHTEN';
  return {
    label: `EDITOR.CHECK.REPAIR.${effect}${color ? '_AND_COLOR' : ''}`,
    values: { opacity: overlay.opacity },
    ...(color && { color: String(color.after) }),
    change,
    also: colors,
  };
}

/** Repairs of the texts on the same image as the worst one, the recommended one first. */
function repairsOnImage(
  needs: CheckNeeds,
  box: Element,
  texts: readonly PoorText[],
): readonly ChangeRepair[] {
  const { page, theme } = needs;
  if (!theme) return [];
  const image = { page, theme, texts: textsOn(box) };
  return imageRepairs(image).flatMap(
    (repair) => asRepair({ ...needs, image }, texts, repair) ?? [],
  );
}

/** The changes of a repair as one repair each. */
const separated = ({ also = [], ...repair }: ChangeRepair): readonly ChangeRepair[] => [
  repair,
  ...also.map(asColorRepair),
];

/** Finds the text with the lowest contrast to its background in a widget. */
export const checkContrast: Check = (needs) => {
  const { node, element, theme } = needs;
  const poor = poorTexts(element);
  const [worst] = poor;
  if (!worst) return [];
  const { image, isLarge } = worst.measured;
  const isBeside = ({ measured: text }: PoorText) => image && text.image?.box === image.box;
  const onImage = image ? repairsOnImage(needs, image.box, poor.filter(isBeside)) : [];
  const elsewhere = poor.flatMap((text) => {
    const change = isBeside(text) ? null : colorChange(needs, text);
    return change ? [asColorRepair(change)] : [];
  });
  const [first, ...others] = elsewhere;
  const ofColor = first ? [{ ...first, also: others.map(({ change }) => change) }] : [];
  return [
    {
      kind: 'contrast',
      id: node.id,
      text: 'EDITOR.CHECK.CONTRAST',
      values: { ratio: contrastText(worst.ratio), needed: requiredContrast(isLarge) },
      ...(image && theme && onImage.length === 0 ? { note: 'EDITOR.CHECK.OVERLAY_FULL' } : {}),
      repairs: image ? onImage : ofColor,
      fixes: [...onImage.slice(0, 1).flatMap(separated), ...elsewhere],
    },
  ];
};
