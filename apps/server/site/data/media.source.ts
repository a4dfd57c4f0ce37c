import type { DataResult } from '@plinth/model';
import { mediaUrl } from '../../features/media/media-url.ts';
import type { StoredMedia } from '../../storage/database/record-types.ts';
import type { Reader } from '../../storage/database/store.ts';
import { fromRow } from '../../storage/records/records.ts';
import type { LoadSiteData } from './site-loader.ts';

const toMediaData = (media: StoredMedia): DataResult<'media'> => {
  const { id, name, width, height, size, mime_type, title, alt, focal_point } = media;
  return {
    ...{ id, name, width, height, size, mime_type, title, alt, focal_point },
    url: mediaUrl(media.file_key),
    renditions: media.renditions.map(({ file_key, ...rendition }) => ({
      ...rendition,
      url: mediaUrl(file_key),
    })),
  };
};

/** Media files by id. Those that don't exist are missing. */
export async function readMediaData(
  db: Reader,
  ids: readonly number[],
): Promise<DataResult<'media'>[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('media').selectAll().where('id', 'in', ids).execute();
  return rows.map((row) => toMediaData(fromRow('media', row)));
}

export const load: LoadSiteData<'media'> = async (requests, { db, tag }) => {
  const ids = requests.map(({ id }) => id);
  for (const id of ids) tag(`media:${id}`);
  const files = new Map((await readMediaData(db, ids)).map((file) => [file.id, file]));
  return ids.map((id) => files.get(id) ?? null);
};
