import { Coordinates, imageRef } from '@plinth/model';
import { z } from 'zod';
import { defineWidget } from '../kit/define.ts';
import { areaOptions, borderOption, shadowOption } from '../kit/options/box.ts';
import { commonOptions } from '../kit/options/common.ts';
import { embedOptions } from '../kit/options/embed.ts';
import { responsive } from '../kit/values/responsive.ts';
import { integer, optionalColor, singleLine } from '../kit/values/values.ts';
import { rules } from './rules.ts';

export const MAP_PROVIDERS = ['openstreetmap', 'google', 'none'] as const;
export const MAP_TYPES = ['road', 'satellite', 'hybrid', 'terrain'] as const;
export const MAX_ADDRESS = 255;
export const MAX_MARKER_TITLE = 100;
export const MAX_MARKER_TEXT = 255;
/** px. Also in view.css. */
export const MAP_HEIGHT = 350;
export const MIN_HEIGHT = 100;
export const MAX_HEIGHT = 1000;
export const MIN_ZOOM = 1;
export const MAX_ZOOM = 20;

const colors = {
  color: optionalColor(),
  background_color: optionalColor(),
  button_color: optionalColor(),
  button_background_color: optionalColor(),
};

const properties = z.strictObject({
  ...commonOptions,
  ...areaOptions,
  ...embedOptions,
  /** Empty: the address of the site facts. */
  address: singleLine(MAX_ADDRESS).default(''),
  place: Coordinates.nullable().default(null),
  /** Whose map is shown. OpenStreetMap needs coordinates. */
  provider: z.enum(MAP_PROVIDERS).default('openstreetmap'),
  zoom: integer(MIN_ZOOM, MAX_ZOOM).default(14),
  /** Only Google Maps has others than `road`. */
  type: z.enum(MAP_TYPES).default('road'),
  /** px */
  height: responsive(integer(MIN_HEIGHT, MAX_HEIGHT), MAP_HEIGHT),
  /** Otherwise, the page scrolls over the map until a visitor clicks it. */
  has_scroll_zoom: z.boolean().default(false),
  /** Shown before the map, or in place of it. */
  image_id: imageRef().nullable().default(null),
  has_card: z.boolean().default(true),
  /** Empty: the name of the business, with its address. */
  marker_title: singleLine(MAX_MARKER_TITLE).default(''),
  marker_text: singleLine(MAX_MARKER_TEXT).default(''),
  has_directions: z.boolean().default(true),
  border: borderOption,
  shadow: shadowOption,
  ...colors,
  hover: z
    .strictObject({ ...colors, border_color: optionalColor(), shadow: shadowOption })
    .prefault({}),
});

export type MapProperties = z.infer<typeof properties>;

/** Where something is: its address, directions, and a map of another company. */
export const schema = defineWidget({ ...rules, properties });
