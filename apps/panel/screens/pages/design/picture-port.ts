import type { MediaRecord } from '@plinth/contract';
import type { EditorPorts, LibraryPicture } from '@plinth/editor';
import { lacksAlt, showsWhole, thumbnailOf } from '../../../media/media-data.ts';
import { client } from '../../../rpc/client.ts';

/** Pictures of a round. */
const ROUND = 40;

const pictureOf = (file: MediaRecord): LibraryPicture => ({
  id: file.id,
  name: file.name,
  previewUrl: thumbnailOf(file) ?? file.url,
  isWhole: showsWhole(file),
  focus: file.focal_point,
  lacksAlt: lacksAlt(file),
});

/** The library's pictures of all folders, the newest first. */
export const pictures: EditorPorts['pictures'] = async (search, rounds) => {
  const round = (page: number) =>
    client.MediaService.getList({
      page,
      count: ROUND,
      sort: 'created',
      direction: 'desc',
      type: 'images',
      ...(search && { search }),
    });
  const found = await Promise.all(Array.from({ length: rounds }, (_, index) => round(index + 1)));
  return {
    items: found.flatMap(({ items }) => items).map(pictureOf),
    total: found[0]?.total ?? 0,
  };
};
