import { z } from 'zod';
import { defineWidget } from '../kit/define.ts';
import { frameOptions } from '../kit/options/box.ts';
import { commonOptions } from '../kit/options/common.ts';
import { fontOptions } from '../kit/options/font.ts';
import { responsive, responsiveFrom } from '../kit/values/responsive.ts';
import { topicValue } from '../kit/values/topic.ts';
import { integer, optionalColor, optionalInteger, singleLine } from '../kit/values/values.ts';
import { rules } from './rules.ts';

export const LIST_LAYOUTS = ['list', 'cards'] as const;
export const LIST_TITLE_TAGS = ['h2', 'h3', 'h4'] as const;
export const LIST_RATIOS = ['original', '1/1', '4/3', '3/2', '16/9', '21/9', '3/4'] as const;
export const MORE_STYLES = ['button', 'link'] as const;
export const MORE_SIZES = ['small', 'medium', 'large'] as const;

/** Also in view.css. */
export const DEFAULT_COLUMNS = { desktop: 3, tablet: 2, mobile_v: 1 } as const;
export const DEFAULT_GAP = 48;

const properties = z.strictObject({
  ...commonOptions,
  ...frameOptions,
  topic: topicValue(),
  layout: z.enum(LIST_LAYOUTS).default('list'),
  /** Of cards. */
  columns: responsiveFrom(integer(1, 6), DEFAULT_COLUMNS),
  /** Space between posts in px. */
  gap: responsive(integer(0, 200), DEFAULT_GAP),
  title_tag: z.enum(LIST_TITLE_TAGS).default('h2'),
  title_font: z.strictObject(fontOptions).prefault({}),
  title_color: optionalColor(),
  has_images: z.boolean().default(true),
  /** Cropped around the image's focal point. */
  ratio: z.enum(LIST_RATIOS).default('16/9'),
  /** Of images, in px. */
  radius: optionalInteger(0, 500),
  has_dates: z.boolean().default(true),
  has_authors: z.boolean().default(true),
  /** Categories and tags, with links to their archives. */
  has_topics: z.boolean().default(true),
  /** On in new ones, see the template. Off in those stored before it existed. */
  has_reading_time: z.boolean().default(false),
  meta_font: z.strictObject(fontOptions).prefault({}),
  meta_color: optionalColor(),
  has_descriptions: z.boolean().default(true),
  text_color: optionalColor(),
  has_more: z.boolean().default(true),
  /** Empty: “Read more”, translated to the site's language. */
  more_label: singleLine(100).default(''),
  more_style: z.enum(MORE_STYLES).default('button'),
  more_size: z.enum(MORE_SIZES).default('medium'),
  more_color: optionalColor(),
  more_background: optionalColor(),
  /** Between posts in a list. */
  has_dividers: z.boolean().default(true),
  divider_color: optionalColor(),
  /** Empty: “No posts yet”, translated to the site's language. */
  empty_text: singleLine(300).default(''),
});

export type BlogPostListProperties = z.infer<typeof properties>;

/** All posts of the blog, or those with a topic, in pages. */
export const schema = defineWidget({ ...rules, properties });
