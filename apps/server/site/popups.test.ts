import { describe, expect, test } from 'vitest';
import { node, textDocument } from '../testing/documents.ts';
import { testPages } from '../testing/pages.ts';
import { SERVICE_DATABASES } from '../testing/stores.ts';

const ID = 1_000_000;

describe.each(SERVICE_DATABASES)('popups of the public site on %s', async (kind) => {
  const { client, create: createPage, server } = await testPages(kind);
  const { PopupsService: popups, PagesService: pages } = client;
  const guest = server.browser();
  const read = async (path: string) => {
    const response = await guest.fetch(path);
    return { status: response.status, text: await response.text() };
  };
  const text = async (path: string) => (await read(path)).text;
  const create = (name: string, more: object = {}) =>
    popups.save({ item: { name, document: textDocument(`<h2>${name}</h2>`), ...more } });
  const open = (id: number) => `/_popup-${id}/`;
  const publish = async (name: string, document?: ReturnType<typeof textDocument>) => {
    const page = await createPage(name, { status: 'publish' });
    if (document) {
      const { revision } = await pages.getDesign({ id: page.id });
      await pages.saveDesign({ id: page.id, sections: { content: document }, revision });
    }
    return page;
  };
  const linkTo = (id: number) => textDocument(`<p><a href="link:popup/${id}">Open</a></p>`);

  test('have a page for visitors without JavaScript, which search engines don’t list', async () => {
    const popup = await create('Offer', { properties: { width: 480 } });
    const { status, text: html } = await read(open(popup.id));
    expect(status).toBe(200);
    expect(html).toContain('<h2>Offer</h2>');
    expect(html).toContain('--moto-popup-width:480px');
    expect(html).toMatch(/name="robots" content="noindex/);
    expect(html).not.toContain('rel="canonical"');
    expect(html.match(/<main/g)).toHaveLength(1);
    expect(await text('/sitemap.xml')).not.toContain('_popup');
    expect((await read(open(ID))).status).toBe(404);
  });

  test('links to them have the script, follow changes, and end with them', async () => {
    const popup = await create('Linked');
    await publish('Linking', linkTo(popup.id));
    await publish('Plain', textDocument('<p>Nothing</p>'));
    const linking = await text('/linking/');
    expect(linking).toContain(`href="${open(popup.id)}"`);
    expect(linking).toContain(`data-popup="${popup.id}"`);
    expect(linking).toMatch(/clients\/popup[^"]*\.js/);
    expect(await text('/plain/')).not.toContain('popup');
    const { revision } = await popups.getDesign({ id: popup.id });
    const sections = { content: textDocument('<h2>Changed</h2>') };
    await popups.saveDesign({ id: popup.id, sections, revision });
    expect(await text(open(popup.id))).toContain('<h2>Changed</h2>');
    await popups.delete({ ids: [popup.id] });
    const after = await text('/linking/');
    expect(after).toContain('Open');
    expect(after).not.toContain('popup');
    expect((await read(open(popup.id))).status).toBe(404);
  });

  test('can’t be opened from within', async () => {
    const popup = await create('Itself');
    const { revision } = await popups.getDesign({ id: popup.id });
    const document = node('root', 'section', {}, linkTo(popup.id).children);
    await popups.saveDesign({ id: popup.id, sections: { content: document }, revision });
    expect(await text(open(popup.id))).not.toContain('data-popup=');
  });

  test('open on their own where the owner wants it, on cached pages, too', async () => {
    const page = await publish('Chosen');
    await publish('Other');
    expect(await text('/chosen/')).not.toContain('data-opens');
    const opens = { after_seconds: 5, where: 'chosen', page_ids: [page.id] };
    const popup = await create('Timed', { properties: { opens } });
    const html = await text('/chosen/');
    expect(html).toContain(`hidden="" href="${open(popup.id)}" data-popup="${popup.id}"`);
    expect(html).toContain('&quot;after_seconds&quot;:5');
    expect(await text('/other/')).not.toContain('data-opens');
    expect(await text(open(popup.id))).not.toContain('data-opens');
    const everywhere = { properties: { opens: { on_exit: true } } };
    const saved = await popups.save({ item: { id: popup.id, ...everywhere }, revision: 1 });
    expect(await text('/other/')).toContain('&quot;on_exit&quot;:true');
    await popups.save({ item: { id: popup.id, properties: {} }, revision: saved.revision });
    expect(await text('/other/')).not.toContain('data-opens');
  });

  test('are previewed open, over what is behind them', async () => {
    const popup = await create('Previewed', { properties: { width: 480 } });
    const { url } = await popups.getPreviewUrl({ id: popup.id });
    const html = await text(url);
    expect(html).toMatch(/<dialog open="" class="moto-popup-dialog"/);
    expect(html).toContain('background:none!important');
    expect(html.match(/<main/g)).toHaveLength(1);
    expect(await text(open(popup.id))).not.toContain('<dialog');
  });

  test('have the site’s text for visitors whose popup can’t be loaded', async () => {
    const popup = await create('Failing');
    await publish('Failing', linkTo(popup.id));
    await client.SettingsService.save({
      group: 'general',
      values: { popup_error_text: 'Try <later>' },
    });
    expect(await text('/failing/')).toContain('Try &lt;later&gt;');
  });

  test('have forms, which are answered by their own page', async () => {
    const form = node('form', 'contact_form', { fields: [{ type: 'message', label: 'Message' }] });
    const document = node('root', 'section', {}, [
      node('row', 'row', {}, [node('column', 'column', {}, [form])]),
    ]);
    const popup = await create('Write to us', { document });
    const html = await text(open(popup.id));
    const [, name = ''] = /name="(message_[^"]+)"/.exec(html) ?? [];
    const [, id = ''] = /name="_form" value="([^"]+)"/.exec(html) ?? [];
    const body = new URLSearchParams({ _form: id, [name]: 'From a popup' }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const sent = await guest.fetch(open(popup.id), { method: 'POST', body, headers });
    expect([sent.status, sent.headers.get('location')]).toEqual([
      303,
      `${open(popup.id)}#${id}-sent`,
    ]);
    const [item] = (await client.SubmissionsService.getList({})).items;
    expect(item).toMatchObject({
      page_id: null,
      page_name: 'Write to us',
      content: 'From a popup',
    });
    await client.SubmissionsService.delete({ ids: [item?.id ?? 0] });
    const spam = new URLSearchParams({ _form: id, [name]: 'Spam', website: 'x' }).toString();
    await guest.fetch(open(popup.id), { method: 'POST', body: spam, headers });
    const filtered = async () =>
      (await client.SubmissionsService.getList({ filter: { folder: 'spam' } })).items[0];
    expect(await filtered()).toMatchObject({ webhook_state: 'none', popup_id: popup.id });
    const hook = { ...form, properties: { ...form.properties, webhook_url: 'http://hook.test/' } };
    const changed = node('root', 'section', {}, [
      node('row', 'row', {}, [node('column', 'column', {}, [hook])]),
    ]);
    const { revision } = await client.PopupsService.getDesign({ id: popup.id });
    const sections = { content: changed };
    await client.PopupsService.saveDesign({ id: popup.id, sections, revision });
    const ids = [(await filtered())?.id ?? 0];
    await client.SubmissionsService.setStatus({ ids, status: 'read' });
    expect((await client.SubmissionsService.getList({})).items[0]?.webhook_state).not.toBe('none');
  });
});
