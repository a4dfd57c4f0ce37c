import type { DatabaseKind } from '../storage/database/migration.ts';
import { savePage } from './sample-page.ts';
import { testServer } from './server.ts';

/** A site with the page `/about-us/`, its redirects, and a guest who visits it. */
export async function redirectingSite(kind: DatabaseKind) {
  const server = await testServer(kind);
  const owner = await server.owner();
  const { client } = owner;
  const { RedirectsService: redirects } = client;
  const guest = server.browser();
  await savePage(client, { name: 'About us' }, '<p>About words</p>');

  const all = async () => (await redirects.getList({ count: 200 })).items;
  return {
    ...{ server, owner, client, redirects, all },
    visit: async (path: string) => {
      const response = await guest.fetch(path);
      return [response.status, response.headers.get('location')];
    },
    clear: async () => {
      const ids = (await all()).map(({ id }) => id);
      if (ids.length > 0) await redirects.delete({ ids });
    },
    save: (old_url: string, new_url: string, more: object = {}) =>
      redirects.save({ item: { old_url, new_url, ...more } }),
  };
}

/** A refused call with the keys of its fields. */
export const refusal = (errors: object) => ({ code: 400, data: { errors } });
