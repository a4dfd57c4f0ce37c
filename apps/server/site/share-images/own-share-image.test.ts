import { describe, expect, test } from 'vitest';
import { countingSite } from '../../testing/counting-site.ts';
import { storeMedia } from '../../testing/media.ts';
import { fieldErrorMatching, testPages } from '../../testing/pages.ts';
import { writePage } from '../../testing/sample-page.ts';
import { SERVICE_DATABASES } from '../../testing/stores.ts';

describe.each(SERVICE_DATABASES)('the chosen share image on %s', async (kind) => {
  const { client, create, server } = await testPages(kind);
  const { PostsService: posts, PagesService: pages, MediaService: media } = client;
  const guest = server.browser();
  const sharedOn = async (path: string) =>
    /og:image" content="http:\/\/site.example([^"]+)"/.exec(
      await (await guest.fetch(path)).text(),
    )?.[1];
  const store = (more: Parameters<typeof storeMedia>[2] = {}) =>
    storeMedia(server.context.store, 'images', more);
  const choose = async (id: number, share_image_id: number | null) =>
    pages.save({
      item: { id, share_image_id },
      revision: (await pages.get({ id })).revision,
    });

  test('comes before all others, and is dropped again', async () => {
    const { id } = await create('About');
    const own = await store({ alt: 'Our boat', file_key: 'boat.jpg' });
    expect(await choose(id, own)).toMatchObject({ share_image_id: own });
    const { image } = await pages.getShareCard({ id });
    expect(image).toMatchObject({ origin: 'own', alt: 'Our boat' });
    expect(await sharedOn('/about/')).toBe(image?.url);
    await choose(id, null);
    expect(await sharedOn('/about/')).toBe(`/share/page-${id}.png`);
  });

  test('of a post comes before its featured image, and belongs to its article', async () => {
    const blog = await create('Blog');
    await client.SettingsService.save({ group: 'blog', values: { blog_page_id: blog.id } });
    const image_id = await store({ file_key: 'featured.jpg' });
    const share_image_id = await store({ file_key: 'own.jpg' });
    const item = { name: 'Tide', status: 'publish', image_id, share_image_id } as const;
    const post = await posts.save({ item });
    expect((await posts.getShareCard({ id: post.id })).image?.origin).toBe('own');
    expect(await sharedOn('/blog/tide/')).toMatch(/own\.jpg$/);
    const copy = await posts.duplicate({ id: post.id });
    expect(copy.share_image_id).toBe(share_image_id);
  });

  test('shows in the card before it is saved', async () => {
    const { id } = await create('Draft', { status: 'draft' });
    const share_image_id = await store();
    const card = await pages.getShareCard({ id, unsaved: { share_image_id } });
    expect(card.image?.origin).toBe('own');
    expect((await pages.getShareCard({ id })).image?.origin).toBe('drawn');
    const post = await posts.save({ item: { name: 'Ebb', image_id: await store() } });
    const originWith = async (unsaved: object) =>
      (await posts.getShareCard({ id: post.id, unsaved })).image?.origin;
    expect(await originWith({})).toBe('featured');
    expect(await originWith({ image_id: null })).toBe('drawn');
    expect(await originWith({ image_id: null, share_image_id })).toBe('own');
  });

  test.each([
    ['imageMissing', () => 424_242],
    ['imageFormat', () => store({ mime_type: 'image/svg+xml' })],
    ['imageFormat', () => storeMedia(server.context.store, 'documents', { mime_type: 'text/csv' })],
    ['imageTooSmall', () => store({ width: 199, height: 900 })],
    ['imageTooLarge', () => store({ mime_type: 'image/gif', size: 9_000_000 })],
  ])('is refused with %s', async (fault, makeId) => {
    const { id } = await create('Refused');
    const share_image_id = await makeId();
    const refused = fieldErrorMatching('share_image_id', fault);
    await expect(choose(id, share_image_id)).rejects.toMatchObject(refused);
    const item = { name: 'Refused', share_image_id };
    await expect(pages.save({ item })).rejects.toMatchObject(refused);
    await expect(posts.save({ item })).rejects.toMatchObject(refused);
    const post = await posts.save({ item: { name: 'Refused later' } });
    await expect(
      posts.save({ item: { id: post.id, share_image_id }, revision: post.revision }),
    ).rejects.toMatchObject(refused);
    expect((await pages.get({ id })).share_image_id).toBeNull();
  });

  test('that was deleted leaves the page with another one, and saving possible', async () => {
    const { id } = await create('Gone');
    const own = await store();
    await choose(id, own);
    expect(await sharedOn('/gone/')).toBe((await media.get({ id: own })).url);
    expect((await media.getUsage({ id: own })).items).toContainEqual({
      ...{ type: 'page', id, name: 'Gone' },
    });
    await media.delete({ ids: [own] });
    expect(await sharedOn('/gone/')).toBe(`/share/page-${id}.png`);
    expect((await pages.getShareCard({ id })).image?.origin).toBe('drawn');
    const { revision, share_image_id } = await pages.get({ id });
    expect(share_image_id).toBe(own);
    const renamed = await pages.save({ item: { id, name: 'Still here' }, revision });
    expect(renamed.name).toBe('Still here');
  });

  test('changes the pages that share it, and no others', async () => {
    const own = await store({ alt: 'Before' });
    const [one, other] = [await create('One'), await create('Other')];
    await writePage(client, one.id, '<p>One</p>');
    await writePage(client, other.id, '<p>Other</p>');
    await choose(one.id, own);
    const site = await countingSite(server);
    await site.show(one.id, '/one/');
    await site.show(other.id, '/other/');
    const { revision } = await media.get({ id: own });
    await media.save({ item: { id: own, alt: 'After' }, revision });
    expect(site.cache.find('/one/')).toBeUndefined();
    expect(site.cache.find('/other/')).toBeDefined();
    expect(await site.show(one.id, '/one/')).toContain('og:image:alt" content="After"');
  });
});
