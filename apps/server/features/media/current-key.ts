import type { Reader } from '../../storage/database/store.ts';

/** `ab/abcd…-w640.webp` is a rendition of `ab/abcd….jpg`. */
const originalOf = (file_key: string): string => `${file_key.split(/[-.]/)[0]}.%`;

/** The key of the file that replaced another one. Also accepts keys of renditions. */
export async function currentKey(db: Reader, file_key: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('media_address')
    .innerJoin('media', 'media.id', 'media_address.media_id')
    .select('media.file_key')
    .where('media_address.file_key', 'like', originalOf(file_key))
    .executeTakeFirst();
  return row?.file_key;
}
