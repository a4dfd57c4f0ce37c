import { contrastRatio } from '@plinth/model';
import { backgroundsOn, type ImageBehind, type MeasuredText } from './background-color.ts';
import { withOpacity } from './css-color.ts';
import { requiredContrast } from './nearest-color.ts';

/** Percent. */
const STEP = 5;

export type TextOnImage = Pick<MeasuredText, 'ownColor' | 'isLarge'> & {
  readonly image: Pick<ImageBehind, 'color' | 'tiles' | 'layers'>;
};

const isReadable =
  (overlay: string) =>
  ({ ownColor, isLarge, image }: TextOnImage): boolean =>
    backgroundsOn(image, overlay).every(
      (background) => contrastRatio(ownColor, background) >= requiredContrast(isLarge),
    );

/**
 * The lowest opacity in percent, in steps of 5, at which an overlay of this color makes all texts
 * readable on any part of the image, because each device crops it differently; null if none does.
 */
export function overlayOpacity(texts: readonly TextOnImage[], color: string): number | null {
  for (let opacity = STEP; opacity <= 100; opacity += STEP) {
    if (texts.every(isReadable(withOpacity(color, opacity / 100)))) return opacity;
  }
  return null;
}
