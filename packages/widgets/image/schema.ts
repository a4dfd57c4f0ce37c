import { imageRef, LinkAction } from '@plinth/model';
import { z } from 'zod';
import { defineWidget } from '../kit/define.ts';
import { altOptions } from '../kit/image-alt.ts';
import { areaOptions, borderOption, shadowOption } from '../kit/options/box.ts';
import { commonOptions } from '../kit/options/common.ts';
import { responsive } from '../kit/values/responsive.ts';
import { lengthValue, optionalColor, optionalInteger, singleLine } from '../kit/values/values.ts';
import { rules } from './rules.ts';

export const IMAGE_RATIOS = [
  'original',
  '1/1',
  '4/3',
  '3/2',
  '16/9',
  '21/9',
  '3/4',
  '2/3',
] as const;
export const IMAGE_LOADING = ['inherit', 'lazy', 'eager'] as const;
export const OVERLAY_ICONS = ['none', 'zoom', 'link', 'plus'] as const;
export const IMAGE_ZOOMS = ['none', 'in', 'out'] as const;

const properties = z.strictObject({
  ...commonOptions,
  ...areaOptions,
  image_id: imageRef().nullable().default(null),
  ...altOptions,
  title: singleLine(255).nullable().default(null),
  caption: singleLine(500).default(''),
  /** A lightbox link without an image opens this one. */
  link: LinkAction.default({ action: 'none' }),
  max_width: responsive(
    lengthValue({ px: { min: 1, max: 4000 }, '%': { min: 1, max: 100 } }).nullable(),
    null,
  ),
  /** Cropped around the image's focal point. */
  ratio: z.enum(IMAGE_RATIOS).default('original'),
  loading: z.enum(IMAGE_LOADING).default('inherit'),
  /** Behind transparent parts of the image. */
  background_color: optionalColor(),
  border: borderOption,
  shadow: shadowOption,
  /** Percent. */
  opacity: optionalInteger(0, 100),
  /** Shown over the image on hover. */
  overlay: z
    .strictObject({
      color: optionalColor(),
      opacity: optionalInteger(0, 100),
      icon: z.enum(OVERLAY_ICONS).nullable().default(null),
      icon_color: optionalColor(),
    })
    .prefault({}),
  hover: z
    .strictObject({
      opacity: optionalInteger(0, 100),
      zoom: z.enum(IMAGE_ZOOMS).nullable().default(null),
      background_color: optionalColor(),
      border_color: optionalColor(),
      shadow: shadowOption,
    })
    .prefault({}),
});

export type ImageProperties = z.infer<typeof properties>;

export const schema = defineWidget({ ...rules, properties });
