import type { MediaRecord } from '@plinth/contract';
import type { StoredMedia, StoredOriginal } from '../../storage/database/record-types.ts';
import { THUMBNAILS, type ThumbnailSize } from './images/sizes.ts';
import { mediaUrl } from './media-url.ts';

const SIZES = Object.keys(THUMBNAILS) as ThumbnailSize[];

/** Every thumbnail size of an image has a URL. Sizes larger than the image use the original. */
function thumbnailsOf({ type, file_key, thumbnails }: StoredMedia): MediaRecord['thumbnails'] {
  const address = (size: ThumbnailSize) =>
    type === 'images' ? mediaUrl(thumbnails[size] ?? file_key) : null;
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
