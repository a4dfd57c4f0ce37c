import { type IntegrationSettings, integrationSettings } from '@plinth/contract';
import { z } from 'zod';
import type { Reader } from '../storage/database/store.ts';
import { readSetting, type Setting } from '../storage/records/stored-setting.ts';
import { settingOf } from './group-values.ts';

/** Pictures that a site keeps. Older ones are made again when a page with them is saved. */
export const MAX_MAP_PICTURES = 500;

const MapPictures = z.strictObject({
  /** Newest last. */
  pictures: z
    .array(
      z.strictObject({
        /** SHA-256 of the tile URL and the part of the map. */
        key: z.string(),
        /** The file of the library. Null if the tile server didn't send all tiles. */
        image_id: z.int().positive().nullable(),
      }),
    )
    .default([]),
});
export type MapPictures = z.infer<typeof MapPictures>;

/** Pictures of maps that were made out of tiles. */
export const MAP_PICTURES: Setting<MapPictures> = {
  name: 'map_pictures',
  schema: MapPictures,
  defaults: { pictures: [] },
};

/** Where tiles of maps come from, and the pictures made of them so far, by key. */
export async function readMapPictures(db: Reader): Promise<{
  readonly settings: Pick<
    IntegrationSettings,
    'map_tile_url' | 'map_attribution' | 'map_attribution_url'
  >;
  readonly pictures: ReadonlyMap<string, number | null>;
}> {
  const { values: settings } = await readSetting(db, settingOf(integrationSettings));
  const { pictures } = (await readSetting(db, MAP_PICTURES)).values;
  return { settings, pictures: new Map(pictures.map(({ key, image_id }) => [key, image_id])) };
}
