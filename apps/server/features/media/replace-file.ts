import { type MediaRecord, RpcError } from '@plinth/contract';
import type { Actor } from '../../storage/database/actor.ts';
import type { StoredMedia } from '../../storage/database/record-types.ts';
import type { Reader, Tx } from '../../storage/database/store.ts';
import { getRecord } from '../../storage/records/records.ts';
import { enqueueProcessing } from './add-file.ts';
import { changeFile } from './change-file.ts';
import { kindOfKey } from './file-kinds.ts';
import { withExtension } from './file-name.ts';
import { toMediaRecord } from './media-record.ts';
import { checkQuota } from './quota.ts';
import type { FileFields, ReleaseFiles, StoredUpload, UploadPorts } from './store-upload.ts';
import { invalidFile } from './upload-errors.ts';

/** The record whose file is replaced. */
export type ReplaceTarget = { readonly id: number; readonly revision: number };

type Replacement = {
  readonly upload: StoredUpload;
  readonly release: ReleaseFiles;
  readonly target: ReplaceTarget;
  readonly actor: Actor;
  /** Runs in the same transaction. */
  readonly onStored?: (tx: Tx, media: StoredMedia) => Promise<void>;
};

/** Keeps the name, except for an extension that no longer matches. */
const updatedName = (stored: StoredMedia, { file_key }: FileFields): string => {
  const { extension } = kindOfKey(file_key);
  return kindOfKey(stored.file_key).extension === extension
    ? stored.name
    : withExtension(stored.name, extension);
};

type FileFormat = Pick<StoredUpload['fields'], 'type' | 'mime_type'>;

/** Images can have another format. Players of a page may play the one of the stored file alone. */
const canReplace = (stored: FileFormat, given: FileFormat): boolean =>
  stored.type === given.type &&
  (stored.mime_type === given.mime_type || !['video', 'audio'].includes(stored.type));

/** Throws if the record is gone, or has changed. */
export async function checkTarget(db: Reader, { id, revision }: ReplaceTarget): Promise<void> {
  const stored = await getRecord(db, 'media', id);
  if (stored.revision !== revision) throw new RpcError('CONFLICT', { revision: stored.revision });
}

/** Gives a record the file that is stored. Its former files are deleted. */
export async function replaceFile(
  { store, readLimits }: UploadPorts,
  deleteFiles: (keys: readonly string[]) => Promise<void>,
  { upload, release, target, actor, onStored }: Replacement,
): Promise<MediaRecord> {
  const limits = await readLimits();
  const { media, previousKeys } = await store.transaction(async (tx) => {
    const stored = await getRecord(tx.db, 'media', target.id);
    if (!canReplace(stored, upload.fields)) throw invalidFile();
    await checkQuota(tx.db, limits, upload.fields.size - stored.size);
    const fields = { ...upload.fields, name: updatedName(stored, upload.fields) };
    const replaced = await changeFile(tx, { stored, revision: target.revision, fields });
    await release(tx);
    await enqueueProcessing(tx, replaced.media, upload);
    await onStored?.(tx, replaced.media);
    return replaced;
  }, actor);
  await deleteFiles(previousKeys);
  return toMediaRecord(media);
}
