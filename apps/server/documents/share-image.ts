import { RpcError } from '@plinth/contract';
import { shareImageFault } from '@plinth/model';
import type { Reader } from '../storage/database/store.ts';
import { findRecord } from '../storage/records/records.ts';

/**
 * Throws `VALIDATION` if networks can't show a newly chosen image. The file of a stored choice may
 * have been deleted or replaced since.
 */
export async function checkShareImage(
  db: Reader,
  id: number | null | undefined,
  stored: number | null,
): Promise<void> {
  if (id == null || id === stored) return;
  const fault = shareImageFault(await findRecord(db, 'media', id));
  if (fault !== null) throw new RpcError('VALIDATION', { errors: { share_image_id: [fault] } });
}
