import type { MediaRecord } from '@plinth/contract';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../rpc/client.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { lacksAlt } from '../library-image.ts';

/** Ids of images, or those without alt text. */
export type Described = readonly number[] | 'missing';

/** The most images that are described at once. */
const COUNT = 100;

async function read(images: Described): Promise<readonly MediaRecord[]> {
  if (images === 'missing') {
    const order = { sort: 'created', direction: 'desc' } as const;
    const filter = { type: 'images', lacks_alt: true, count: COUNT } as const;
    return (await client.MediaService.getList({ ...filter, ...order })).items;
  }
  const ids = images.slice(0, COUNT);
  return Promise.all(ids.map((id) => client.MediaService.get({ id })));
}

/** The images to describe, as they are when the dialog opens. A favicon needs no alt text. */
export function useDescribed(images: Described) {
  const general = useSettings('general');
  const query = useQuery({
    queryKey: ['alt-texts', images],
    queryFn: () => read(images),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const faviconId = general.data?.values.favicon_id ?? null;
  const files = general.isPending
    ? undefined
    : query.data?.filter(
        (file) => file.type === 'images' && (images !== 'missing' || lacksAlt(file, faviconId)),
      );
  return { files, error: query.error, retry: () => void query.refetch() };
}
