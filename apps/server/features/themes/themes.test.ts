import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  Background,
  checkDocument,
  colorRoles,
  contrastRatio,
  DEFAULT_PRESET,
  documentReferences,
  MAIN_COLOR_ROLES,
  MenuFields,
  MIN_TEXT_CONTRAST,
  poorContrasts,
  resolveColor,
  type WidgetNode,
} from '@plinth/model';
import { widgetDefinition } from '@plinth/widgets';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openAppFiles } from '../../storage/folders/app-files.ts';
import { openThemes } from '../../storage/folders/themes-folder.ts';
import { passagesOf } from '../launch/passages.ts';
import { openTheme } from './open-theme.ts';
import { keyOf, resolveDocument, resolveReferences } from './references.ts';
import { postsOf, SamplePost, withoutBlog } from './theme-blog.ts';
import { renditionFile } from './theme-media.ts';
import { pagePicture, SHOWN_PAGES } from './theme-pictures.ts';

const { root, version } = openAppFiles(import.meta.dirname);
const themes = openThemes(join(root, 'themes'), version);

const idsOf = (items: readonly { readonly key: string }[]) =>
  new Map(items.map(({ key }, index) => [key, index + 1]));

/** The fewest presets that a theme has of these widgets. One of them is the default. */
const PRESETS = {
  ...{ button: 5, image: 5, menu: 3, social_links: 3, grid_gallery: 3, divider: 3, countdown: 3 },
  ...{ accordion: 3, slider: 2, carousel: 2, audio_player: 1, video_player: 1 },
};

const TEXTS = ['color', 'text_color', 'number_color', 'label_color'];
const BOXES = ['background', 'border', 'shadow'];

/** Colors of texts and icons in each state, with what is behind them: the page, unless it's set. */
function colorPairs(properties: object): [text: string, ground: string][] {
  const fields = Object.entries(properties).filter(([name]) => !BOXES.includes(name));
  const { background_color: own = 'transparent' } = Object.fromEntries(fields);
  const ground = own === 'transparent' ? 'bg' : own;
  return fields.flatMap(([name, value]): [string, string][] => {
    if (typeof value === 'object' && value !== null) return colorPairs(value);
    return TEXTS.includes(name) ? [[String(value), ground]] : [];
  });
}

const nodes = (tree: WidgetNode): WidgetNode[] => [tree, ...tree.children.flatMap(nodes)];

it('Harbor is the first of the themes', () => {
  expect(themes.list().map(({ id }) => id)).toEqual(['harbor', 'monolith']);
});

