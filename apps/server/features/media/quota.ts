import { RpcError } from '@plinth/contract';
import type { UploadLimits } from '@plinth/model';
import type { Reader } from '../../storage/database/store.ts';

/** Bytes of all files of the library, without their renditions. */
export async function usedSize(db: Reader): Promise<number> {
  const { used } = await db
    .selectFrom('media')
    .select(({ fn }) => fn.sum<string | number | null>('size').as('used'))
    .executeTakeFirstOrThrow();
  return Number(used ?? 0);
}

/** Throws `STORAGE_FULL` if the library would get larger than the owner allows; `added` are bytes. */
export async function checkQuota(
  db: Reader,
  { total_max_size }: Pick<UploadLimits, 'total_max_size'>,
  added: number,
): Promise<void> {
  if (total_max_size === null || added <= 0) return;
  if ((await usedSize(db)) + added > total_max_size * 1024)
    throw new RpcError('STORAGE_FULL', { message: 'MODULE.MEDIA_LIBRARY.QUOTA_FULL' });
}
