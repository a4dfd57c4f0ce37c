import { join } from 'node:path';
import { loadI18n } from '@plinth/i18n';
import { checkDocument, documentReferences, type WidgetNode } from '@plinth/model';
import { widgetDefinition } from '@plinth/widgets';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openAppFiles } from '../../storage/folders/app-files.ts';
import { readBlocksFolder } from '../../storage/folders/blocks-folder.ts';
import { openThemes } from '../../storage/folders/themes-folder.ts';
import { passagesOf } from '../launch/passages.ts';
import { openTheme } from '../themes/open-theme.ts';
import { imageKeys, keyOf, resolveForSite } from '../themes/references.ts';
import { IMAGE_THEME } from './block-images.ts';
import { defaultLocation, openPrebuilt } from './prebuilt.ts';

const { root, version } = openAppFiles(import.meta.dirname);
const files = readBlocksFolder(join(root, 'blocks'));
const blocks = openPrebuilt(files);
const { has } = await loadI18n(['editor']);
const themes = openThemes(join(root, 'themes'), version);
const images = openTheme(themes, IMAGE_THEME).theme.media.map(({ key }) => key);
const ids = (keys: readonly string[]) => new Map(keys.map((key, index) => [key, index + 1]));
const filling = {
  media: ids(images),
  page: ids(['about', 'services', 'contact']),
  menu: ids(['main']),
};

const nodes = (tree: WidgetNode): WidgetNode[] => [tree, ...tree.children.flatMap(nodes)];
const json = (tree: WidgetNode) => nodes(tree).map(({ properties }) => JSON.stringify(properties));

it('every category except saved blocks has blocks', () => {
  expect(blocks.length).toBeGreaterThanOrEqual(24);
  expect(new Set(blocks.map(({ category }) => category)).size).toBe(12);
  expect(new Set(blocks.map(({ id }) => id)).size).toBe(blocks.length);
});

describe.each(blocks)('the block $id', (block) => {
  const { id, name, document } = block;

  it('is allowed where it is offered, once its references are resolved', () => {
    const tree = resolveForSite(document, filling);
    const location = { ...defaultLocation(block) };
    const checked = checkDocument({ tree, location, lookup: widgetDefinition });
    expect(checked).toMatchObject({ ok: true });
    expect(JSON.stringify(tree)).not.toMatch(/@(?:media|page|menu|site)\b/);
  });

  it('has a name and records its origin in the document', () => {
    expect(name).not.toBe(id);
    expect(has(`EDITOR.BLOCK_CATEGORY.${block.category.toUpperCase()}`)).toBe(true);
    for (const part of document.children) expect(part.properties.source).toBe(id);
  });

  it('uses nothing that a theme lacks', () => {
    for (const theme of themes.list().map((info) => openTheme(themes, info.id).theme)) {
      const styles = new Set(theme.styles.map(({ class_name }) => class_name));
      const presets = new Set(
        theme.presets.map((preset) => `${preset.widget_name} ${preset.class_name}`),
      );
      for (const { widget, properties } of nodes(document)) {
        for (const [, used] of JSON.stringify(properties).matchAll(/moto-text_([a-z0-9_-]+)/g)) {
          expect(styles).toContain(used);
        }
        const { preset } = properties;
        if (preset !== undefined) expect(presets).toContain(`${widget} ${preset}`);
      }
    }
    expect(json(document).join()).not.toMatch(/#[0-9a-f]{6}/i);
    expect(images).toEqual(expect.arrayContaining([...imageKeys(document)]));
  });

  it('shows each of its placeholders', () => {
    const lines = passagesOf(document).map(({ text }) => text);
    expect(lines).toEqual(expect.arrayContaining([...block.placeholders]));
  });

  it('has at most three text styles', () => {
    const used = json(document).flatMap((text) => [...text.matchAll(/moto-text_([a-z0-9_-]+)/g)]);
    expect(new Set(used.map(([, style]) => style)).size).toBeLessThanOrEqual(3);
  });

  it('has headings without skipped levels', () => {
    const levels = json(document)
      .flatMap((text) => [...text.matchAll(/<h([1-6])/g)])
      .map(([, level]) => Number(level));
    const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 2) + 1);
    expect(jumps).toEqual([]);
  });

  it('shows no image twice', () => {
    const used = documentReferences(document, widgetDefinition)
      .filter(({ kind, mediaType }) => kind === 'media' && mediaType !== 'audio')
      .map((reference) => keyOf(reference));
    expect(new Set(used).size).toBe(used.length);
  });

  it('has something to play in every player', () => {
    const players = nodes(document).filter(({ widget }) => /^(?:video|audio)_player$/.test(widget));
    expect(players.filter(({ properties }) => !properties.file_id)).toEqual([]);
  });

  it('has a thumbnail for every theme', async () => {
    const looks = files.find((file) => file.id === id)?.thumbnails.map(({ theme }) => theme) ?? [];
    expect([...looks].sort()).toEqual(themes.list().map((theme) => theme.id));
    for (const theme of looks) {
      const path = join(root, 'blocks', block.category, `${id}.${theme}.webp`);
      expect((await sharp(path).metadata()).width).toBe(640);
    }
  });
});
