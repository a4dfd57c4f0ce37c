import { z } from 'zod';
import { Coordinates } from '../entities/coordinates.ts';
import { MAP_PICTURE_MAX_HEIGHT } from '../entities/map-picture.ts';
import { imageRef } from '../references/declare.ts';
import { defineDataSource } from './define.ts';

/** The picture of a map, which is made when a page with the map is saved. Null: not made yet. */
export const source = defineDataSource({
  name: 'map',
  request: {
    place: Coordinates,
    zoom: z.int().min(1).max(20),
    /** px */
    height: z.int().min(100).max(MAP_PICTURE_MAX_HEIGHT),
  },
  result: z.strictObject({
    /** Null if the tile server didn't send all tiles. */
    image_id: imageRef().nullable(),
    attribution: z.string(),
    /** Empty: the attribution is no link. */
    attribution_url: z.string(),
  }),
});
