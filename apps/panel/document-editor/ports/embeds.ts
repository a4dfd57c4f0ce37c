import type { EmbedsPort } from '@plinth/editor';
import type { ShownFile } from '../../data/page-data.ts';
import { client } from '../../rpc/client.ts';

const checkFraming: EmbedsPort['checkFraming'] = async (url) =>
  (await client.PagesService.checkFrame({ url })).state;

/** Looks up pages of other sites on the server. `keep` caches the posters of embeds. */
export const embedsPort = (keep: (file: ShownFile) => void): EmbedsPort => ({
  checkFraming,
  find: async (kind, url) => {
    const { found, is_gone } = await client.EmbedsService.find({ kind, url });
    if (!found) return is_gone ? 'gone' : null;
    const { poster, ...embed } = found;
    if (poster) keep(poster);
    return { ...embed, poster_id: poster?.id ?? null };
  },
});
