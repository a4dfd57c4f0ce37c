import type { MediaRecord } from '@plinth/contract';
import type { EditorPorts, LibraryImage } from '@plinth/editor';
import { lacksAlt, showsWhole, thumbnailOf } from '../media/media-data.ts';
import { client } from '../rpc/client.ts';

/** Images per request. */
const PAGE_SIZE = 40;

const imageOf = (file: MediaRecord): LibraryImage => ({
  id: file.id,
  name: file.name,
  previewUrl: thumbnailOf(file) ?? file.url,
  isWhole: showsWhole(file),
  focus: file.focal_point,
  lacksAlt: lacksAlt(file),
});

/** Images of all folders, newest first; a new function after each upload triggers a reload. */
export const createImageSource =
  (_uploads: number): EditorPorts['images'] =>
  async (search, skip) => {
    const { items, total } = await client.MediaService.getList({
      page: Math.floor(skip / PAGE_SIZE) + 1,
      count: PAGE_SIZE,
      sort: 'created',
      direction: 'desc',
      type: 'images',
      ...(search && { search }),
    });
    return { items: items.map(imageOf), total };
  };
