import type { MediaRecord } from '@plinth/contract';
import type { StoredMedia, StoredOriginal } from '../../storage/database/record-types.ts';
import { THUMBNAILS, type ThumbnailSize } from './images/sizes.ts';
import { mediaUrl } from './media-url.ts';

const SIZES = Object.keys(THUMBNAILS) as ThumbnailSize[];

/**
 * Every thumbnail size of an image, or of a recording with a cover, has a URL. Sizes larger than the
 * image use the original, or the largest image of the cover.
 */
function thumbnailsOf({
  type,
  file_key,
  thumbnails,
  renditions,
}: StoredMedia): MediaRecord['thumbnails'] {
  const largest = type === 'images' ? file_key : renditions.at(-1)?.file_key;
  const address = (size: ThumbnailSize) => {
    const key = thumbnails[size] ?? largest;
    return key === undefined ? null : mediaUrl(key);
  };
  const [small, medium, large, extra_large] = SIZES.map(address);
  return {
    small: small ?? null,
    medium: medium ?? null,
    large: large ?? null,
    extra_large: extra_large ?? null,
  };
}

const publicOriginal = ({
  file_key,
  focal_point: _,
  ...original
}: StoredOriginal): MediaRecord['original'] => ({
  ...original,
  url: mediaUrl(file_key),
});

/** A file as the API returns it, with URLs instead of keys. */
export function toMediaRecord(media: StoredMedia): MediaRecord {
  const { file_key, hash: _, renditions, thumbnails: __, original, ...publicFields } = media;
  return {
    ...publicFields,
    url: mediaUrl(file_key),
    original: original && publicOriginal(original),
    thumbnails: thumbnailsOf(media),
    renditions: renditions
      .map((one) => ({ ...one, url: mediaUrl(one.file_key) }))
      .map(({ file_key: ___, ...rendition }) => rendition),
  };
}

/** Storage keys of a file, its original, and all its renditions. */
export const keysOf = ({
  file_key,
  original,
  thumbnails,
  renditions,
}: StoredFileKeys): string[] => [
  ...new Set([
    file_key,
    ...(original ? [original.file_key] : []),
    ...Object.values(thumbnails),
    ...renditions.map((one) => one.file_key),
  ]),
];

export type StoredFileKeys = Pick<
  StoredMedia,
  'file_key' | 'thumbnails' | 'renditions' | 'original'
>;
