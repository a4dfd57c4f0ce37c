import type { PopupsPort } from '@plinth/editor';
import { client } from '../../rpc/client.ts';

/** The popups that a document can link to: a popup can't open itself. */
export const popupsPort = (itself: number | null): PopupsPort => ({
  list: async () => {
    const query = { sort: 'name', direction: 'asc', count: 200 } as const;
    const { items } = await client.PopupsService.getList(query);
    return items.filter(({ id }) => id !== itself).map(({ id, name }) => ({ id, name }));
  },
});
