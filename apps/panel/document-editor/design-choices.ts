import type { Choice } from '@plinth/editor';
import { client } from '../rpc/client.ts';

/** Blog posts, newest first. */
export const postChoices = async (): Promise<readonly Choice[]> => {
  const query = { sort: 'created', direction: 'desc', count: 200 } as const;
  const { items } = await client.PostsService.getList(query);
  return items.map(({ id, name }) => ({ id, name }));
};
