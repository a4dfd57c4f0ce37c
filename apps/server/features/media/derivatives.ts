import { SHARE_IMAGE_SIZE } from '@plinth/model';
import type { StoredMedia } from '../../storage/database/record-types.ts';
import { derivedKey } from '../../storage/files/file-store.ts';
import { type ImageProcessor, UnreadableFile } from './images/image-processor.ts';
import { renditionWidths, THUMBNAILS, type ThumbnailSize, thumbnailSizes } from './images/sizes.ts';
import type { ImageSize, Output } from './images/tasks.ts';
import { refusedFile } from './upload-errors.ts';

type Derivative = { readonly key: string; readonly output: Output };

/** The images that are made from a file, and their keys. */
export type Derivatives = {
  readonly thumbnails: readonly (Derivative & { readonly name: ThumbnailSize })[];
  readonly renditions: readonly (Derivative & { readonly width: number })[];
};

export const NO_DERIVATIVES: Derivatives = { thumbnails: [], renditions: [] };

type Format = 'webp' | 'jpeg';

/** Paths of new staged files. */
type NewPath = () => string;

const derivativesOf = (key: string, path: NewPath) => ({
  make: (name: string, bounds: Omit<Output, 'file' | 'format'>, format: Format): Derivative => ({
    key: derivedKey(key, name, format === 'jpeg' ? 'jpg' : format),
    output: { file: path(), format, ...bounds },
  }),
});

function planThumbnails(key: string, size: ImageSize, path: NewPath): Derivatives['thumbnails'] {
  const { make } = derivativesOf(key, path);
  return thumbnailSizes(size).map((name) => {
    const bounds = { width: THUMBNAILS[name], height: THUMBNAILS[name] };
    return { name, ...make(name.replace('_', ''), bounds, 'webp') };
  });
}

/** The images made from an image. */
export function planImage(
  key: string,
  { isPrint, ...size }: ImageSize & { readonly isPrint: boolean },
  path: NewPath,
): Derivatives {
  const { make } = derivativesOf(key, path);
  const sharedWidth = Math.min(size.width, SHARE_IMAGE_SIZE.width);
  return {
    thumbnails: planThumbnails(key, size, path),
    renditions: [
      ...renditionWidths(size).map((width) => ({ width, ...make(`w${width}`, { width }, 'webp') })),
      // For what shows the original otherwise, see `shareFile`.
      ...(isPrint
        ? [{ width: sharedWidth, ...make('screen', { width: sharedWidth }, 'jpeg') }]
        : []),
    ],
  };
}

/** The images made from the cover of a recording: one for players, and thumbnails. */
export function planCover(key: string, size: ImageSize, path: NewPath): Derivatives {
  const { make } = derivativesOf(key, path);
  return {
    thumbnails: planThumbnails(key, size, path),
    renditions: renditionWidths(size)
      .slice(-1)
      .map((width) => ({ width, ...make(`w${width}`, { width }, 'webp') })),
  };
}

export const allOf = ({ thumbnails, renditions }: Derivatives): readonly Derivative[] => [
  ...thumbnails,
  ...renditions,
];

/** The fields of the record that name them. */
export const derivedFields = ({
  thumbnails,
  renditions,
}: Derivatives): Pick<StoredMedia, 'thumbnails' | 'renditions'> => ({
  thumbnails: Object.fromEntries(thumbnails.map(({ name, key }) => [name, key])),
  renditions: renditions.map(({ key, width, output }) => ({
    file_key: key,
    mime_type: `image/${output.format}`,
    width,
  })),
});

/** Throws `VALIDATION` if the image can't be read. */
export async function createDerivatives(
  path: string,
  derivatives: Derivatives,
  images: ImageProcessor,
): Promise<void> {
  try {
    await images.createRenditions(
      path,
      allOf(derivatives).map(({ output }) => output),
    );
  } catch (error) {
    throw error instanceof UnreadableFile ? refusedFile('DAMAGED_IMAGE') : error;
  }
}
