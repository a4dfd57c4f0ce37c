import type { services } from '@plinth/contract';
import type { SafeFetch } from '../../outbound/safe-fetch.ts';
import type { Handlers, SignedInContext } from '../../rpc/context.ts';
import { type AddImagePorts, addImage } from './add-image.ts';
import { askOEmbed, type OEmbed } from './oembed.ts';
import { fetchImage } from './poster.ts';

export type EmbedsPorts = AddImagePorts & { readonly fetch: SafeFetch };

export function createEmbeds(ports: EmbedsPorts): Handlers<typeof services.EmbedsService> {
  const addPoster = async ({ thumbnails, title }: OEmbed, context: SignedInContext) => {
    const image = await fetchImage(thumbnails, title, ports.fetch);
    return image && addImage(image, ports, context);
  };

  return {
    find: async (source, context) => {
      const said = await askOEmbed(source, ports.fetch);
      if (said === null || said === 'gone') return { found: null, is_gone: said === 'gone' };
      const { title, frame_url } = said;
      const poster = await addPoster(said, context);
      return { found: { title, frame_url, poster }, is_gone: false };
    },
  };
}
