import {
  cropOf,
  editedSize,
  type ImageCrop,
  type ImageEdits,
  type ImageSize,
  NO_EDITS,
  turnedSize,
  withFlip,
  withFlipDown,
  withTurn,
} from '@plinth/model';

/** Aspect ratios of a crop: free, that of the image, or fixed. */
export const RATIOS = ['free', 'original', '1:1', '4:3', '3:2', '16:9', '3:4', '9:16'] as const;
export type Ratio = (typeof RATIOS)[number];

export type EditState = { readonly edits: ImageEdits; readonly ratio: Ratio };

export type EditAction =
  | { readonly kind: 'turnLeft' | 'turnRight' | 'flip' | 'flipDown' | 'reset' }
  | { readonly kind: 'crop'; readonly crop: ImageCrop }
  | { readonly kind: 'ratio'; readonly ratio: Ratio }
  | { readonly kind: 'width' | 'height'; readonly value: number };

const within = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, Math.round(value)));

/** The ratio of the crop's width to its height; undefined if it's free. */
export function aspectOf(size: ImageSize, { edits, ratio }: EditState): number | undefined {
  if (ratio === 'free') return undefined;
  if (ratio === 'original') {
    const { width, height } = turnedSize(size, edits);
    return width / height;
  }
  const [width = 1, height = 1] = ratio.split(':').map(Number);
  return width / height;
}

/** Crops inside of the image. A chosen width isn't larger than the crop. */
function withCrop(size: ImageSize, edits: ImageEdits, crop: ImageCrop): ImageEdits {
  const whole = turnedSize(size, edits);
  const width = within(crop.width, 1, whole.width);
  const height = within(crop.height, 1, whole.height);
  const x = within(crop.x, 0, whole.width - width);
  const y = within(crop.y, 0, whole.height - height);
  const isWhole = width === whole.width && height === whole.height;
  return {
    ...edits,
    crop: isWhole ? null : { x, y, width, height },
    width: edits.width !== null && edits.width < width ? edits.width : null,
  };
}

/** The largest crop of a ratio around the middle of the present one. */
function largestCrop(size: ImageSize, edits: ImageEdits, aspect: number): ImageCrop {
  const whole = turnedSize(size, edits);
  const { x, y, width, height } = cropOf(size, edits);
  const next = {
    width: Math.min(whole.width, whole.height * aspect),
    height: Math.min(whole.height, whole.width / aspect),
  };
  return { ...next, x: x + (width - next.width) / 2, y: y + (height - next.height) / 2 };
}

/** What stays of a fixed ratio once the image is turned. */
const afterTurn = (ratio: Ratio): Ratio =>
  ratio === '1:1' || ratio === 'original' ? ratio : 'free';

const widthOfHeight = (crop: ImageCrop, height: number): number =>
  (height * crop.width) / crop.height;

/** The state after an action on an image of this size. */
export function nextState(size: ImageSize, state: EditState, action: EditAction): EditState {
  const { edits, ratio } = state;
  const right = () => ({ edits: withTurn(size, edits), ratio: afterTurn(ratio) });
  switch (action.kind) {
    case 'turnRight':
      return right();
    case 'turnLeft':
      return { ...right(), edits: withTurn(size, withTurn(size, withTurn(size, edits))) };
    case 'flip':
      return { ...state, edits: withFlip(size, edits) };
    case 'flipDown':
      return { ...state, edits: withFlipDown(size, edits) };
    case 'crop':
      return { ...state, edits: withCrop(size, edits, action.crop) };
    case 'ratio': {
      const aspect = aspectOf(size, { edits, ratio: action.ratio });
      const crop = aspect && largestCrop(size, edits, aspect);
      return { edits: crop ? withCrop(size, edits, crop) : edits, ratio: action.ratio };
    }
    case 'width':
    case 'height': {
      const crop = cropOf(size, edits);
      const asked = action.kind === 'width' ? action.value : widthOfHeight(crop, action.value);
      const width = within(asked, 1, crop.width);
      return { ...state, edits: { ...edits, width: width === crop.width ? null : width } };
    }
    case 'reset':
      return { edits: NO_EDITS, ratio: 'free' };
  }
}

/** Whether both make the same image. */
export const isSameEdit = (size: ImageSize, a: ImageEdits, b: ImageEdits): boolean => {
  const fields = (edits: ImageEdits) => [
    ...[edits.flip, edits.turn],
    ...Object.values(cropOf(size, edits)),
    editedSize(size, edits).width,
  ];
  return fields(a).join() === fields(b).join();
};
