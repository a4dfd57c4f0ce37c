import { describe, expect, test } from 'vitest';
import { textDocument } from '../../testing/documents.ts';
import { sampleDocument, text } from '../../testing/sample-page.ts';
import { testServer } from '../../testing/server.ts';
import { SERVICE_DATABASES } from '../../testing/stores.ts';
import { defaultLocation } from './prebuilt.ts';

describe.each(SERVICE_DATABASES)('blocks on %s', async (kind) => {
  const server = await testServer(kind);
  const { client, fetch } = await server.owner();
  const { BlocksService: blocks, MediaService: media, PagesService: pages } = client;
  const shown = (document: object) => JSON.stringify(document);

  test('prebuilt blocks are listed in order with thumbnails', async () => {
    const { items } = await blocks.getList({});
    const prebuilt = items.filter(({ id }) => typeof id === 'string');
    expect(prebuilt.length).toBeGreaterThanOrEqual(24);
    expect(prebuilt[0]).toMatchObject({ id: 'hdr-classic', category: 'headers' });
    for (const { created_at } of prebuilt) expect(created_at).toMatch(/^20\d\d-\d\d-\d\dT/);
    const { items: teams } = await blocks.getList({ category: 'teams' });
    expect(teams.map(({ id }) => id)).toContain('team-4');
    const thumbnail = await fetch(prebuilt[0]?.previewUrl ?? '');
    expect(thumbnail.headers.get('content-type')).toBe('image/webp');
    expect((await fetch('/admin/blocks/headers/hdr-classic.json')).status).toBe(404);
  });

  test('blocks with a widget that is turned off are neither listed nor inserted', async () => {
    const group = 'features';
    const document = sampleDocument({ widget: 'map', properties: {} });
    const { id: own } = await blocks.saveToTheme({ item: { name: 'Our map', document } });
    const listed = async () => (await blocks.getList({})).items.map(({ id }) => id);
    await client.SettingsService.save({ group, values: { theme_widget_map: false } });
    const left = await listed();
    expect(left).toContain('team-3');
    for (const id of ['con-map', own]) expect(left).not.toContain(id);
    await expect(blocks.take({ id: 'con-map' })).rejects.toMatchObject({ code: 404 });
    for (const id of ['con-map', own])
      expect((await fetch(`/admin/block-templates/${id}`)).status).toBe(404);
    await client.SettingsService.save({ group, values: { theme_widget_map: true } });
    expect(await listed()).toEqual(expect.arrayContaining(['con-map', own]));
    await blocks.deleteFromTheme({ id: Number(own) });
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
