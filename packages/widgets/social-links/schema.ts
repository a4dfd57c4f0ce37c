import { imageRef, isSafeUrl } from '@plinth/model';
import { z } from 'zod';
import { defineWidget } from '../kit/define.ts';
import { iconValue } from '../kit/icons.tsx';
import { areaOptions, borderOption, shadowOption } from '../kit/options/box.ts';
import { commonOptions } from '../kit/options/common.ts';
import { NETWORKS } from '../kit/social-icon.tsx';
import { optionalColor, optionalInteger, singleLine } from '../kit/values/values.ts';
import { addressIssues } from './address-issues.ts';
import { rules } from './rules.ts';

export const MAX_LINKS = 30;
export const MAX_URL = 2048;
export const MAX_LABEL = 100;
export const LINK_TARGETS = ['_blank', '_self'] as const;

const colors = { color: optionalColor(), background_color: optionalColor() };

const item = z.strictObject({
  /** A URL, a host with a path, or an email address. */
  url: z
    .string()
    .max(MAX_URL)
    .refine((url) => url === '' || isSafeUrl(url), 'incorrectURL')
    .default(''),
  /** Null: recognized by the URL. */
  network: z.enum(NETWORKS).nullable().default(null),
  /** What screen readers read. Empty: the name of the network. */
  label: singleLine(MAX_LABEL).default(''),
  /** Replaces the icon of the network. */
  icon: iconValue().nullable().default(null),
  /** Replaces any icon. */
  image_id: imageRef().nullable().default(null),
  /** Colors of this link alone. */
  ...colors,
  hover_color: optionalColor(),
  hover_background_color: optionalColor(),
  /** Hidden from visitors. */
  is_hidden: z.boolean().default(false),
});

const properties = z.strictObject({
  ...commonOptions,
  ...areaOptions,
  /** Empty: the profiles in the site facts. */
  items: z.array(item).max(MAX_LINKS).default([]),
  target: z.enum(LINK_TARGETS).default('_blank'),
  /** Size of the icons in px. */
  size: optionalInteger(12, 96),
  /** Space around an icon in px. */
  padding: optionalInteger(0, 60),
  /** Space between links in px. */
  gap: optionalInteger(0, 100),
  ...colors,
  border: borderOption,
  shadow: shadowOption,
  hover: z
    .strictObject({ ...colors, border_color: optionalColor(), shadow: shadowOption })
    .prefault({}),
});

export type SocialLinksProperties = z.infer<typeof properties>;
export type SocialLink = z.infer<typeof item>;

/** Icons that link to profiles on social networks. */
export const schema = defineWidget({ ...rules, properties, saveIssues: addressIssues });
