import type { MediaFile } from './media.ts';

/** Where the share image of a page or post comes from, in order of precedence. */
export const SHARE_IMAGE_ORIGINS = ['own', 'featured', 'content', 'site', 'drawn'] as const;
export type ShareImageOrigin = (typeof SHARE_IMAGE_ORIGINS)[number];

/** Size in px that all networks show without cutting. */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** Networks show smaller images as icons, or not at all. */
export const MIN_SHARE_SIDE = 200;
/** Larger images are rejected by X. */
const MAX_SIDE = 4096;
const MAX_BYTES = 5_000_000;
/** Messengers leave out files that take long to load. */
const LIGHT_BYTES = 1_000_000;

const SHARED_FORMAT = /^image\/(?:jpeg|png|webp|gif)$/;

type File = { readonly mime_type: string; readonly width: number | null };

type ShareCandidate<R extends File> = Pick<MediaFile, 'mime_type' | 'width' | 'height'> & {
  /** Bytes, if known. */
  readonly size: number | null;
  readonly renditions: readonly R[];
};

const isWithin = ({ width, height, size }: ShareCandidate<File>, bytes: number): boolean =>
  (size ?? 0) <= bytes && Math.max(width ?? 0, height ?? 0) <= MAX_SIDE;

/** Images in print colors have a JPEG for screens beside the renditions of all images. */
function screenFile<R extends File>({ renditions }: ShareCandidate<R>): R | undefined {
  const others = renditions.filter(({ mime_type }) => mime_type !== 'image/jpeg');
  return others.length === 0
    ? undefined
    : renditions.find(({ mime_type }) => mime_type === 'image/jpeg');
}

/**
 * The file of an image that networks load: the original, or the smallest rendition that is wide
 * enough if the original is heavy. Null if they can't show either.
 */
export function shareFile<R extends File>(image: ShareCandidate<R>): 'original' | R | null {
  const screen = screenFile(image);
  if (screen) return screen;
  if (isWithin(image, LIGHT_BYTES)) return 'original';
  const renditions = image.renditions
    .filter(({ mime_type }) => SHARED_FORMAT.test(mime_type))
    .toSorted((a, b) => (a.width ?? 0) - (b.width ?? 0));
  const wide = renditions.find(({ width }) => (width ?? 0) >= SHARE_IMAGE_SIZE.width);
  const rendition = wide ?? renditions.at(-1);
  return rendition ?? (isWithin(image, MAX_BYTES) ? 'original' : null);
}

export type ShareImageFault = 'imageMissing' | 'imageFormat' | 'imageTooSmall' | 'imageTooLarge';

/** Why networks can't show an image. Undefined images don't exist. Null if they can. */
export function shareImageFault(image: ShareCandidate<File> | undefined): ShareImageFault | null {
  if (!image) return 'imageMissing';
  const { mime_type, width, height } = image;
  if (!SHARED_FORMAT.test(mime_type)) return 'imageFormat';
  if (Math.min(width ?? 0, height ?? 0) < MIN_SHARE_SIDE) return 'imageTooSmall';
  return shareFile(image) === null ? 'imageTooLarge' : null;
}
