import type { LoadData } from '../../documents/data-loader.ts';
import { readMapPictures } from '../../settings/map-pictures.ts';
import { pictureKey } from './map/picture-key.ts';

export const load: LoadData<'map'> = async (requests, { db, tag }) => {
  tag('setting:integration');
  tag('setting:map_pictures');
  const { settings, pictures } = await readMapPictures(db);
  return requests.map((request) => {
    const image_id = pictures.get(pictureKey(settings.map_tile_url, request));
    const { map_attribution: attribution, map_attribution_url: attribution_url } = settings;
    return settings.map_tile_url === '' || image_id === undefined
      ? null
      : { image_id, attribution, attribution_url };
  });
};
