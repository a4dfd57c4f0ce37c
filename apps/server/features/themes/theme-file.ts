import {
  ClassName,
  ColorTheme,
  DesignValues,
  MenuFields,
  PAGE_LAYOUTS,
  PresetFields,
  requiredText,
  SectionLock,
  SiteFont,
  Slug,
  StyleFields,
  text,
} from '@plinth/model';
import { z } from 'zod';

/**
 * A theme as data: `themes/<id>/theme.json` and the files it names. It references records by key
 * instead of id (see `references.ts`), so those parts are validated after the keys have been
 * resolved.
 */
const key = z.string().regex(/^[a-z0-9-]{1,64}$/);
const unresolved = z.unknown();

/** A path relative to the theme's folder. */
const file = (folder: string, extensions: string) =>
  z.string().regex(new RegExp(`^${folder}/[a-z0-9-]{1,64}\\.(?:${extensions})$`));

const version = z.string().regex(/^\d+\.\d+\.\d+$/);
const percent = z.number().min(0).max(100);
const pixels = z.int().positive();

export const ThemeMedia = z.strictObject({
  key,
  file: file('media', 'webp|jpg|png|svg|ico|mp4|webm|mp3'),
  title: text(255).default(''),
  alt: text(1000).default(''),
  focal_point: z.strictObject({ x: percent, y: percent }).default({ x: 50, y: 50 }),
  /** px. For SVG images, the size of the view box. Null for audio. */
  width: pixels.nullable().default(null),
  height: pixels.nullable().default(null),
  /** Widths of prebuilt renditions: `media/quay-800.webp` next to `media/quay.webp`. */
  widths: z.array(pixels).default([]),
  /** The key of the first frame of a video. */
  poster: key.optional(),
});
export type ThemeMedia = z.infer<typeof ThemeMedia>;

export const THEME_PAGE_TYPES = [
  ...(['page', 'service.404', 'service.under_construction', 'service.password'] as const),
] as const;

const ThemePage = z.strictObject({
  key,
  name: requiredText(255),
  url: Slug,
  page_type: z.enum(THEME_PAGE_TYPES).default('page'),
  is_home: z.boolean().default(false),
  layout: z.enum(PAGE_LAYOUTS).default('header_footer'),
  seo_title: text(255),
  seo_description: text(1000).default(''),
  is_noindex: z.boolean().default(false),
  file: file('pages', 'json'),
});
export type ThemePage = z.infer<typeof ThemePage>;

const ThemeSection = z.strictObject({
  name: requiredText(255),
  kind: z.enum(['header', 'footer']),
  is_sticky_footer: z.boolean().default(false),
  locked: SectionLock.default([]),
  file: file('sections', 'json'),
});

/** A sample post. Its document is what the blog's template of posts is around. */
const ThemePost = z.strictObject({
  key,
  url: Slug,
  file: file('posts', 'json'),
  /** As far as they aren't the site's own. */
  fields: unresolved,
});
export type ThemePost = z.infer<typeof ThemePost>;

const distinct = (items: readonly { readonly key: string }[]): boolean =>
  new Set(items.map((item) => item.key)).size === items.length;

const keyed = <S extends z.ZodType<{ readonly key: string }>>(item: S) =>
  z.array(item).default([]).refine(distinct, 'recordFound');

/** Files that a theme can have besides `theme.json`, which is where it says what they are. */
const THEME_FILES = new RegExp(
  `^(?:${[
    'theme\\.json',
    '(?:pages|posts|sections)/[a-z0-9-]{1,64}\\.json',
    'media/[a-z0-9-]{1,80}\\.(?:webp|jpg|png|svg|ico|mp4|webm|mp3)',
    'fonts/[a-z0-9-]{1,64}\\.woff2',
    'fonts/[a-z0-9-]{1,64}-license\\.txt',
    'previews/(?:desktop|mobile|page-[a-z0-9-]{1,64})\\.webp',
    'facts\\.md',
    'ASSETS-LICENSE\\.md',
  ].join('|')})$`,
);

/** Whether a theme can have a file of this name. None of them contains code. */
export const isThemeFile = (name: string): boolean => THEME_FILES.test(name);

/**
 * The file in the theme's folder of a font that pages load as `harbor/inter-latin.woff2`. Null for a
 * font that ships with the product.
 */
export const fontFile = (id: string, face: string): string | null =>
  face.startsWith(`${id}/`) ? face.replace(id, 'fonts') : null;

const Blog = z.strictObject({
  /** The key of the page that lists the posts. */
  page: key,
  /** The newest first. */
  posts: keyed(ThemePost),
});

const Theme = z.strictObject({
  id: key,
  name: requiredText(100),
  version,
  /** The oldest product version that the theme works with. */
  min_version: version,
  description: text(500),
  author: text(100),
  /** Position in the list of themes. */
  order: z.int().default(100),
  /** The business name in its texts. Used as the site name if the owner enters none. */
  site_name: requiredText(255),
  /** Words of the sample business’s trade in lower case: “survey” is also in “surveyor”. */
  trade_words: z.array(requiredText(40)).default([]),
  colors: ColorTheme,
  values: DesignValues,
  styles: z.array(StyleFields),
  presets: z.array(PresetFields),
  backgrounds: z
    .array(
      z.strictObject({ name: requiredText(100), class_name: ClassName, properties: unresolved }),
    )
    .default([]),
  fonts: z.array(SiteFont),
  menus: keyed(z.strictObject({ key, name: MenuFields.shape.name, items: unresolved })),
  sections: z.array(ThemeSection).default([]),
  pages: keyed(ThemePage).refine(
    (pages) => pages.filter(({ is_home }) => is_home).length === 1,
    'valueInvalid',
  ),
  media: keyed(ThemeMedia),
  /** For sites that want a blog. */
  blog: Blog.optional(),
});

const hasBlogPage = ({ blog, pages }: z.infer<typeof Theme>): boolean =>
  blog === undefined ||
  pages.some(
    ({ key, page_type, is_home }) => key === blog.page && page_type === 'page' && !is_home,
  );

export const ThemeFile = Theme.refine(hasBlogPage, {
  path: ['blog', 'page'],
  message: 'valueInvalid',
});
export type ThemeFile = z.infer<typeof ThemeFile>;
