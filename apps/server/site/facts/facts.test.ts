import { describe, expect, test } from 'vitest';
import { countingSite } from '../../testing/counting-site.ts';
import { sampleDocument, savePage, text } from '../../testing/sample-page.ts';
import { testServer } from '../../testing/server.ts';
import { SERVICE_DATABASES } from '../../testing/stores.ts';

describe.each(SERVICE_DATABASES)('site facts on %s', async (kind) => {
  const server = await testServer(kind);
  const { client } = await server.owner();
  const save = (values: object) => client.SettingsService.save({ group: 'site_facts', values });
  const design = async (id: number, content: ReturnType<typeof sampleDocument>) => {
    const { revision } = await client.PagesService.getDesign({ id });
    await client.PagesService.saveDesign({ id, sections: { content }, revision });
  };
  const calling = { label: 'Call', link: { action: 'fact.call' } };

  test('are stored in texts by name, and shown with their current value', async () => {
    const hours = [{ days: ['monday'], opens: '08:00', closes: '12:00' }];
    await save({ phone: '+1 202 555 0143', hours });
    const html = '<p>Call <data value="phone"><b>old</b></data>, <data value="email"></data>!</p>';
    const page = await savePage(client, { name: 'Call' }, html);
    const { sections } = await client.PagesService.getDesign({ id: page.id });
    expect(JSON.stringify(sections.content)).toContain('<data value=\\"phone\\"></data>');
    expect(JSON.stringify(sections.content)).not.toContain('old');
    const site = await countingSite(server);
    expect(await site.show(page.id, '/call/')).toContain(
      '<p>Call <span class="moto-phone">+1 202 555 0143</span>, !</p>',
    );
    await save({ phone: '<i>' }).catch(() => undefined);
    await save({ phone: '+1 202 555 0199' });
    expect(await site.show(page.id, '/call/')).toContain(
      '<p>Call <span class="moto-phone">+1 202 555 0199</span>, !</p>',
    );
  });

  test('a changed phone number makes only the pages anew that use it', async () => {
    const plain = await savePage(client, { name: 'Plain' }, '<p>Plain</p>');
    const inText = await savePage(client, { name: 'Text' }, '<p><data value="phone"></data></p>');
    const inLink = await savePage(client, { name: 'Button' }, '<p></p>');
    await design(inLink.id, sampleDocument({ widget: 'button', properties: calling }));
    const inMenu = await savePage(client, { name: 'Menu' }, '<p></p>');
    const item = { id: 'i1', is_draft: false, children: [], ...calling } as const;
    const menu = await client.MenusService.save({
      item: { name: 'Calls', items: [item] as never },
    });
    await design(inMenu.id, sampleDocument({ widget: 'menu', properties: { menu_id: menu.id } }));
    const other = await savePage(client, { name: 'City' }, '<p><data value="city"></data></p>');
    const pages = { plain, inText, inLink, inMenu, other };

    const site = await countingSite(server);
    const paths = {
      plain: '/plain/',
      inText: '/text/',
      inLink: '/button/',
      inMenu: '/menu/',
      other: '/city/',
    };
    for (const name of Object.keys(pages) as (keyof typeof pages)[]) {
      await site.show(pages[name].id, paths[name]);
    }
    const cached = () =>
      Object.entries(paths).flatMap(([name, path]) => (site.cache.find(path) ? [name] : []));
    expect(cached()).toEqual(Object.keys(pages));
    await save({ phone: '+1 202 555 0111' });
    expect(cached()).toEqual(['plain', 'other']);
    expect(await site.show(inLink.id, paths.inLink)).toContain('href="tel:+12025550111"');
    expect(await site.show(inMenu.id, paths.inMenu)).toContain('href="tel:+12025550111"');
    await save({ city: 'Port Ellery' });
    expect(cached()).toEqual(['plain', 'inLink', 'inMenu']);
  });

  test('the home page is made anew with any fact, as it describes the business', async () => {
    const { items } = await client.PagesService.getTree({});
    const home = items.find(({ is_home }) => is_home)?.id ?? 0;
    const site = await countingSite(server);
    expect(await site.show(home, '/')).toContain('"telephone":"+12025550111"');
    await save({ business_kind: 'store', phone: '+1 202 555 0122' });
    expect(site.cache.find('/')).toBeUndefined();
    expect(await site.show(home, '/')).toMatch(/"@type":"Store".*\+12025550122/);
  });

  test('a link without its fact leads nowhere', async () => {
    await save({ email: '' });
    const page = await savePage(client, { name: 'Nowhere' }, '<p></p>');
    const html = '<p><a href="link:fact.mail">Mail</a></p>';
    await design(page.id, sampleDocument(text(html)));
    const site = await countingSite(server);
    expect(await site.show(page.id, '/nowhere/')).toContain('<p><a>Mail</a></p>');
    await save({ email: 'hello@example.com' });
    expect(await site.show(page.id, '/nowhere/')).toContain('<a href="mailto:hello@example.com">');
  });
});
