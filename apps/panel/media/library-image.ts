import type { MediaRecord } from '@plinth/contract';

/** URL of the file's medium thumbnail; null if it has none. */
export const thumbnailOf = ({ thumbnails, type, url }: MediaRecord): string | null =>
  thumbnails.medium ?? thumbnails.small ?? (type === 'images' ? url : null);

/** Wider and taller images than photos, which are 16:9 at most. */
const MAX_PHOTO_RATIO = 1.8;
/** px; photos are larger. */
const MIN_PHOTO_SIZE = 200;

type Shape = Pick<MediaRecord, 'width' | 'height' | 'mime_type'>;

/** Whether to show the whole image: logos, signs and banners shouldn't be cropped to a square. */
export const showsWhole = ({ width, height, mime_type }: Shape): boolean => {
  if (!width || !height) return mime_type === 'image/svg+xml';
  const [short = 0, long = 0] = [width, height].sort((a, b) => a - b);
  return long / short > MAX_PHOTO_RATIO || long < MIN_PHOTO_SIZE;
};

/** Whether an image needs alt text; a favicon is never shown on a page. */
export const lacksAlt = (
  { id, type, alt }: Pick<MediaRecord, 'id' | 'type' | 'alt'>,
  faviconId: number | null,
): boolean => type === 'images' && alt === '' && id !== faviconId;
