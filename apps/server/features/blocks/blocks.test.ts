import { describe, expect, test } from 'vitest';
import { textDocument } from '../../testing/documents.ts';
import { sampleDocument, text } from '../../testing/sample-page.ts';
import { testServer } from '../../testing/server.ts';
import { DATABASES } from '../../testing/stores.ts';
import { defaultLocation } from './prebuilt.ts';

describe.each(DATABASES)('blocks on %s', async (kind) => {
  const server = await testServer(kind);
  const { client, fetch } = await server.owner();
  const { BlocksService: blocks, MediaService: media, PagesService: pages } = client;
  const shown = (document: object) => JSON.stringify(document);

  test('prebuilt blocks are listed in order with thumbnails', async () => {
    const { items } = await blocks.getList({});
    const prebuilt = items.filter(({ id }) => typeof id === 'string');
    expect(prebuilt.length).toBeGreaterThanOrEqual(24);
    expect(prebuilt[0]).toMatchObject({ id: 'hdr-classic', category: 'headers' });
    const { items: teams } = await blocks.getList({ category: 'teams' });
    expect(teams.map(({ id }) => id)).toContain('team-4');
    const thumbnail = await fetch(prebuilt[0]?.previewUrl ?? '');
    expect(thumbnail.headers.get('content-type')).toBe('image/webp');
    expect((await fetch('/admin/blocks/headers/hdr-classic.json')).status).toBe(404);
  });

  test('inserting a block adds its images to the library once', async () => {
    const before = (await media.getList({ count: 200 })).total;
    const inserted = await Promise.all([
      blocks.take({ id: 'team-3' }),
      blocks.take({ id: 'team-3' }),
    ]);
    const { items, total } = await media.getList({ count: 200 });
    expect(total).toBe(before + 3);
    const [first, second] = inserted.map(({ document }) => shown(document));
    expect(first).toBe(second);
    for (const { id, alt } of items.slice(0, 3)) {
      expect(alt).not.toBe('');
      expect(first).toContain(`"image_id":${id}`);
    }
  });

  test('a block gets images that neither the site nor the open page shows', async () => {
    const images = ({ document }: { readonly document: object }) =>
      new Set(
        shown(document)
          .match(/(?<="image_id":)\d+/g)
          ?.map(Number),
      );
    type Taken = Parameters<typeof images>[0];
    const shared = (one: Taken, other: Taken) =>
      [...images(one)].filter((image) => images(other).has(image));
    const first = await blocks.take({ id: 'team-3' });
    const second = await blocks.take({ id: 'team-3', shown_images: [...images(first)] });
    expect(shared(first, second)).toEqual([]);
    const { id, revision } = await pages.save({ item: { name: 'Team', url: 'team' } });
    await pages.saveDesign({ id, revision, sections: { content: second.document } });
    const third = await blocks.take({ id: 'team-3' });
    expect(shared(second, third)).toEqual([]);
  });

  test('a preview brings the images that the library lacks, and adds none', async () => {
    const { picture_colors: colors } = await blocks.getList({});
    expect(colors.length).toBeGreaterThan(0);
    const before = (await media.getList({ count: 1 })).total;
    const preview = await blocks.look({ id: 'hero-cover' });
    expect((await media.getList({ count: 1 })).total).toBe(before);
    const [image] = preview.images;
    expect(preview.images).toHaveLength(1);
    expect(shown(preview.document)).toContain(`"image_id":${image?.id}`);
    for (const { url } of [image, ...(image?.renditions ?? [])].flatMap((file) => file ?? []))
      expect((await fetch(url)).headers.get('content-type')).toBe('image/webp');
    const { document } = await blocks.take({ id: 'hero-cover' });
    expect(await blocks.look({ id: 'hero-cover' })).toEqual({ document, images: [] });
    expect((await blocks.look({ id: 'price-list' })).document.children).not.toEqual([]);
    await expect(blocks.look({ id: 'nothing' })).rejects.toMatchObject({ code: 404 });
  });

  test('a preview has the images that the page will get', async () => {
    const first = shown((await blocks.take({ id: 'team-3' })).document);
    const shown_images = [...first.matchAll(/"image_id":(\d+)/g)].map(([, id]) => Number(id));
    const preview = await blocks.look({ id: 'team-3', shown_images });
    const nameOf = new Map(preview.images.map(({ id, name }) => [id, name]));
    const { items } = await media.getList({ count: 200 });
    for (const { id, name } of items) nameOf.set(id, name);
    const { document } = await blocks.take({ id: 'team-3', shown_images });
    for (const { id, name } of (await media.getList({ count: 200 })).items) nameOf.set(id, name);
    const namesIn = (tree: object) =>
      [...shown(tree).matchAll(/"image_id":(\d+)/g)].map(([, id]) => nameOf.get(Number(id)));
    expect(namesIn(preview.document)).toEqual(namesIn(document));
    expect(shown(preview.document)).not.toBe(first);
  });

  test('links point to pages of the site, and the site name is a fact', async () => {
    const { id, revision } = await pages.save({ item: { name: 'Contact', url: 'contact' } });
    const { document } = await blocks.take({ id: 'hero-split' });
    expect(shown(document)).toContain(`"page_id":${id}`);
    await pages.saveDesign({ id, revision, sections: { content: document } });
    const footer = await blocks.take({ id: 'ftr-slim' });
    expect(shown(footer.document)).toContain('© <data value=\\"name\\">');
    await expect(blocks.take({ id: 'nothing' })).rejects.toMatchObject({ code: 404 });
  });

  test('a saved block is checked against its section', async () => {
    const { document } = await blocks.take({ id: 'ftr-slim' });
    const allowed = [{ sectionName: 'footer' as const }];
    const item = { name: 'Footer', category: 'user_blocks', allowed, document };
    const saved = await blocks.saveToTheme({ item });
    expect(saved).toMatchObject({ category: 'user_blocks', allowed });
    await blocks.deleteFromTheme({ id: Number(saved.id) });
    expect(defaultLocation({ allowed })).toEqual({ pageType: 'page', sectionName: 'footer' });
    expect(defaultLocation({ allowed: true })).toEqual({
      pageType: 'page',
      sectionName: 'content',
    });
    const nowhere = [{ sectionName: 'sidebar' }] as never;
    await expect(blocks.saveToTheme({ item: { ...item, allowed: nowhere } })).rejects.toMatchObject(
      { code: 400 },
    );
  });

  test('the list says how high a block is, and which show facts or a menu', async () => {
    const { items } = await blocks.getList({});
    const of = (id: string) => items.find((item) => item.id === id);
    expect(of('hdr-classic')).toMatchObject({ shows_facts: true });
    expect(of('cta-call')).toMatchObject({ shows_facts: true });
    expect(of('hero-split')).toMatchObject({ shows_facts: false, shows_images: true });
    expect(of('price-list')).toMatchObject({ shows_images: false });
    for (const { preview_ratio } of items) expect(preview_ratio).toBeGreaterThan(0.03);
  });

  test('saved blocks can be created, renamed, and deleted', async () => {
    const document = textDocument('<p>Block</p>');
    const saved = await blocks.saveToTheme({ item: { name: 'Mine', document } });
    expect(saved).toMatchObject({ category: 'more', order: 50, allowed: true, document });
    const id = Number(saved.id);
    const { previewUrl: _, ...stored } = saved;
    const { items } = await blocks.getList({ category: 'more' });
    expect(items).toContainEqual(expect.objectContaining(stored));
    const renamed = await blocks.saveToTheme({ item: { id, name: 'Ours' } });
    expect(renamed).toMatchObject({ ...stored, name: 'Ours' });
    await expect(blocks.saveToTheme({ item: { id: 999, name: 'A' } })).rejects.toMatchObject({
      code: 404,
    });
    expect(await blocks.deleteFromTheme({ id })).toBe(true);
    for (const gone of [id, 'nope']) {
      await expect(blocks.deleteFromTheme({ id: gone })).rejects.toMatchObject({ code: 404 });
    }
  });

  test('a saved block has a sandboxed preview URL', async () => {
    const code = '<script>embed()</script>';
    const document = sampleDocument(text('<p>Only this</p>'), {
      widget: 'html_embed',
      properties: { code },
    });
    const { id, previewUrl } = await blocks.saveToTheme({ item: { name: 'Shown', document } });
    const guest = server.browser();
    const page = await guest.fetch(previewUrl);
    const shown = await page.text();
    expect(shown).toContain('<p>Only this</p>');
    expect(shown).not.toContain('embed()');
    expect(page.headers.get('content-security-policy')).toMatch(/^sandbox (?!.*allow-same-origin)/);
    expect((await guest.fetch(previewUrl.replace(`/${id}/`, `/${Number(id) + 1}/`))).status).toBe(
      404,
    );
    await blocks.deleteFromTheme({ id: Number(id) });
    expect((await guest.fetch(previewUrl)).status).toBe(404);
  });
});
