import { isSafeUrl } from '@plinth/model';
import { z } from 'zod';
import { defineWidget } from '../kit/define.ts';
import { areaOptions, borderOption, shadowOption } from '../kit/options/box.ts';
import { commonOptions } from '../kit/options/common.ts';
import { optionalColor, optionalInteger } from '../kit/values/values.ts';
import { rules } from './rules.ts';
import { SHARE_NETWORKS } from './share-url.ts';

export const SHARED_PAGES = ['current', 'fixed'] as const;
export const MAX_URL = 2048;

const colors = { color: optionalColor(), background_color: optionalColor() };

const properties = z.strictObject({
  ...commonOptions,
  ...areaOptions,
  /** In display order. */
  networks: z.array(z.enum(SHARE_NETWORKS)).max(SHARE_NETWORKS.length).default([]),
  has_names: z.boolean().default(true),
  shared_page: z.enum(SHARED_PAGES).default('current'),
  /** The URL to share if it isn't the current page's. */
  url: z
    .string()
    .max(MAX_URL)
    .refine((url) => url === '' || isSafeUrl(url), 'incorrectURL')
    .default(''),
  /** Size of icons and names in px. */
  size: optionalInteger(12, 60),
  padding: optionalInteger(0, 60),
  /** Space between buttons in px. */
  gap: optionalInteger(0, 100),
  ...colors,
  border: borderOption,
  shadow: shadowOption,
  hover: z
    .strictObject({ ...colors, border_color: optionalColor(), shadow: shadowOption })
    .prefault({}),
});

export type SocialButtonsProperties = z.infer<typeof properties>;

/** Links that share a page on social networks, without scripts of these networks. */
export const schema = defineWidget({ ...rules, properties });
