import type { MediaRecord } from '@plinth/contract';
import type { LibraryImage, MediaPort } from '@plinth/editor';
import type { QueryClient } from '@tanstack/react-query';
import { lacksAlt, showsWhole, thumbnailOf } from '../../media/library-image.ts';
import { client } from '../../rpc/client.ts';
import { settingsQuery } from '../../settings/use-settings.ts';

/** Images per request. */
const PAGE_SIZE = 40;

const imageOf = (file: MediaRecord, faviconId: number | null): LibraryImage => ({
  id: file.id,
  name: file.name,
  previewUrl: thumbnailOf(file) ?? file.url,
  isWhole: showsWhole(file),
  focus: file.focal_point,
  lacksAlt: lacksAlt(file, faviconId),
});

/** Images of all folders, newest first; a new function after each upload triggers a reload. */
export const createImageSource =
  (queries: QueryClient, _uploads: number): MediaPort['images'] =>
  async (search, skip) => {
    const list = client.MediaService.getList({
      page: Math.floor(skip / PAGE_SIZE) + 1,
      count: PAGE_SIZE,
      sort: 'created',
      direction: 'desc',
      type: 'images',
      ...(search && { search }),
    });
    // Without the settings, the favicon counts like any other image.
    const general = queries.ensureQueryData(settingsQuery('general')).catch(() => null);
    const [{ items, total }, settings] = await Promise.all([list, general]);
    const faviconId = settings?.values.favicon_id ?? null;
    return { items: items.map((file) => imageOf(file, faviconId)), total };
  };
