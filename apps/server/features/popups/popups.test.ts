import { POPUP_TEMPLATES } from '@plinth/model';
import { describe, expect, test } from 'vitest';
import { node, textDocument } from '../../testing/documents.ts';
import { fieldErrorMatching, testPages } from '../../testing/pages.ts';
import { SERVICE_DATABASES } from '../../testing/stores.ts';

const linkTo = (id: number) => textDocument(`<p><a href="link:popup/${id}">Open</a></p>`);

describe.each(SERVICE_DATABASES)('popups on %s', async (kind) => {
  const { client, create: createPage } = await testPages(kind);
  const { PopupsService: popups, PagesService: pages, MenusService: menus } = client;
  const create = (name: string, more: object = {}) => popups.save({ item: { name, ...more } });

  test('a new popup has defaults and an empty document', async () => {
    const popup = await create('Offer');
    expect(popup).toMatchObject({
      name: 'Offer',
      revision: 1,
      full_url: `http://site.example/_popup-${popup.id}/`,
      document: { widget: 'section', children: [] },
      properties: {
        width: 600,
        position: 'center',
        overlay: { color: '#000000', opacity: 60, closes: true },
        opens: { after_seconds: null, at_scroll: null, on_exit: false, frequency: 'session' },
      },
    });
    expect(popup).not.toHaveProperty('content_id');
    const { items } = await popups.getList({ search: 'offer' });
    expect(items).toMatchObject([{ id: popup.id, name: 'Offer' }]);
    expect(items[0]).not.toHaveProperty('document');
  });

  test.each([
    [{ width: 100 }, 'properties.width', 'numberIsSmaller'],
    [{ width: 5000 }, 'properties.width', 'numberIsBigger'],
    [{ position: 'behind' }, 'properties.position', 'valueInvalid'],
    [{ overlay: { color: 'red;}' } }, 'properties.overlay.color', 'valueInvalid'],
    [{ overlay: { opacity: 101 } }, 'properties.overlay.opacity', 'numberIsBigger'],
    [{ opens: { after_seconds: -1 } }, 'properties.opens.after_seconds', 'numberIsSmaller'],
    [{ opens: { days: 0 } }, 'properties.opens.days', 'numberIsSmaller'],
    [{ opens: { page_ids: [987654] } }, 'properties.opens.page_ids.0', 'valueInvalid'],
  ])('broken properties are refused by field: %j', async (properties, field, key) => {
    const before = (await popups.getList({})).total;
    await expect(create('Broken', { properties })).rejects.toMatchObject(
      fieldErrorMatching(field, key),
    );
    expect((await popups.getList({})).total).toBe(before);
  });

  test('widgets without a rule for popups are refused by path', async () => {
    const document = node('root', 'section', {}, [
      node('row', 'row', {}, [
        node('column', 'column', {}, [node('posts', 'blog_recent_posts', {})]),
      ]),
    ]);
    await expect(create('Posts', { document })).rejects.toMatchObject(
      fieldErrorMatching('document.children.0.children.0.children.0.widget', 'notAllowedHere'),
    );
  });

  test('its design is saved apart from its settings, and copied with it', async () => {
    const popup = await create('Sale', { document: textDocument('<p>First</p>') });
    const design = await popups.getDesign({ id: popup.id });
    expect(design).toMatchObject({
      popup: { id: popup.id },
      sections: { header: null, footer: null },
    });
    await popups.saveDesign({
      id: popup.id,
      sections: { content: textDocument('<p>Second</p>') },
      revision: design.revision,
    });
    const copy = await popups.duplicate({ id: popup.id });
    expect(copy.name).not.toBe('Sale');
    expect(JSON.stringify(copy.document)).toContain('Second');
    await popups.delete({ ids: [copy.id] });
    expect(JSON.stringify((await popups.get({ id: popup.id })).document)).toContain('Second');
    await expect(popups.getDesign({ id: copy.id })).rejects.toMatchObject({ type: 'NOT_FOUND' });
  });

  test.each(POPUP_TEMPLATES)(
    'the template %s makes a popup that can be saved again',
    async (name) => {
      const popup = await popups.create({ name, template: name });
      expect(popup.document.children.length).toBe(name === 'blank' ? 0 : 1);
      if (name === 'blank') return;
      const { revision } = await popups.getDesign({ id: popup.id });
      const saved = await popups.saveDesign({
        id: popup.id,
        sections: { content: popup.document },
        revision,
      });
      expect(saved.sections.content).toEqual(popup.document);
    },
  );

  test('uses list pages, menus, and other popups, but not the popup itself', async () => {
    const popup = await create('Used');
    const page = await createPage('Linking');
    const { revision } = await pages.getDesign({ id: page.id });
    await pages.saveDesign({ id: page.id, sections: { content: linkTo(popup.id) }, revision });
    const link = { action: 'popup' as const, popup_id: popup.id };
    const menu = await menus.save({
      item: { name: 'Main', items: [{ id: 'm1', label: 'Offer', link }] },
    });
    const other = await create('Other', { document: linkTo(popup.id) });
    const own = await popups.getDesign({ id: popup.id });
    await popups.saveDesign({
      id: popup.id,
      sections: { content: linkTo(popup.id) },
      revision: own.revision,
    });
    const { items } = await popups.getUses();
    const uses = items.filter(({ popup_id }) => popup_id === popup.id);
    expect(uses.map(({ popup_id: _, ...use }) => use)).toEqual(
      expect.arrayContaining([
        { type: 'page', id: page.id, name: 'Linking' },
        { type: 'menu', id: menu.id, name: 'Main' },
        { type: 'popup', id: other.id, name: 'Other' },
      ]),
    );
    expect(uses).toHaveLength(3);
  });

  test('links to popups that never existed are refused by field', async () => {
    const page = await createPage('Wrong');
    const { revision } = await pages.getDesign({ id: page.id });
    await expect(
      pages.saveDesign({ id: page.id, sections: { content: linkTo(987654) }, revision }),
    ).rejects.toMatchObject({ type: 'VALIDATION' });
    const link = { action: 'popup' as const, popup_id: 987654 };
    await expect(
      menus.save({ item: { name: 'Wrong', items: [{ id: 'm1', label: 'Offer', link }] } }),
    ).rejects.toMatchObject(fieldErrorMatching('items.0.link.popup_id', 'valueInvalid'));
  });
});
