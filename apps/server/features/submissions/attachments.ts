import type { SubmissionFile } from '@plinth/contract';
import {
  DEFAULT_UPLOAD_LIMITS,
  FORM_FILE_EXTENSIONS,
  MAX_FORM_FILES_SIZE,
  type UploadLimits,
} from '@plinth/model';
import type { Reader, Store } from '../../storage/database/store.ts';
import { type FileStore, newFileKey } from '../../storage/files/file-store.ts';
import { displayName } from '../media/file-name.ts';
import { checkName, type Identified, identify } from '../media/identify.ts';
import type { ImageProcessor } from '../media/images/image-processor.ts';
import { deleteOrphaned, markOrphaned } from '../media/orphaned-files.ts';
import type { AnswerFile } from './check-post.ts';

export type AttachmentPorts = {
  readonly store: Store;
  /** Not public. */
  readonly attachments: FileStore;
  readonly images: ImageProcessor;
};

const LIMITS: UploadLimits = {
  ...DEFAULT_UPLOAD_LIMITS,
  extensions: [...FORM_FILE_EXTENSIONS],
  upload_max_size: MAX_FORM_FILES_SIZE / 1024,
};

/** Bytes of all attachments. */
const MAX_STORED = 1024 ** 3;

/** Whether more attachments may be stored. */
export async function hasRoom(db: Reader, files: readonly AnswerFile[]): Promise<boolean> {
  if (files.length === 0) return true;
  const rows = await db
    .selectFrom('submission')
    .select('files')
    .where('files', '<>', '[]')
    .execute();
  const stored = rows.flatMap((row) => JSON.parse(row.files) as SubmissionFile[]);
  const sizes = [...stored, ...files.map(({ file }) => file)].map(({ size }) => size);
  return sizes.reduce((sum, size) => sum + size, 0) <= MAX_STORED;
}

/** Checks that the type of a file, by its content, is allowed. Throws `VALIDATION`. */
export const identifyAttachment = (
  { file }: AnswerFile,
  { images }: AttachmentPorts,
): Promise<Identified> => identify(checkName(file.name, LIMITS), file, images, LIMITS);

export type IdentifiedFile = AnswerFile & { readonly identified: Identified };

const attachmentOf = ({ label, file, identified: { kind } }: IdentifiedFile): SubmissionFile => ({
  ...{ label, name: displayName(file.name, kind.extension), size: file.size },
  ...{ mime_type: kind.mime_type, file_key: newFileKey(kind.extension) },
});

/**
 * Moves files into the store, under generated keys. `save` takes those that it keeps off the list of
 * orphaned files; the others are deleted.
 */
export async function withAttachments(
  found: readonly IdentifiedFile[],
  { store, attachments }: AttachmentPorts,
  save: (files: readonly SubmissionFile[]) => Promise<void>,
): Promise<void> {
  const files = found.map(attachmentOf);
  if (files.length === 0) return save(files);
  const keys = files.map(({ file_key }) => file_key);
  try {
    await store.transaction((tx) => markOrphaned(tx, keys));
    for (const [index, key] of keys.entries()) {
      await attachments.moveIn(key, found[index]?.file.path ?? '');
    }
    await save(files);
  } finally {
    await deleteOrphaned({ store, files: attachments }, keys).catch(() => undefined);
  }
}
