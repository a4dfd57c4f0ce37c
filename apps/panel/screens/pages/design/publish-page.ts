import { client } from '../../../rpc/client.ts';
import { saveFailure } from './save-failure.ts';

/** Puts a page online; answers the key of a message where that failed. */
export async function publishPage(id: number): Promise<string | null> {
  try {
    const { revision } = await client.PagesService.get({ id });
    await client.PagesService.save({ item: { id, status: 'publish' }, revision });
    return null;
  } catch (error) {
    return saveFailure(error);
  }
}
