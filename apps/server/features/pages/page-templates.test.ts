import { PAGE_TEMPLATE_NAMES } from '@plinth/model';
import { describe, expect, test } from 'vitest';
import { testServer } from '../../testing/server.ts';
import { SERVICE_DATABASES } from '../../testing/stores.ts';

describe.each(SERVICE_DATABASES)('page templates on %s', async (kind) => {
  const server = await testServer(kind);
  const { client, fetch } = await server.owner();
  const { MediaService: media, MenusService: menus, PagesService: pages } = client;
  const contentOf = async (id: number) =>
    JSON.stringify((await pages.getDesign({ id })).sections.content);

  test('each has a preview in a sandbox that adds no images to the library', async () => {
    const before = (await media.getList({ count: 1 })).total;
    const { items } = await pages.getTemplates({});
    expect(items.map(({ template }) => template)).toEqual(PAGE_TEMPLATE_NAMES);
    for (const { preview_url } of items) {
      const preview = await fetch(preview_url);
      expect(preview.status).toBe(200);
      expect(preview.headers.get('content-security-policy')).toMatch(/^sandbox /);
      const html = await preview.text();
      expect(html.match(/<h1\b/g)).toHaveLength(1);
      for (const [, url = ''] of html.matchAll(/<img[^>]* src="([^"]+)"/g)) {
        const image = await fetch(url);
        expect(image.headers.get('content-type')).toMatch(/^image\//);
        expect(image.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
      }
    }
    expect((await media.getList({ count: 1 })).total).toBe(before);
    const [first] = items;
    const named = await fetch(`${first?.preview_url}?title=${encodeURIComponent('Our <work>')}`);
    expect(await named.text()).toContain('Our &lt;work&gt;</h1>');
    const forged = first?.preview_url.replace(`/${first.template}/`, '/landing/') ?? '';
    expect((await fetch(forged)).status).toBe(404);
  });

  test.each(PAGE_TEMPLATE_NAMES)('a page starts with the template “%s”', async (template) => {
    const item = { name: `Our <${template}>`, url: `new-${template}`, status: 'draft' as const };
    const page = await pages.create({ item, template });
    expect(page).toMatchObject({ ...item, is_home: false, parent_id: null });
    const content = await contentOf(page.id);
    expect(content).toContain(`Our &lt;${template}&gt;</h1>`);
    expect(content.match(/<h1\b/g)).toHaveLength(1);
    expect(content).not.toMatch(/"@(?:media|page|menu)\//);
  });

  test('a page named after its gallery says so once', async () => {
    const item = { name: 'Our work', url: 'our-work' };
    const { id } = await pages.create({ item, template: 'gallery' });
    expect((await contentOf(id)).match(/Our work/g)).toHaveLength(1);
  });

  test('a blank page goes to the end of a menu in the same transaction', async () => {
    const { id: menu_id } = await menus.save({ item: { name: 'Main' } });
    const page = await pages.create({ item: { name: 'Plans' }, menu_id });
    expect(JSON.parse(await contentOf(page.id)).children).toEqual([]);
    const { items } = await menus.get({ id: menu_id });
    expect(items).toMatchObject([
      { label: '', link: { action: 'page', page_id: page.id }, is_draft: false },
    ]);
  });

  test('no page is created if its menu is gone or full', async () => {
    const items = Array.from({ length: 200 }, (_, index) => ({ id: `i${index}`, label: 'Item' }));
    const { id: full } = await menus.save({ item: { name: 'Full', items } });
    const before = (await pages.getList({ count: 1 })).total;
    for (const menu_id of [full, 999_999]) {
      await expect(pages.create({ item: { name: 'Lost' }, menu_id })).rejects.toMatchObject({
        code: 400,
        data: { errors: { menu_id: ['valueInvalid'] } },
      });
    }
    expect((await pages.getList({ count: 1 })).total).toBe(before);
  });
});
