import type { EditorPorts } from '@plinth/editor';
import { client } from '../../../rpc/client.ts';
import { saveFailure } from './save-failure.ts';

export async function publishPage(id: number): ReturnType<EditorPorts['publish']> {
  try {
    const { revision } = await client.PagesService.get({ id });
    const item = { id, status: 'publish' } as const;
    const { full_url } = await client.PagesService.save({ item, revision });
    return { address: full_url };
  } catch (error) {
    return { problem: saveFailure(error) };
  }
}
