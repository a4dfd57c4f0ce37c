import { describe, expect, test } from 'vitest';
import { redirectingSite, refusal } from '../../testing/redirects.ts';
import { savePage } from '../../testing/sample-page.ts';
import { SERVICE_DATABASES } from '../../testing/stores.ts';

describe.each(SERVICE_DATABASES)('redirects of spellings and queries on %s', async (kind) => {
  const { client, redirects, all, visit, clear, save } = await redirectingSite(kind);

  test('apply to other spellings of a URL that no page has', async () => {
    await save('/Old-Page.php', '/about-us/');
    await save('/u\u0308ber/*', '/about-us/?from=$1');
    await save('/about-US', '/elsewhere/');
    expect(await visit('/old-page.PHP?flag')).toEqual([301, '/about-us/?flag']);
    expect(await visit('//Old-Page.php/')).toEqual([301, '/about-us/']);
    expect(await visit('/Old-Page.php//')).toEqual([301, '/about-us/']);
    expect(await visit('/%C3%BCber/a')).toEqual([301, '/about-us/?from=a']);
    expect(await visit('/%C3%9CBER/A')).toEqual([301, '/about-us/?from=A']);
    // Its own redirect comes before the page, the page before those of other spellings.
    expect(await visit('/about-US')).toEqual([301, '/elsewhere/']);
    expect(await visit('/About-Us/')).toEqual([301, '/about-us/']);
    await clear();
  });

  test('are tested in other spellings as visitors get them', async () => {
    const { id } = await save('/Old-Page', '/about-us/');
    const outcome = async (url: string) => (await redirects.test({ url })).outcome;
    expect(await redirects.test({ url: '/OLD-PAGE/index.html' })).toMatchObject({
      ...{ outcome: 'redirect', redirect_id: id, target: '/about-us/' },
    });
    expect(await outcome('/About-US//')).toBe('page');
    expect(await outcome('/Older-Page')).toBe('none');
    await clear();
  });

  test('of other spellings never loop', async () => {
    await save('/A', '/a');
    await save('/x/index', '/Y');
    await save('/y', '/x/index.html');
    expect(await visit('/A')).toEqual([301, '/a']);
    expect(await visit('/a')).toEqual([404, null]);
    expect(await visit('/x/index.html')).toEqual([301, '/Y']);
    expect(await visit('/Y')).toEqual([404, null]);
    await clear();
  });

  test('of a query apply before the page at their path, and keep the other parameters', async () => {
    const home = await visit('/');
    await save('/?p=123', '/about-us/');
    await save('/index.php?page_id=12', '/about-us/');
    await save('/index.php?page_id=13', '', { code: 410 });
    await save('/index.php', '/');
    expect(await visit('/?p=123')).toEqual([301, '/about-us/']);
    expect(await visit('/?utm=a&p=123')).toEqual([301, '/about-us/?utm=a']);
    expect(await visit('/?p=12')).toEqual(home);
    expect(await visit('/index.php?page_id=12')).toEqual([301, '/about-us/']);
    expect(await visit('/index.php?page_id=13')).toEqual([410, null]);
    expect(await visit('/index.php?page_id=14')).toEqual([301, '/?page_id=14']);
    expect(await visit('/Index.PHP?page_id=12')).toEqual([301, '/about-us/']);
    expect(await visit('/Index.html?page_id=14')).toEqual([404, null]);
    expect(await visit('/Index.html?page=2')).toEqual([301, '/?page=2']);
    expect(await redirects.test({ url: '/?p=123' })).toMatchObject({ outcome: 'redirect' });
    expect(await redirects.test({ url: '/about-us/?p=1' })).toMatchObject({ outcome: 'page' });
    const same = save('/index.php/?page_id=1%32', '/');
    await expect(same).rejects.toMatchObject(refusal({ old_url: ['recordFound'] }));
    const live = save('/about-us?page=2', '/');
    await expect(live).rejects.toMatchObject(refusal({ old_url: ['livePage'] }));
    const loop = save('/b?p=1', '/b?p=1');
    await expect(loop).rejects.toMatchObject(refusal({ new_url: ['redirectLoop'] }));
    const { old_url } = await redirects.duplicate({ id: (await all())[1]?.id ?? 0 });
    expect(old_url).toBe('/index.php-2?page_id=12');
    await clear();
  });

  test('of a query never lead to another spelling of the page at their path', async () => {
    await save('/pier?x=1', '/Pier?x=1');
    expect(await visit('/pier/?x=1')).toEqual([301, '/Pier?x=1']);
    const page = await savePage(client, { name: 'Pier' }, '<p>Pier</p>');
    expect(await visit('/pier/?x=1')).toEqual([200, null]);
    expect(await visit('/Pier?x=1')).toEqual([301, '/pier/?x=1']);
    const loop = save('/about-us?x=1', '/index.php/About-Us?x=1');
    await expect(loop).rejects.toMatchObject(refusal({ new_url: ['redirectLoop'] }));
    await client.PagesService.delete({ ids: [page.id] });
    await clear();
  });
});
