import { describe, expect, test } from 'vitest';
import { countingSite } from '../../testing/counting-site.ts';
import { storeMedia } from '../../testing/media.ts';
import { fieldErrorMatching, testPages } from '../../testing/pages.ts';
import { sampleDocument, writePage } from '../../testing/sample-page.ts';
import { SERVICE_DATABASES } from '../../testing/stores.ts';

describe.each(SERVICE_DATABASES)('the share image of the site on %s', async (kind) => {
  const { client, create, server } = await testPages(kind);
  const { PagesService: pages, SettingsService: settings, MediaService: media } = client;
  const store = (more: Parameters<typeof storeMedia>[2] = {}) =>
    storeMedia(server.context.store, 'images', more);
  const choose = (share_image_id: number | null) =>
    settings.save({ group: 'sharing', values: { share_image_id } });
  const originOf = async (id: number) => (await pages.getShareCard({ id })).image?.origin;

  test('is for pages without an image of their own or in their content', async () => {
    const { id } = await create('Plain');
    expect(await originOf(id)).toBe('drawn');
    const chosen = await store();
    await choose(chosen);
    expect(await originOf(id)).toBe('site');
    const html = await (await server.browser().fetch('/plain/')).text();
    const { url } = await media.get({ id: chosen });
    expect(html).toContain(`<meta property="og:image" content="http://site.example${url}">`);
    const { revision } = await pages.getDesign({ id });
    const image = { widget: 'image', properties: { image_id: await store() } };
    await pages.saveDesign({ id, sections: { content: sampleDocument(image) }, revision });
    expect(await originOf(id)).toBe('content');
    await choose(null);
  });

  test('that was deleted leaves drawn ones', async () => {
    const chosen = await store();
    await choose(chosen);
    const { id } = await create('Left');
    expect(await originOf(id)).toBe('site');
    expect((await media.getUsage({ id: chosen })).items).toMatchObject([{ type: 'setting' }]);
    await media.delete({ ids: [chosen] });
    expect(await originOf(id)).toBe('drawn');
    await choose(null);
  });

  test('has to be one that networks can show', async () => {
    const svg = await store({ mime_type: 'image/svg+xml' });
    await expect(choose(svg)).rejects.toMatchObject(
      fieldErrorMatching('share_image_id', 'imageFormat'),
    );
    await expect(choose(424_242)).rejects.toMatchObject(
      fieldErrorMatching('share_image_id', 'imageMissing'),
    );
  });

  test('changes only the pages that show it', async () => {
    const [plain, own] = [await create('First'), await create('Second')];
    await writePage(client, plain.id, '<p>First</p>');
    await writePage(client, own.id, '<p>Second</p>');
    const { revision } = await pages.get({ id: own.id });
    await pages.save({ item: { id: own.id, share_image_id: await store() }, revision });
    const site = await countingSite(server);
    await site.show(plain.id, '/first/');
    await site.show(own.id, '/second/');
    await choose(await store());
    expect(site.cache.find('/first/')).toBeUndefined();
    expect(site.cache.find('/second/')).toBeDefined();
  });
});
