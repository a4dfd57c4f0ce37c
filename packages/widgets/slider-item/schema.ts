import { imageRef, LinkAction } from '@plinth/model';
import { z } from 'zod';
import { defineWidget } from '../kit/define.ts';
import { altOptions } from '../kit/image-alt.ts';
import { commonOptions } from '../kit/options/common.ts';
import { rules } from './rules.ts';

const properties = z.strictObject({
  ...commonOptions,
  image_id: imageRef().nullable().default(null),
  ...altOptions,
  /** Where the image leads. A lightbox link without an image opens this one. */
  link: LinkAction.default({ action: 'none' }),
});

export type SliderItemProperties = z.infer<typeof properties>;

/** A slide: an image with its caption, or any other content. */
export const schema = defineWidget({ ...rules, properties });