describe.each(themes.list().map(({ id }) => id))('the theme %s', (id) => {
  const { theme, document } = openTheme(themes, id);
  const path = (file: string) => themes.path(id, file);
  const ids = { media: idsOf(theme.media), page: idsOf(theme.pages), menu: idsOf(theme.menus) };
  const documents = [
    ...theme.sections.map(({ file, kind }) => ({ file, pageType: 'page', kind }) as const),
    ...theme.pages.map(
      ({ file, page_type }) => ({ file, pageType: page_type, kind: 'content' }) as const,
    ),
    ...postsOf(theme).map(
      ({ file }) => ({ file, pageType: 'blog.post', kind: 'content' }) as const,
    ),
  ];

  it.each(documents)('has a valid document in $file', ({ file, pageType, kind }) => {
    const checked = checkDocument({
      tree: resolveDocument(document(file), ids),
      location: { pageType, sectionName: kind },
      lookup: widgetDefinition,
    });
    expect(checked).toMatchObject({ ok: true });
  });

  it('shows each image in one place', () => {
    const used = documents.flatMap(({ file }) =>
      documentReferences(document(file) as WidgetNode, widgetDefinition)
        .filter(({ kind }) => kind === 'media')
        .flatMap((reference) => keyOf(reference) ?? []),
    );
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((key, index) => used.indexOf(key) !== index)).toEqual([]);
  });

  it.each(documents)('uses only its own styles, presets, and colors in $file', ({ file }) => {
    const classes = new Set(theme.styles.map(({ class_name }) => class_name));
    const presets = new Set(
      theme.presets.map((preset) => `${preset.widget_name} ${preset.class_name}`),
    );
    for (const { id: node, widget, properties } of nodes(document(file) as WidgetNode)) {
      const json = JSON.stringify(properties);
      for (const [, used] of json.matchAll(/moto-text_([a-z0-9_-]+)/g)) {
        expect(classes, `${file} ${node}`).toContain(used);
      }
      const { preset } = properties;
      if (preset !== undefined) expect(presets, `${file} ${node}`).toContain(`${widget} ${preset}`);
      expect(json, `${file} ${node}`).not.toMatch(/#[0-9a-f]{6}/i);
    }
  });

  it('has posts with images, and no link to the blog but in the menu', () => {
    expect(postsOf(theme).length).toBeGreaterThanOrEqual(3);
    for (const { fields } of postsOf(theme)) {
      const post = SamplePost.parse(resolveReferences(SamplePost, fields, ids));
      expect(post.image_id).toEqual(expect.any(Number));
    }
    const blog = `@page/${theme.blog?.page}`;
    expect(JSON.stringify(theme.menus)).toContain(blog);
    const bare = withoutBlog({ theme, document, read: () => Promise.reject() });
    const left = bare.theme.pages.map(({ file }) => document(file));
    const sections = theme.sections.map(({ file }) => document(file));
    expect(JSON.stringify([bare.theme, left, sections])).not.toContain(blog);
    expect(bare.theme.pages).toHaveLength(theme.pages.length - 1);
  });

  it('has valid menus, backgrounds, and presets', () => {
    for (const { name, items } of theme.menus) {
      MenuFields.parse(resolveReferences(MenuFields, { name, items }, ids));
    }
    for (const { properties } of theme.backgrounds) {
      Background.parse(resolveReferences(Background, properties, ids));
    }
    for (const { widget_name, properties } of theme.presets) {
      expect(widgetDefinition(widget_name)?.properties.safeParse(properties).success).toBe(true);
    }
  });

  it.each(Object.entries(PRESETS))('has presets of %s to choose from', (widget, count) => {
    const own = theme.presets.filter(({ widget_name }) => widget_name === widget);
    expect(own.length).toBeGreaterThanOrEqual(count);
    expect(own[0]?.class_name).toBe(DEFAULT_PRESET);
    expect(new Set(own.map(({ name }) => name)).size).toBe(own.length);
  });

  it.each(theme.presets)('has readable texts and icons in $widget_name $class_name', (preset) => {
    for (const [text, ground] of colorPairs(preset.properties)) {
      const [front, behind] = [text, ground].map((color) => resolveColor(theme.colors, color));
      if (front == null || behind == null) continue;
      expect(contrastRatio(front, behind)).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
    }
  });

  it.each(theme.media)('has $key in the declared size', async (media) => {
    if (/\.(?:ico|mp4|mp3)$/.test(media.file))
      return expect(existsSync(path(media.file))).toBe(true);
    const { width, height } = await sharp(path(media.file)).metadata();
    expect({ width, height }).toEqual({ width: media.width, height: media.height });
    for (const copy of media.widths) {
      const small = await sharp(path(renditionFile(media.file, copy))).metadata();
      expect(small.width).toBe(copy);
      expect((small.width * height) / width).toBeCloseTo(small.height, -0.5);
    }
  });

  it('has pictures of the pages that are shown', () => {
    for (const { key } of theme.pages.slice(0, SHOWN_PAGES))
      expect(existsSync(path(pagePicture(key))), key).toBe(true);
  });

  it('has its fonts with their licenses, or takes them from the catalog', () => {
    for (const { family, faces } of theme.fonts) {
      const folder = faces[0]?.file.split('/')[0] ?? '';
      const isOwn = folder === id;
      const license = isOwn
        ? path(`fonts/${family.toLowerCase()}-license.txt`)
        : join(root, 'fonts', folder, 'license.txt');
      expect(existsSync(license), license).toBe(true);
      for (const { file } of faces) {
        const font = isOwn ? path(file.replace(id, 'fonts')) : join(root, 'fonts', file);
        expect(existsSync(font), font).toBe(true);
      }
    }
  });

  it('has pricing in the menu, and privacy with the facts of its owner in the footer', () => {
    const htmlOf = (file: string) => JSON.stringify(document(file));
    expect(JSON.stringify(theme.menus)).toContain('@page/pricing');
    expect(JSON.stringify(theme.menus)).not.toContain('@page/privacy');
    expect(htmlOf('sections/footer.json')).toContain('link:page/@privacy');
    for (const fact of ['name', 'address', 'email'])
      expect(htmlOf('pages/privacy.json')).toContain(`<data value=\\"${fact}\\">`);
  });

  it('shows prices as placeholders only', () => {
    const amounts = documents.flatMap(({ file }) =>
      passagesOf(document(file) as WidgetNode).flatMap(
        ({ text }) => text.match(/[$€£]\d+|\d+%/g) ?? [],
      ),
    );
    expect(amounts.filter((amount) => !/^\$0+$|^0+%$/.test(amount))).toEqual([]);
  });

  it('leaves the descriptions for search results to its owner and to the opening words', () => {
    expect(theme.pages.filter(({ seo_description }) => seo_description !== '')).toEqual([]);
  });

  it('has colors with readable text', () => {
    expect(poorContrasts(theme.colors)).toEqual([]);
  });

  it('uses the main colors for what they are named after', () => {
    const roles = colorRoles(theme.colors);
    expect(MAIN_COLOR_ROLES.map((role) => roles[role])).toEqual(
      MAIN_COLOR_ROLES.map((_, index) => `color${index + 1}`),
    );
  });
});
