import { z } from 'zod';

/** The longest side of an image, in px. */
export const MAX_IMAGE_SIDE = 16_383;

const side = z.int().min(1).max(MAX_IMAGE_SIDE);
const offset = z.int().min(0).max(MAX_IMAGE_SIDE);

export const ImageCrop = z.strictObject({ x: offset, y: offset, width: side, height: side });
export type ImageCrop = z.infer<typeof ImageCrop>;

/** Edits of an original image, applied in the order of their fields. */
export const ImageEdits = z.strictObject({
  /** Mirrored left to right. */
  flip: z.boolean().default(false),
  /** Degrees clockwise. */
  turn: z.literal([0, 90, 180, 270]).default(0),
  /** px of the flipped and turned image. Null keeps all of it. */
  crop: ImageCrop.nullable().default(null),
  /** px. Null keeps the width of the crop. The height follows. */
  width: side.nullable().default(null),
});
export type ImageEdits = z.infer<typeof ImageEdits>;

export type ImageSize = { readonly width: number; readonly height: number };
type Point = { readonly x: number; readonly y: number };

export const NO_EDITS: ImageEdits = { flip: false, turn: 0, crop: null, width: null };

export const turnedSize = ({ width, height }: ImageSize, { turn }: ImageEdits): ImageSize =>
  turn % 180 === 0 ? { width, height } : { width: height, height: width };

/** What is cropped, or the whole image, in px of the turned image. */
export const cropOf = (size: ImageSize, edits: ImageEdits): ImageCrop =>
  edits.crop ?? { x: 0, y: 0, ...turnedSize(size, edits) };

/** The size of the edited image. */
export function editedSize(size: ImageSize, edits: ImageEdits): ImageSize {
  const crop = cropOf(size, edits);
  const width = edits.width ?? crop.width;
  return { width, height: Math.max(1, Math.round((crop.height * width) / crop.width)) };
}

/** Whether the edits leave the original as it is. */
export const isUnedited = (size: ImageSize, edits: ImageEdits): boolean => {
  const { width, height } = editedSize(size, edits);
  return !edits.flip && edits.turn === 0 && width === size.width && height === size.height;
};

export type ImageEditFault = { readonly field: string; readonly error: 'numberIsBigger' };

/** Why an image of this size can't be edited like this: a crop outside of it, or an enlargement. */
export function imageEditFault(size: ImageSize, edits: ImageEdits): ImageEditFault | null {
  const turned = turnedSize(size, edits);
  const crop = cropOf(size, edits);
  const error = 'numberIsBigger';
  if (crop.x + crop.width > turned.width) return { field: 'crop.width', error };
  if (crop.y + crop.height > turned.height) return { field: 'crop.height', error };
  return (edits.width ?? 0) > crop.width ? { field: 'width', error } : null;
}

const mirrored = (crop: ImageCrop, { width }: ImageSize): ImageCrop => ({
  ...crop,
  x: width - crop.x - crop.width,
});

const turnedRight = ({ x, y, width, height }: ImageCrop, size: ImageSize): ImageCrop => ({
  x: size.height - y - height,
  y: x,
  width: height,
  height: width,
});

const asTurn = (degrees: number): ImageEdits['turn'] =>
  ((degrees + 360) % 360) as ImageEdits['turn'];

/** Turns what is shown by 90° clockwise, with its crop. A chosen width is kept in px of its side. */
export function withTurn(size: ImageSize, edits: ImageEdits): ImageEdits {
  const crop = edits.crop && turnedRight(edits.crop, turnedSize(size, edits));
  const width = edits.width && editedSize(size, edits).height;
  return { ...edits, turn: asTurn(edits.turn + 90), crop, width };
}

/** Mirrors what is shown left to right, with its crop. */
export const withFlip = (size: ImageSize, edits: ImageEdits): ImageEdits => ({
  ...edits,
  flip: !edits.flip,
  turn: asTurn(-edits.turn),
  crop: edits.crop && mirrored(edits.crop, turnedSize(size, edits)),
});

/** Mirrors what is shown upside down: left to right, and turned by 180°. */
export const withFlipDown = (size: ImageSize, edits: ImageEdits): ImageEdits =>
  withTurn(size, withTurn(size, withFlip(size, edits)));

const clamped = (value: number): number => Math.round(Math.max(0, Math.min(100, value)) * 10) / 10;

const toEdited = (size: ImageSize, edits: ImageEdits, { x, y }: Point): Point => {
  const turned = turnedSize(size, edits);
  const crop = cropOf(size, edits);
  const flipped = edits.flip ? 100 - x : x;
  const byTurn = {
    0: { x: flipped, y },
    90: { x: 100 - y, y: flipped },
    180: { x: 100 - flipped, y: 100 - y },
    270: { x: y, y: 100 - flipped },
  }[edits.turn];
  return {
    x: (((byTurn.x / 100) * turned.width - crop.x) / crop.width) * 100,
    y: (((byTurn.y / 100) * turned.height - crop.y) / crop.height) * 100,
  };
};

const toOriginal = (size: ImageSize, edits: ImageEdits, point: Point): Point => {
  const turned = turnedSize(size, edits);
  const crop = cropOf(size, edits);
  const x = ((crop.x + (point.x / 100) * crop.width) / turned.width) * 100;
  const y = ((crop.y + (point.y / 100) * crop.height) / turned.height) * 100;
  const upright = {
    0: { x, y },
    90: { x: y, y: 100 - x },
    180: { x: 100 - x, y: 100 - y },
    270: { x: 100 - y, y: x },
  }[edits.turn];
  return edits.flip ? { x: 100 - upright.x, y: upright.y } : upright;
};

type EditChange = {
  /** Of the original. */
  readonly size: ImageSize;
  readonly from: ImageEdits;
  readonly to: ImageEdits;
};

/** Where a focal point, in percent, is after other edits: on the same spot, as far as it's shown. */
export function movedFocalPoint(point: Point, { size, from, to }: EditChange): Point {
  const { x, y } = toEdited(size, to, toOriginal(size, from, point));
  return { x: clamped(x), y: clamped(y) };
}
