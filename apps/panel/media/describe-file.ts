import type { MediaRecord } from '@plinth/contract';
import { client } from '../rpc/client.ts';

/**
 * Gives an image alt text, unless it has one. Its revision changes while smaller versions are made.
 */
export async function describeFile(id: number, alt: string): Promise<MediaRecord> {
  const file = await client.MediaService.get({ id });
  if (file.alt !== '') return file;
  return client.MediaService.save({ item: { id, alt }, revision: file.revision });
}
