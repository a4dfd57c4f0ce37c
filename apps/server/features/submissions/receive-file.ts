import { RpcError } from '@plinth/contract';
import { MAX_FORM_FILES_SIZE } from '@plinth/model';
import type { IncomingFile } from '../../rpc/context.ts';
import type { Staging } from '../../storage/files/staging.ts';
import { receive } from '../media/receive.ts';
import { type FormPost, NO_FILES } from './form-post.ts';

type PostedFiles = Pick<FormPost, 'files' | 'faults'>;

/** A file that can’t be accepted is an issue of its field, like any other answer. */
async function receiveFor(name: string, file: IncomingFile, staging: Staging) {
  try {
    const received = await receive(file, staging, MAX_FORM_FILES_SIZE);
    return { ...NO_FILES, files: new Map([[name, received]]) };
  } catch (error) {
    if (!(error instanceof RpcError)) throw error;
    if (error.type === 'TOO_LARGE') {
      return { ...NO_FILES, faults: new Map([[name, 'file_size' as const]]) };
    }
    if (error.type !== 'VALIDATION') throw error;
    return { ...NO_FILES, faults: new Map([[name, 'file_type' as const]]) };
  }
}

/** Has the file that answers a field in the staging folder until `work` has finished. */
export async function withReceivedFile<T>(
  { name, file }: { readonly name: string; readonly file: IncomingFile },
  staging: Staging,
  work: (files: PostedFiles) => Promise<T>,
): Promise<T> {
  const posted: PostedFiles = await receiveFor(name, file, staging);
  try {
    return await work(posted);
  } finally {
    for (const { path } of posted.files.values()) await staging.discard(path);
  }
}
