import { type MediaRecord, RpcError } from '@plinth/contract';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../rpc/client.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { lacksAlt } from '../library-image.ts';

/** Ids of images, or those without alt text. */
export type Described = readonly number[] | 'missing';

/** The most images that are described at once. */
const COUNT = 100;

type Found = { readonly files: readonly MediaRecord[]; readonly total: number };

/** Null if the image was deleted meanwhile. */
async function readOne(id: number): Promise<MediaRecord | null> {
  try {
    return await client.MediaService.get({ id });
  } catch (error) {
    if (error instanceof RpcError && error.type === 'NOT_FOUND') return null;
    throw error;
  }
}

async function read(images: Described): Promise<Found> {
  if (images === 'missing') {
    const order = { sort: 'created', direction: 'desc' } as const;
    const filter = { type: 'images', lacks_alt: true, count: COUNT } as const;
    const { items, total } = await client.MediaService.getList({ ...filter, ...order });
    return { files: items, total };
  }
  const found = await Promise.all(images.slice(0, COUNT).map(readOne));
  return { files: found.filter((file) => file !== null), total: images.length };
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
    : query.data?.files.filter(
        (file) => file.type === 'images' && (images !== 'missing' || lacksAlt(file, faviconId)),
      );
  const total = query.data?.total ?? 0;
  /** Of how many images the first are shown; null if none is left out. */
  const firstOf = total > COUNT ? total : null;
  return { files, firstOf, error: query.error, retry: () => void query.refetch() };
}
