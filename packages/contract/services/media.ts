import { ImageEdits, MEDIA_TYPES } from '@plinth/model';
import { z } from 'zod';
import { defineService } from '../method.ts';
import {
  folderFields,
  folderRecord,
  mediaFields,
  mediaLimits,
  mediaRecord,
  mediaUse,
  partialUpload,
  uploadId,
} from '../records/media.ts';
import {
  byId,
  byIds,
  deletedCount,
  done,
  id,
  listOf,
  listParams,
  noParams,
  patchOf,
  saveParams,
} from '../shapes.ts';

const revision = z.int().positive();

export const MediaService = defineService({
  getList: {
    capability: 'media.read',
    params: listParams(['name', 'size', 'created', 'modified'], {}).extend({
      /** Absent: all folders. Null: the root folder. */
      folder_id: id.nullable().optional(),
      type: z.enum(MEDIA_TYPES).optional(),
      mime_type: z.string().max(255).optional(),
      /** Only files that have no alt text. */
      lacks_alt: z.literal(true).optional(),
      /** Only files that can't be deleted. */
      is_protected: z.literal(true).optional(),
      /** Only files that no page, post, popup, menu, setting, or preset uses. */
      is_unused: z.literal(true).optional(),
      /** The owner's files or the images that ship with the product. Absent: own ones first. */
      origin: z.enum(['own', 'sample']).optional(),
    }),
    result: listOf(mediaRecord),
  },
  get: { capability: 'media.read', params: byId, result: mediaRecord },
  upload: {
    capability: 'media.write',
    upload: true,
    params: z.strictObject({ folder_id: id.nullable().default(null) }),
    result: mediaRecord,
    limit: { calls: 60, minutes: 1, per: 'session' },
  },
  /**
   * Starts to upload a file in parts, or continues what the same account began with a file of the
   * same name, size, and stamp. One that is complete is returned until it's deleted.
   */
  startUpload: {
    capability: 'media.write',
    params: z.strictObject({
      name: z.string().min(1).max(1000),
      /** Bytes. */
      size: z.int().positive(),
      /** When the file was last modified, or another text that changes with its content. */
      stamp: z.string().max(100).default(''),
      /** The record whose file it will replace: only what it has more than that one needs space. */
      replaces: id.optional(),
      /** Doesn't continue an upload. */
      is_new: z.boolean().default(false),
    }),
    result: partialUpload,
    limit: { calls: 60, minutes: 1, per: 'session' },
  },
  /** Stores the part at `offset`, unless the file continues elsewhere. */
  uploadPart: {
    capability: 'media.write',
    upload: true,
    params: z.strictObject({ upload_id: uploadId, offset: z.int().nonnegative() }),
    result: partialUpload,
  },
  getUpload: {
    capability: 'media.read',
    params: z.strictObject({ upload_id: uploadId }),
    result: partialUpload,
  },
  /**
   * Checks the complete file and adds it to the library, or replaces the file of a record. Calling it
   * again returns the same file.
   */
  finishUpload: {
    capability: 'media.write',
    params: z.strictObject({
      upload_id: uploadId,
      folder_id: id.nullable().default(null),
      replaces: z.strictObject({ id, revision }).optional(),
    }),
    result: mediaRecord,
  },
  /** Deletes what was sent. The file of a finished upload stays in the library. */
  cancelUpload: {
    capability: 'media.write',
    params: z.strictObject({ upload_id: uploadId }),
    result: done,
  },
  save: {
    capability: 'media.write',
    params: z.strictObject({ item: patchOf(mediaFields).extend({ id }), revision }),
    result: mediaRecord,
  },
  move: {
    capability: 'media.write',
    params: byIds.extend({ folder_id: id.nullable() }),
    result: z.strictObject({ moved: z.int().nonnegative() }),
  },
  delete: { capability: 'media.write', params: byIds, result: deletedCount },
  /** Replaces the file of a record. The URL stays the same. */
  replace: {
    capability: 'media.write',
    upload: true,
    params: z.strictObject({ id, revision }),
    result: mediaRecord,
    limit: { calls: 60, minutes: 1, per: 'session' },
  },
  /** Edits an image, always from its original. Null restores the original. */
  edit: {
    capability: 'media.write',
    params: z.strictObject({ id, revision, edits: ImageEdits.nullable() }),
    result: mediaRecord,
    limit: { calls: 60, minutes: 1, per: 'session' },
  },
  /** Gives images alt texts, all or none. */
  describe: {
    capability: 'media.write',
    params: z.strictObject({
      items: z
        .array(mediaFields.pick({ alt: true }).required().extend({ id, revision }))
        .min(1)
        .max(100),
    }),
    result: z.strictObject({ described: z.int().nonnegative() }),
  },
  getUsage: {
    capability: 'media.read',
    params: byId,
    result: z.strictObject({ items: z.array(mediaUse) }),
  },
  getFolders: {
    capability: 'media.read',
    params: noParams,
    result: z.strictObject({ items: z.array(folderRecord) }),
  },
  saveFolder: {
    capability: 'media.write',
    params: saveParams(folderFields),
    result: folderRecord,
  },
  deleteFolder: { capability: 'media.write', params: byId, result: done },
  getLimits: { capability: 'media.read', params: noParams, result: mediaLimits },
});
