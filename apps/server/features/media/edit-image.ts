import { createReadStream } from 'node:fs';
import { RpcError, type services } from '@plinth/contract';
import {
  EDITABLE_MIME_TYPES,
  type ImageEdits,
  imageEditFault,
  isUnedited,
  movedFocalPoint,
  NO_EDITS,
} from '@plinth/model';
import type { Handlers } from '../../rpc/context.ts';
import { fieldError } from '../../rpc/field-errors.ts';
import type { Actor } from '../../storage/database/actor.ts';
import type { StoredMedia, StoredOriginal } from '../../storage/database/record-types.ts';
import { newFileKey } from '../../storage/files/file-store.ts';
import { getRecord } from '../../storage/records/records.ts';
import { enqueueAvif } from './avif-job.ts';
import { changeFile } from './change-file.ts';
import { type FileKind, kindOfKey } from './file-kinds.ts';
import { identify } from './identify.ts';
import { UnreadableFile } from './images/image-processor.ts';
import { toMediaRecord } from './media-record.ts';
import { type ReceivedFile, receive } from './receive.ts';
import { type IdentifiedFile, storeFile, type UploadPorts } from './store-upload.ts';
import { invalidFile } from './upload-errors.ts';

type Editing = Pick<Handlers<typeof services.MediaService>, 'edit'>;
type DeleteFiles = (keys: readonly string[]) => Promise<void>;

const notEditable = (name: 'ANIMATED' | 'NOT_EDITABLE'): RpcError =>
  fieldError('id', 'valueInvalid', `MODULE.MEDIA_LIBRARY.EDIT.${name}`);

/** What an image is edited from: its original, or itself the first time. */
const sourceOf = ({ original, file_key }: StoredMedia): string => original?.file_key ?? file_key;

type EditRequest = {
  readonly stored: StoredMedia;
  readonly kind: FileKind;
  /** The staged original. */
  readonly source: ReceivedFile;
};

/** The original's fields, if the edits are possible; null if they change nothing. */
async function checkEdits(
  { stored, kind, source }: EditRequest,
  edits: ImageEdits,
  { images }: UploadPorts,
): Promise<StoredOriginal | null> {
  const { isScalable, width, height } = await identify(kind, source, images);
  if (!isScalable || width === null || height === null) throw notEditable('ANIMATED');
  const fault = imageEditFault({ width, height }, edits);
  if (fault) throw fieldError(`edits.${fault.field}`, fault.error);
  if (isUnedited({ width, height }, edits)) return null;
  const file_key = stored.original?.file_key ?? newFileKey(kind.extension);
  return { file_key, width, height, edits, focal_point: originalFocalPoint(stored) };
}

type FocalPoint = StoredMedia['focal_point'];

const shownFocalPoint = (point: FocalPoint, original: StoredOriginal): FocalPoint =>
  movedFocalPoint(point, { size: original, from: NO_EDITS, to: original.edits });

/** Where the focal point is in the original: as it was, unless it was moved since. */
function originalFocalPoint({ original, focal_point }: StoredMedia): FocalPoint {
  if (!original) return focal_point;
  const kept = original.focal_point;
  const shown = kept && shownFocalPoint(kept, original);
  if (kept && shown?.x === focal_point.x && shown.y === focal_point.y) return kept;
  return movedFocalPoint(focal_point, { size: original, from: original.edits, to: NO_EDITS });
}

/** The focal point stays on the same spot of the original. */
function focalPointAfter(stored: StoredMedia, next: StoredOriginal | null): FocalPoint {
  const point = originalFocalPoint(stored);
  return next ? shownFocalPoint(point, next) : point;
}

/** Stages the stored file with this key. */
async function stage(key: string, { mediaFiles }: UploadPorts): Promise<ReceivedFile> {
  const opened = await mediaFiles.store.open(key);
  if (!opened) throw new RpcError('NOT_FOUND');
  return receive({ name: key, stream: opened.stream }, mediaFiles.staging, Infinity);
}

/** Makes the edited image from the staged original. */
async function makeEdited(
  { kind, source }: EditRequest,
  edits: ImageEdits,
  { images, mediaFiles: { staging } }: UploadPorts,
): Promise<ReceivedFile> {
  const file = staging.path();
  try {
    await images.edit({ source: source.path, file, edits });
    const stream = createReadStream(file);
    return await receive({ name: `image.${kind.extension}`, stream }, staging, Infinity);
  } catch (error) {
    throw error instanceof UnreadableFile ? invalidFile() : error;
  } finally {
    await staging.discard(file);
  }
}

export function createEditing(ports: UploadPorts, deleteFiles: DeleteFiles): Editing {
  const { store, images, mediaFiles } = ports;

  const save = async ({ id, revision }: StoredMedia, file: IdentifiedFile, actor: Actor) => {
    const { media, previousKeys } = await storeFile(file, ports, ({ fields }, release) =>
      store.transaction(async (tx) => {
        // Read again: its renditions may have changed without a new revision.
        const stored = await getRecord(tx.db, 'media', id);
        const focal_point = focalPointAfter(stored, fields.original);
        const changed = await changeFile(tx, {
          ...{ stored, revision },
          fields: { ...fields, focal_point },
        });
        await release(tx);
        await enqueueAvif(tx, changed.media);
        return changed;
      }, actor),
    );
    await deleteFiles(previousKeys);
    return media;
  };

  const restore = async ({ stored, kind, source }: EditRequest, actor: Actor) => {
    if (!stored.original) return stored;
    const identified = await identify(kind, source, images);
    return save(stored, { received: source, identified, original: null }, actor);
  };

  const applyEdits = async (request: EditRequest, edits: ImageEdits, actor: Actor) => {
    const { stored, kind, source } = request;
    const fields = await checkEdits(request, edits, ports);
    if (!fields) return restore(request, actor);
    const received = await makeEdited(request, edits, ports);
    try {
      const identified = await identify(kind, received, images);
      const path = stored.original ? null : source.path;
      return await save(stored, { received, identified, original: { fields, path } }, actor);
    } finally {
      await mediaFiles.staging.discard(received.path);
    }
  };

  return {
    edit: async ({ id, revision, edits }, { actor }) => {
      const stored = await getRecord(store.read, 'media', id);
      if (stored.revision !== revision) {
        throw new RpcError('CONFLICT', { revision: stored.revision });
      }
      const key = sourceOf(stored);
      const kind = kindOfKey(key);
      if (!kind || !EDITABLE_MIME_TYPES.includes(kind.mime_type)) throw notEditable('NOT_EDITABLE');
      const source = await stage(key, ports);
      try {
        const request = { stored, kind, source };
        const media = edits
          ? await applyEdits(request, edits, actor)
          : await restore(request, actor);
        return toMediaRecord(media);
      } finally {
        await mediaFiles.staging.discard(source.path);
      }
    },
  };
}
