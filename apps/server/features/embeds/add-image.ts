import { type MediaRecord, RpcError, type services } from '@plinth/contract';
import type { Handlers, IncomingFile, SignedInContext } from '../../rpc/context.ts';
import type { FetchedImage } from './poster.ts';

export type AddImagePorts = {
  /** The file of the library with this SHA-256. */
  readonly findFile: (hash: string) => Promise<MediaRecord | null>;
  readonly addFile: (
    file: IncomingFile,
    context: SignedInContext,
  ) => ReturnType<Handlers<typeof services.MediaService>['upload']>;
};

/** Adds an image to the library, once. Null if the library refuses it, for example a damaged one. */
export async function addImage(
  { file, hash }: FetchedImage,
  { findFile, addFile }: AddImagePorts,
  context: SignedInContext,
): Promise<Awaited<ReturnType<AddImagePorts['addFile']>> | null> {
  const known = await findFile(hash);
  if (known) return known;
  try {
    return await addFile(file, context);
  } catch (error) {
    if (error instanceof RpcError) return null;
    throw error;
  }
}
