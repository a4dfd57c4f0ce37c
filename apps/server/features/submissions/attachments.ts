import type { SubmissionFile } from '@plinth/contract';
import {
  DEFAULT_UPLOAD_LIMITS,
  FORM_FILE_EXTENSIONS,
  MAX_FORM_FILES_SIZE,
  type UploadLimits,
} from '@plinth/model';
import { type FileStore, newFileKey } from '../../storage/files/file-store.ts';
import { displayName } from '../media/file-name.ts';
import { checkName, type Identified, identify } from '../media/identify.ts';
import type { ImageProcessor } from '../media/images/image-processor.ts';
import type { AnswerFile } from './check-post.ts';

export type AttachmentPorts = {
  /** Not public. */
  readonly attachments: FileStore;
  readonly images: ImageProcessor;
};

const LIMITS: UploadLimits = {
  ...DEFAULT_UPLOAD_LIMITS,
  extensions: [...FORM_FILE_EXTENSIONS],
  upload_max_size: MAX_FORM_FILES_SIZE / 1024,
};

/** Checks that a file’s name and content agree, and that its type is allowed. Throws `VALIDATION`. */
export const identifyAttachment = (
  { file }: AnswerFile,
  { images }: AttachmentPorts,
): Promise<Identified> => identify(checkName(file.name, LIMITS), file, images);

export type IdentifiedFile = AnswerFile & { readonly identified: Identified };

/** Moves a file into the store, under a generated key. */
export async function storeAttachment(
  { label, file, identified }: IdentifiedFile,
  { attachments }: AttachmentPorts,
): Promise<SubmissionFile> {
  const { extension, mime_type } = identified.kind;
  const file_key = newFileKey(extension);
  await attachments.moveIn(file_key, file.path);
  return { label, name: displayName(file.name, extension), size: file.size, mime_type, file_key };
}
