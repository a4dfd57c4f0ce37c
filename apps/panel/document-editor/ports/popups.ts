import type { PopupsPort } from '@plinth/editor';
import { loadAll } from '../../data/load-all.ts';
import { client } from '../../rpc/client.ts';

/** The popups that a document can link to: a popup can't open itself. */
export const popupsPort = (itself: number | null): PopupsPort => ({
  list: async () => {
    const popups = await loadAll((place) =>
      client.PopupsService.getList({ ...place, sort: 'name', direction: 'asc' }),
    );
    return popups.filter(({ id }) => id !== itself).map(({ id, name }) => ({ id, name }));
  },
});
