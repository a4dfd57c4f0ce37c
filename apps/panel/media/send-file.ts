import type { MediaRecord } from '@plinth/contract';
import { answerChallenge } from '../rpc/auth-challenges.ts';
import { API_URL } from '../rpc/client.ts';
import { type UploadOptions, uploadFile } from '../rpc/upload.ts';
import { withAuthRetry } from '../rpc/with-auth-retry.ts';

/** Uploads one file into a folder of the library; null is its root. */
export const sendFile = async (
  file: File,
  folder_id: number | null,
  options: UploadOptions,
): Promise<MediaRecord> => {
  const call = { method: 'MediaService.upload', params: { folder_id }, file };
  const uploaded = await withAuthRetry(answerChallenge, () => uploadFile(API_URL, call, options));
  return uploaded as MediaRecord;
};
