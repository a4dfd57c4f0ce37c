import type { EditorPorts } from '@plinth/editor';
import type { ShownFile } from '../data/page-data.ts';
import { client } from '../rpc/client.ts';

/** Looks up embeds on the server. `keep` caches their posters. */
export const embedPort = (keep: (file: ShownFile) => void): Pick<EditorPorts, 'findEmbed'> => ({
  findEmbed: async (kind, url) => {
    const { found, is_gone } = await client.EmbedsService.find({ kind, url });
    if (!found) return is_gone ? 'gone' : null;
    const { poster, ...embed } = found;
    if (poster) keep(poster);
    return { ...embed, poster_id: poster?.id ?? null };
  },
});
