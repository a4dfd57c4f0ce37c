/** The longest SVG that is cleaned, in UTF-16 units. */
export const MAX_SVG_LENGTH = 2 * 1024 * 1024;

/** Thumbnail sizes: the box in px that an image is fitted into. */
export const THUMBNAILS = { small: 125, medium: 300, large: 600, extra_large: 1200 } as const;
export type ThumbnailSize = keyof typeof THUMBNAILS;

const WIDTHS = [320, 640, 960, 1280, 1920];
const MAX_WIDTH = 1920;

/**
 * Minimum ratio between an image's width and the next smaller rendition for a rendition at full
 * width.
 */
const MIN_STEP_RATIO = 1.15;

type Size = { readonly width: number; readonly height: number };

/** The thumbnail sizes that are smaller than the image. */
export const thumbnailSizes = ({ width, height }: Size): readonly ThumbnailSize[] =>
  (Object.keys(THUMBNAILS) as ThumbnailSize[]).filter(
    (size) => THUMBNAILS[size] < Math.max(width, height),
  );

/** Rendition widths for `srcset`: every step that fits, and the image's own width. */
export function renditionWidths({ width }: Size): readonly number[] {
  const steps = WIDTHS.filter((step) => step <= width);
  const last = steps.at(-1) ?? 0;
  return width < MAX_WIDTH && width > last * MIN_STEP_RATIO ? [...steps, width] : steps;
}
