import type { WidgetNode } from '@plinth/model';
import { describe, expect, test } from 'vitest';
import { storeMedia } from '../../testing/media.ts';
import { testPages } from '../../testing/pages.ts';
import { sampleDocument } from '../../testing/sample-page.ts';
import { SERVICE_DATABASES } from '../../testing/stores.ts';

const attribute = (html: string, property: string): string | undefined =>
  new RegExp(`property="${property}" content="([^"]*)"`).exec(html)?.[1];

const withImage = (image_id: number): WidgetNode =>
  sampleDocument({ widget: 'image', properties: { image_id } });

describe.each(SERVICE_DATABASES)('what is shared on %s', async (kind) => {
  const { client, create, server } = await testPages(kind);
  const { PostsService: posts, PagesService: pages, SettingsService: settings } = client;
  const guest = server.browser();
  const html = async (path: string) => (await guest.fetch(path)).text();
  const store = (more: Parameters<typeof storeMedia>[2] = {}) =>
    storeMedia(server.context.store, 'images', more);
  const blog = await create('Blog');
  await settings.save({ group: 'blog', values: { blog_page_id: blog.id } });
  const fill = async (id: number, content: WidgetNode) => {
    const { revision } = await pages.getDesign({ id });
    await pages.saveDesign({ id, sections: { content }, revision });
  };
  const expectSame = async (path: string, card: Awaited<ReturnType<typeof pages.getShareCard>>) => {
    const head = await html(path);
    expect(attribute(head, 'og:image')).toBe(`http://site.example${card?.image?.url}`);
    expect(attribute(head, 'og:image:alt')).toBe(card?.image?.alt || undefined);
    expect(attribute(head, 'og:title')).toBe(card?.title);
    expect(head).toContain('<meta name="twitter:card" content="summary_large_image">');
    return head;
  };

  test('is the first image of the content that networks can show', async () => {
    const { id } = await create('Gallery');
    const icon = await store({ width: 64, height: 64 });
    const drawing = await store({ mime_type: 'image/svg+xml' });
    const photo = await store({ alt: 'The quay', width: 900, height: 600 });
    const images = [icon, drawing, photo].map((image_id) => ({
      ...{ widget: 'image', properties: { image_id } },
    }));
    await fill(id, sampleDocument(...images));
    const card = await pages.getShareCard({ id });
    expect(card?.image).toMatchObject({ origin: 'content', alt: 'The quay' });
    const head = await expectSame('/gallery/', card);
    expect(attribute(head, 'og:image:width')).toBe('900');
    expect(attribute(head, 'og:image:height')).toBe('600');
  });

  test('is drawn for a page without images', async () => {
    const { id } = await create('Plain');
    const card = await pages.getShareCard({ id });
    expect(card?.image).toMatchObject({ origin: 'drawn', url: `/share/page-${id}.png` });
    await expectSame('/plain/', card);
  });

  test('is the featured image of a post, which also describes the article', async () => {
    const featured = await store({ alt: 'In the library', width: 1200, height: 630 });
    const post = await posts.save({
      item: {
        ...{ name: 'Tide', status: 'publish', image_id: featured, image_alt: 'High tide' },
        document: withImage(await store()),
      },
    });
    const card = await posts.getShareCard({ id: post.id });
    expect(card?.image).toMatchObject({ origin: 'featured', alt: 'High tide' });
    const head = await expectSame('/blog/tide/', card);
    expect(head).toContain(`"image":"http://site.example${card?.image?.url}"`);
    const bare = await posts.save({ item: { name: 'Ebb', status: 'publish' } });
    expect(await expectSame('/blog/ebb/', await posts.getShareCard({ id: bare.id }))).not.toContain(
      '"image":',
    );
  });

  test('is a smaller file of an image with 40 megapixels', async () => {
    const { id } = await create('Large');
    const renditions = [640, 1280, 1920].map((width) => ({
      ...{ file_key: `large-${width}.webp`, mime_type: 'image/webp', width },
    }));
    const photo = await store({ width: 8000, height: 5000, size: 14_000_000, renditions });
    await fill(id, withImage(photo));
    const card = await pages.getShareCard({ id });
    expect(card?.image?.url).toMatch(/large-1280\.webp$/);
    const head = await expectSame('/large/', card);
    expect(attribute(head, 'og:image:width')).toBe('1280');
    expect(attribute(head, 'og:image:height')).toBe('800');
  });
});
