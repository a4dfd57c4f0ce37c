import { Folder, FolderFields, MediaFields, MediaFile } from '@plinth/model';
import { z } from 'zod';
import { id } from '../shapes.ts';

export const mediaFields = MediaFields;

export const mediaRecord = z.strictObject({
  ...MediaFile.shape,
  /** Renditions for `srcset`, smallest first. */
  renditions: z.array(
    z.strictObject({ url: z.string(), mime_type: z.string(), width: z.int().positive() }),
  ),
});
export type MediaRecord = z.output<typeof mediaRecord>;

export const folderFields = FolderFields;

export const folderRecord = z.strictObject({ ...Folder.shape, is_protected: z.boolean() });
export type FolderRecord = z.output<typeof folderRecord>;

/** Maximum size of a part of an upload, in bytes. Larger files are sent in parts. */
export const UPLOAD_PART_SIZE = 8 * 1024 * 1024;

export const uploadId = z.string().regex(/^[0-9a-f]{32}$/);

/** An upload that arrives in parts. */
export const partialUpload = z.strictObject({
  upload_id: uploadId,
  /** Where the next part begins, in bytes. */
  offset: z.int().nonnegative(),
});
export type PartialUpload = z.output<typeof partialUpload>;

/** A record that uses a file. */
export const mediaUse = z.strictObject({ type: z.string(), id, name: z.string() });

export const mediaLimits = z.strictObject({
  /** KiB. */
  upload_max_size: z.int().positive(),
  /** KiB of all files together. Null: no limit. */
  total_max_size: z.int().positive().nullable(),
  /** Bytes of all files, without their renditions. */
  used_size: z.int().nonnegative(),
  extensions: z.array(z.string()),
  denied_extensions: z.array(z.string()),
  max_folder_depth: z.int().positive(),
});
