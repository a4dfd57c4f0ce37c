import { contrastRatio } from '@plinth/model';
import {
  flattenLayers,
  type ImageBehind,
  type MeasuredText,
  withOpacity,
} from './background-color.ts';
import { requiredContrast } from './nearest-color.ts';

/** Percent. */
const STEP = 5;

type TextOnImage = Pick<MeasuredText, 'ownColor' | 'isLarge'> & {
  readonly image: Pick<ImageBehind, 'color' | 'tiles' | 'layers'>;
};

const isReadable =
  ({ ownColor, isLarge, image }: TextOnImage, overlay: string) =>
  (color: string): boolean => {
    const background = flattenLayers([...image.layers, overlay, color]);
    return contrastRatio(ownColor, background) >= requiredContrast(isLarge);
  };

/**
 * The lowest opacity in percent, in steps of 5, at which an overlay of this color makes all texts
 * readable on any part of the image, because each device crops it differently; null if none does.
 */
export function overlayOpacity(texts: readonly TextOnImage[], color: string): number | null {
  const behind = texts.map((text) => [text.image.color, ...text.image.tiles()]);
  for (let opacity = STEP; opacity <= 100; opacity += STEP) {
    const overlay = withOpacity(color, opacity / 100);
    if (texts.every((text, index) => behind[index]?.every(isReadable(text, overlay))))
      return opacity;
  }
  return null;
}
