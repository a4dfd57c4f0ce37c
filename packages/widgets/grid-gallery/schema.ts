import { imageRef, LinkAction } from '@plinth/model';
import { z } from 'zod';
import { defineWidget } from '../kit/define.ts';
import { MAX_ALT } from '../kit/image-alt.ts';
import { frameOptions } from '../kit/options/box.ts';
import { commonOptions } from '../kit/options/common.ts';
import { responsive, responsiveFrom } from '../kit/values/responsive.ts';
import { integer, optionalColor, optionalInteger, singleLine } from '../kit/values/values.ts';
import { rules } from './rules.ts';

export const GALLERY_LAYOUTS = ['grid', 'rows'] as const;
export const GALLERY_RATIOS = ['original', '1/1', '4/3', '3/2', '16/9', '3/4', '2/3'] as const;
export const LAST_ROWS = ['left', 'center', 'justify', 'hide'] as const;
export const CAPTION_POSITIONS = ['below', 'over', 'none'] as const;
export const GALLERY_ZOOMS = ['none', 'in'] as const;
export const MAX_IMAGES = 200;

/** Also in view.css. */
export const DEFAULT_COLUMNS = { desktop: 3, mobile_h: 2 } as const;

const item = z.strictObject({
  image_id: imageRef().nullable().default(null),
  /** Null: the alt text from the media library. */
  alt: singleLine(MAX_ALT).nullable().default(null),
  caption: singleLine(500).default(''),
  /** Replaces the lightbox. */
  link: LinkAction.default({ action: 'none' }),
  /** Hidden from visitors. */
  is_hidden: z.boolean().default(false),
});

const properties = z.strictObject({
  ...commonOptions,
  ...frameOptions,
  items: z.array(item).max(MAX_IMAGES).default([]),
  /**
   * `grid`: cells of equal size. `rows`: rows of equal height, with images as wide as their aspect
   * ratio requires.
   */
  layout: z.enum(GALLERY_LAYOUTS).default('grid'),
  columns: responsiveFrom(integer(1, 8), DEFAULT_COLUMNS),
  ratio: z.enum(GALLERY_RATIOS).default('1/1'),
  /** Minimum row height in px. */
  row_height: responsive(integer(80, 800), 240),
  /** Whether rows have exactly this height, with images cropped to fill them. */
  has_fixed_height: z.boolean().default(false),
  /** What happens to an incomplete last row. */
  last_row: z.enum(LAST_ROWS).default('center'),
  /** Space between images in px. */
  gap: responsive(integer(0, 100), 20),
  captions: z.enum(CAPTION_POSITIONS).default('below'),
  /** Whether a click opens the image in a lightbox. */
  has_lightbox: z.boolean().default(true),
  radius: optionalInteger(0, 500),
  caption_color: optionalColor(),
  caption_background: optionalColor(),
  hover: z.strictObject({ zoom: z.enum(GALLERY_ZOOMS).nullable().default(null) }).prefault({}),
});

export type GridGalleryProperties = z.infer<typeof properties>;
export type GalleryItem = z.infer<typeof item>;

export const schema = defineWidget({ ...rules, properties });
