import { basename } from 'node:path';
import { type DataResult, invariant, type WidgetNode } from '@plinth/model';
import type { Actor } from '../../storage/database/actor.ts';
import type { OpenTheme } from '../themes/open-theme.ts';
import type { ThemeMedia } from '../themes/theme-file.ts';
import {
  createMissing,
  findMedia,
  type MediaHashes,
  type MediaPorts,
  mediaHash,
  mimeTypeOf,
  renditionFile,
  storeMissing,
} from '../themes/theme-media.ts';
import { withUnusedImages } from './unused-images.ts';

/** The theme whose images prebuilt blocks show. */
export const IMAGE_THEME = 'harbor';

type Ids = ReadonlyMap<string, number>;

export type PreviewImages = {
  readonly ids: Ids;
  readonly images: readonly DataResult<'media'>[];
};

/** Larger than any id in the library. */
const TEMPORARY_ID = Number.MAX_SAFE_INTEGER;

/** An image as the panel's routes serve it. */
function themeImage(
  { file, title, alt, focal_point, width, height, widths }: ThemeMedia,
  id: number,
): DataResult<'media'> {
  const urlOf = (name: string) => `/admin/themes/${IMAGE_THEME}/${name}`;
  const mime_type = mimeTypeOf(file);
  const sizes = [...widths].sort((a, b) => a - b);
  return {
    ...{ id, name: basename(file), title, alt, focal_point, width, height, mime_type },
    size: null,
    url: urlOf(file),
    renditions: sizes.map((size) => ({
      ...{ url: urlOf(renditionFile(file, size)), mime_type, width: size },
    })),
  };
}

/** Theme images in the site's media library, each stored once. */
export type BlockImages = {
  /** The theme's main colors. */
  readonly colors: () => readonly string[];
  /** The ids of all images, by key, and those that aren't in the library, under temporary ids. */
  readonly forPreview: (keys: readonly string[]) => Promise<PreviewImages>;
  /** A block or page with images that aren't among those shown, by id, as far as there are any. */
  readonly withUnused: (document: WidgetNode, shown: ReadonlySet<number>) => Promise<WidgetNode>;
  /** Adds missing images to the library. Returns the ids of all, by key. */
  readonly addMissing: (keys: readonly string[], actor: Actor) => Promise<Ids>;
};

export function createBlockImages(open: () => OpenTheme, ports: MediaPorts): BlockImages {
  const hashes = new Map<string, string>();
  const hashOf = async (theme: OpenTheme, key: string): Promise<string> => {
    const cached = hashes.get(key);
    if (cached) return cached;
    const media = theme.theme.media.find((image) => image.key === key);
    invariant(media, `the block image "${key}" is missing`);
    const hash = await mediaHash(theme, media);
    hashes.set(key, hash);
    return hash;
  };

  const hashesOf = async (theme: OpenTheme, keys: readonly string[]): Promise<MediaHashes> =>
    new Map(await Promise.all(keys.map(async (key) => [key, await hashOf(theme, key)] as const)));

  return {
    colors: () => open().theme.colors.main,
    forPreview: async (keys) => {
      const theme = open();
      const existing = await findMedia(ports.store.read, await hashesOf(theme, keys));
      // The same for every block, so that previews can share loaded images.
      const missing = theme.theme.media
        .map((media, index) => ({ media, id: TEMPORARY_ID - index }))
        .filter(({ media: { key } }) => keys.includes(key) && !existing.has(key));
      const images = missing.map(({ media, id }) => themeImage(media, id));
      const temporary = missing.map(({ media: { key }, id }) => [key, id] as const);
      return { ids: new Map([...existing, ...temporary]), images };
    },
    withUnused: async (document, shown) => {
      const theme = open();
      const { media } = theme.theme;
      const keys = media.map(({ key }) => key);
      const ids = await findMedia(ports.store.read, await hashesOf(theme, keys));
      const used = keys.filter((key) => shown.has(ids.get(key) ?? 0));
      return withUnusedImages(document, { media, used: new Set(used) });
    },
    addMissing: async (keys, actor) => {
      if (keys.length === 0) return new Map();
      const theme = open();
      const hashes = await hashesOf(theme, keys);
      const files = await storeMissing(theme, hashes, ports);
      if (files.size === 0) return findMedia(ports.store.read, hashes);
      return ports.store.transaction((tx) => createMissing(tx, theme, { hashes, files }), actor);
    },
  };
}
