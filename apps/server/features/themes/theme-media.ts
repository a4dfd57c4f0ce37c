import { createHash } from 'node:crypto';
import { basename, extname } from 'node:path';
import { extensionOf, invariant, type MediaFields, mediaType } from '@plinth/model';
import type { Stored, StoredMedia } from '../../storage/database/record-types.ts';
import type { Reader, Store, Tx } from '../../storage/database/store.ts';
import { derivedKey, type FileStore, newFileKey } from '../../storage/files/file-store.ts';
import { createRecord } from '../../storage/records/records.ts';
import { THUMBNAILS } from '../media/images/sizes.ts';
import { markOrphaned, unmarkOrphaned } from '../media/orphaned-files.ts';
import type { OpenTheme } from './open-theme.ts';
import type { ThemeMedia } from './theme-file.ts';

/** Stored theme files without a record yet, by image key. */
export type StoredFiles = ReadonlyMap<string, readonly StoredFile[]>;

/** The original comes first, followed by its renditions. */
type StoredFile = {
  readonly file: string;
  readonly file_key: string;
  readonly width: number;
  readonly bytes: Buffer;
};

const MIME_TYPES: { readonly [extension: string]: string } = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  ico: 'image/x-icon',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mp3: 'audio/mpeg',
};

export const mimeTypeOf = (file: string): string =>
  MIME_TYPES[extensionOf(file)] ?? 'application/octet-stream';

/** `media/quay.webp` and 800 become `media/quay-800.webp`. */
export const renditionFile = (file: string, width: number): string => {
  const extension = extname(file);
  return `${file.slice(0, -extension.length)}-${width}${extension}`;
};

function plannedFiles({ file, width, widths }: ThemeMedia): Omit<StoredFile, 'bytes'>[] {
  const extension = extensionOf(file);
  const file_key = newFileKey(extension);
  const copies = widths.map((size) => ({
    file: renditionFile(file, size),
    file_key: derivedKey(file_key, `w${size}`, extension),
    width: size,
  }));
  return [{ file, file_key, width: width ?? 0 }, ...copies];
}

export type MediaPorts = { readonly store: Store; readonly mediaFiles: FileStore };

/**
 * Stores all files of a theme. They are on the list of orphaned files until `createMedia` assigns
 * them to records, so files left by a crash are found.
 */
export async function storeFiles(
  { theme, read }: OpenTheme,
  { store, mediaFiles }: MediaPorts,
): Promise<StoredFiles> {
  const filesByKey = theme.media.map((media) => [media.key, plannedFiles(media)] as const);
  const keys = filesByKey.flatMap(([, files]) => files.map(({ file_key }) => file_key));
  await store.transaction((tx) => markOrphaned(tx, keys));
  const stored = filesByKey.map(async ([key, files]) => {
    const writes = files.map(async (file) => {
      const bytes = await read(file.file);
      await mediaFiles.put(file.file_key, bytes);
      return { ...file, bytes };
    });
    return [key, await Promise.all(writes)] as const;
  });
  return new Map(await Promise.all(stored));
}

/** The smallest file that is at least as wide as each thumbnail size. */
function thumbnailsOf(files: readonly StoredFile[]): StoredMedia['thumbnails'] {
  const copies = files.slice(1).sort((a, b) => a.width - b.width);
  return Object.fromEntries(
    Object.entries(THUMBNAILS).flatMap(([size, width]) => {
      const match = copies.find((copy) => copy.width >= width);
      return match ? [[size, match.file_key]] : [];
    }),
  );
}

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** The hash that the library stores of an image once the theme is installed. */
export const mediaHash = async (
  { read }: Pick<OpenTheme, 'read'>,
  { file }: ThemeMedia,
): Promise<string> => sha256(await read(file));

/** The hash of each image, by key. */
export type MediaHashes = ReadonlyMap<string, string>;

export async function mediaHashes(theme: OpenTheme, keys: readonly string[]): Promise<MediaHashes> {
  const wanted = theme.theme.media.filter(({ key }) => keys.includes(key));
  const entries = wanted.map(async (media) => [media.key, await mediaHash(theme, media)] as const);
  return new Map(await Promise.all(entries));
}

/** The ids of the images that are in the library already, by key. */
export async function findMedia(
  db: Reader,
  hashes: MediaHashes,
): Promise<ReadonlyMap<string, number>> {
  if (hashes.size === 0) return new Map();
  const rows = await db
    .selectFrom('media')
    .select(['id', 'hash'])
    .where('hash', 'in', [...new Set(hashes.values())])
    .execute();
  const ids = new Map(rows.map(({ id, hash }) => [hash, id]));
  return new Map(
    [...hashes].flatMap(([key, hash]) => {
      const id = ids.get(hash);
      return id === undefined ? [] : [[key, id] as const];
    }),
  );
}

/** Stores the files of images that aren't in the library, see `storeFiles`. */
export async function storeMissing(
  theme: OpenTheme,
  hashes: MediaHashes,
  ports: MediaPorts,
): Promise<StoredFiles> {
  const existing = await findMedia(ports.store.read, hashes);
  const media = theme.theme.media.filter(({ key }) => hashes.has(key) && !existing.has(key));
  if (media.length === 0) return new Map();
  return storeFiles({ ...theme, theme: { ...theme.theme, media } }, ports);
}

/** Adds stored images to the library. Returns the ids of all, by key. */
export async function createMissing(
  tx: Tx,
  { theme }: OpenTheme,
  { hashes, files }: { readonly hashes: MediaHashes; readonly files: StoredFiles },
): Promise<ReadonlyMap<string, number>> {
  const ids = new Map(await findMedia(tx.db, hashes));
  for (const media of theme.media) {
    const stored = files.get(media.key);
    if (!stored || ids.has(media.key)) continue;
    const { id } = await createRecord(tx, 'media', mediaFields(media, stored));
    await unmarkFiles(tx, new Map([[media.key, stored]]));
    ids.set(media.key, id);
  }
  return ids;
}

type Fields = Omit<StoredMedia, keyof Stored>;

const noAudioMetadata = { duration: null, bitrate: null, audio_format: null, codec: null };

/** The record of an image whose files are all stored. */
export function mediaFields(media: ThemeMedia, files: readonly StoredFile[]): Fields {
  const [original] = files;
  invariant(original, `no file of "${media.key}" is stored`);
  const { file, file_key, bytes } = original;
  const mime_type = mimeTypeOf(file);
  const sizes = files.length === 1 ? [] : files;
  const editable: MediaFields = {
    name: basename(file),
    title: media.title,
    alt: media.alt,
    focal_point: media.focal_point,
    folder_id: null,
    is_protected: false,
  };
  return {
    ...editable,
    ...noAudioMetadata,
    is_ready: true,
    file_key,
    mime_type,
    hash: sha256(bytes),
    size: bytes.length,
    type: mediaType(extensionOf(file)),
    width: media.width,
    height: media.height,
    original: null,
    thumbnails: thumbnailsOf(files),
    renditions: sizes
      .map((copy) => ({ file_key: copy.file_key, mime_type, width: copy.width }))
      .sort((a, b) => a.width - b.width),
  };
}

/** Removes the files from the list of orphaned files once records reference them. */
export const unmarkFiles = (tx: Tx, files: StoredFiles): Promise<void> =>
  unmarkOrphaned(
    tx,
    [...files.values()].flat().map(({ file_key }) => file_key),
  );
