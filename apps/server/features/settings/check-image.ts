import { fieldError } from '../../rpc/field-errors.ts';
import type { Reader } from '../../storage/database/store.ts';
import { findRecord } from '../../storage/records/records.ts';

type ImageChange = {
  readonly field: string;
  readonly before: number | null;
  /** Undefined if it isn't saved. */
  readonly given: number | null | undefined;
};

/** Throws `VALIDATION` if a newly chosen file isn't an image in the media library. */
export async function checkImage(db: Reader, { field, before, given }: ImageChange): Promise<void> {
  if (typeof given !== 'number' || given === before) return;
  const media = await findRecord(db, 'media', given);
  if (media?.type !== 'images') throw fieldError(field, 'valueInvalid');
}
