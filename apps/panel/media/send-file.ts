import { type MediaRecord, type PartialUpload, UPLOAD_PART_SIZE } from '@plinth/contract';
import { answerChallenge } from '../rpc/auth-challenges.ts';
import { API_URL, client } from '../rpc/client.ts';
import { type UploadCall, type UploadOptions, uploadFile } from '../rpc/upload.ts';
import { waitFor, waitOut } from '../rpc/wait-out.ts';
import { withAuthRetry } from '../rpc/with-auth-retry.ts';
import { type PartPorts, sendInParts } from './send-in-parts.ts';

/** Waits when files come faster than the server takes them. */
const post = (call: UploadCall, options: UploadOptions) =>
  waitOut(() => withAuthRetry(answerChallenge, () => uploadFile(API_URL, call, options)), options);

/** Where a file goes: into a folder, or in place of the one of a record. */
type Place =
  | { readonly folder_id: number | null }
  | { readonly replaces: { readonly id: number; readonly revision: number } };

const partPorts = (place: Place): PartPorts => ({
  start: (file) =>
    client.MediaService.startUpload({
      ...file,
      ...('replaces' in place && { replaces: place.replaces.id }),
    }),
  sendPart: async (params, file, options) =>
    (await post({ method: 'MediaService.uploadPart', params, file }, options)) as PartialUpload,
  progress: (upload_id) => client.MediaService.getUpload({ upload_id }),
  finish: (upload_id) => client.MediaService.finishUpload({ upload_id, ...place }),
  cancel: (upload_id) => client.MediaService.cancelUpload({ upload_id }),
  wait: waitFor,
});

const send = async (file: File, place: Place, options: UploadOptions): Promise<MediaRecord> => {
  if (file.size > UPLOAD_PART_SIZE) return sendInParts(file, partPorts(place), options);
  const call =
    'replaces' in place
      ? { method: 'MediaService.replace', params: place.replaces, file }
      : { method: 'MediaService.upload', params: place, file };
  return (await post(call, options)) as MediaRecord;
};

/**
 * Uploads one file into a folder of the library; null is its root. Large files are sent in parts, and
 * continue after a broken connection.
 */
export const sendFile = (file: File, folder_id: number | null, options: UploadOptions) =>
  send(file, { folder_id }, options);

/** Uploads a file in place of the one of a record, in parts like others. */
export const sendReplacement = (
  file: File,
  replaces: { readonly id: number; readonly revision: number },
  options: UploadOptions,
) => send(file, { replaces }, options);
