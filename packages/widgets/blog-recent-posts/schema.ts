import { POST_SELECTIONS } from '@plinth/model';
import { z } from 'zod';
import { defineWidget } from '../kit/define.ts';
import { frameOptions } from '../kit/options/box.ts';
import { commonOptions } from '../kit/options/common.ts';
import { responsive, responsiveFrom } from '../kit/values/responsive.ts';
import { integer, optionalColor, optionalInteger, singleLine } from '../kit/values/values.ts';
import { rules } from './rules.ts';

export const TITLE_TAGS = ['h2', 'h3', 'h4'] as const;

/** Also in view.css. */
export const DEFAULT_COLUMNS = { desktop: 3, tablet: 2, mobile_v: 1 } as const;

const properties = z.strictObject({
  ...commonOptions,
  ...frameOptions,
  /** In posts and their template. Elsewhere, the newest posts are shown. */
  selection: z.enum(POST_SELECTIONS).default('newest'),
  has_title: z.boolean().default(true),
  /** Empty: “Recent posts” or “Related posts”, translated to the site's language. */
  title: singleLine(200).default(''),
  title_tag: z.enum(TITLE_TAGS).default('h2'),
  count: integer(1, 20).default(5),
  has_images: z.boolean().default(true),
  has_names: z.boolean().default(true),
  has_dates: z.boolean().default(true),
  has_descriptions: z.boolean().default(false),
  columns: responsiveFrom(integer(1, 6), DEFAULT_COLUMNS),
  /** Space between posts in px. */
  gap: responsive(integer(0, 100), 24),
  /** px */
  radius: optionalInteger(0, 500),
  title_color: optionalColor(),
  text_color: optionalColor(),
  date_color: optionalColor(),
});

export type BlogRecentPostsProperties = z.infer<typeof properties>;

export const schema = defineWidget({ ...rules, properties });
