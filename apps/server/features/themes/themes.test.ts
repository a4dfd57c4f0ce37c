import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  Background,
  checkDocument,
  colorRoles,
  documentReferences,
  MAIN_COLOR_ROLES,
  MenuFields,
  poorContrasts,
  type WidgetNode,
} from '@plinth/model';
import { widgetDefinition } from '@plinth/widgets';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openAppFiles } from '../../storage/folders/app-files.ts';
import { openThemes } from '../../storage/folders/themes-folder.ts';
import { openTheme } from './open-theme.ts';
import { keyOf, resolveDocument, resolveReferences } from './references.ts';
import { renditionFile } from './theme-media.ts';

const { root, version } = openAppFiles(import.meta.dirname);
const themes = openThemes(join(root, 'themes'), version);

const idsOf = (items: readonly { readonly key: string }[]) =>
  new Map(items.map(({ key }, index) => [key, index + 1]));

const nodes = (tree: WidgetNode): WidgetNode[] => [tree, ...tree.children.flatMap(nodes)];

it('a starter theme exists', () => {
  expect(themes.list().map(({ id }) => id)).toContain('harbor');
});

describe.each(themes.list().map(({ id }) => id))('the theme %s', (id) => {
  const { theme, document, path } = openTheme(themes, id);
  const ids = { media: idsOf(theme.media), page: idsOf(theme.pages), menu: idsOf(theme.menus) };
  const documents = [
    ...theme.sections.map(({ file, kind }) => ({ file, pageType: 'page', kind }) as const),
    ...theme.pages.map(
      ({ file, page_type }) => ({ file, pageType: page_type, kind: 'content' }) as const,
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

  it.each(theme.media)('has the image $key in the declared size', async (media) => {
    if (media.file.endsWith('.ico')) return expect(existsSync(path(media.file))).toBe(true);
    const { width, height } = await sharp(path(media.file)).metadata();
    expect({ width, height }).toEqual({ width: media.width, height: media.height });
    for (const copy of media.widths) {
      const small = await sharp(path(renditionFile(media.file, copy))).metadata();
      expect(small.width).toBe(copy);
      expect((small.width * media.height) / media.width).toBeCloseTo(small.height, -0.5);
    }
  });

  it('has its fonts with their licenses', () => {
    for (const { family, faces } of theme.fonts) {
      expect(existsSync(path(`fonts/${family.toLowerCase()}-license.txt`))).toBe(true);
      for (const { file } of faces) expect(existsSync(path(file.replace(id, 'fonts')))).toBe(true);
    }
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
