import { createHash } from 'node:crypto';
import { invariant } from '@plinth/model';
import type { Actor } from '../../storage/database/actor.ts';
import type { Reader } from '../../storage/database/store.ts';
import { readFileIfExists } from '../../storage/files/read-file.ts';
import { createRecord } from '../../storage/records/records.ts';
import type { OpenTheme } from '../themes/open-theme.ts';
import { type MediaPorts, mediaFields, storeFiles, unmarkFiles } from '../themes/theme-media.ts';

/** The theme whose images prebuilt blocks show. */
export const IMAGE_THEME = 'harbor';

type Ids = ReadonlyMap<string, number>;

/** Theme images in the site's media library, each stored once. */
export type BlockImages = {
  /** The theme's main colors. */
  readonly colors: () => readonly string[];
  /** The ids of images that are in the library. */
  readonly findExisting: (keys: readonly string[]) => Promise<Ids>;
  /** Adds missing images to the library. Returns the ids of all, by key. */
  readonly addMissing: (keys: readonly string[], actor: Actor) => Promise<Ids>;
};

export function createBlockImages(open: () => OpenTheme, ports: MediaPorts): BlockImages {
  const hashes = new Map<string, string>();
  const hashOf = ({ theme, path }: OpenTheme, key: string): string => {
    const cached = hashes.get(key);
    if (cached) return cached;
    const media = theme.media.find((image) => image.key === key);
    const bytes = media && readFileIfExists(path(media.file));
    invariant(bytes, `the block image "${key}" is missing`);
    const hash = createHash('sha256').update(bytes).digest('hex');
    hashes.set(key, hash);
    return hash;
  };

  const findExistingIn = async (
    db: Reader,
    theme: OpenTheme,
    keys: readonly string[],
  ): Promise<Ids> => {
    if (keys.length === 0) return new Map();
    const hashesByKey = keys.map((key) => [key, hashOf(theme, key)] as const);
    const rows = await db
      .selectFrom('media')
      .select(['id', 'hash'])
      .where('hash', 'in', [...new Set(hashesByKey.map(([, hash]) => hash))])
      .execute();
    const ids = new Map(rows.map(({ id, hash }) => [hash, id]));
    return new Map(
      hashesByKey.flatMap(([key, hash]) => [[key, ids.get(hash)] as const]).filter(hasId),
    );
  };

  return {
    colors: () => open().theme.colors.main,
    findExisting: (keys) => findExistingIn(ports.store.read, open(), keys),
    addMissing: async (keys, actor) => {
      if (keys.length === 0) return new Map();
      const theme = open();
      const existing = await findExistingIn(ports.store.read, theme, keys);
      const missing = theme.theme.media.filter(
        ({ key }) => keys.includes(key) && !existing.has(key),
      );
      if (missing.length === 0) return existing;
      const files = await storeFiles(
        { ...theme, theme: { ...theme.theme, media: missing } },
        ports,
      );
      return ports.store.transaction(async (tx) => {
        const ids = new Map(await findExistingIn(tx.db, theme, keys));
        for (const media of missing) {
          if (ids.has(media.key)) continue;
          const stored = files.get(media.key) ?? [];
          const { id } = await createRecord(tx, 'media', mediaFields(media, stored));
          await unmarkFiles(tx, new Map([[media.key, stored]]));
          ids.set(media.key, id);
        }
        return ids;
      }, actor);
    },
  };
}

const hasId = (entry: readonly [string, number | undefined]): entry is [string, number] =>
  entry[1] !== undefined;
