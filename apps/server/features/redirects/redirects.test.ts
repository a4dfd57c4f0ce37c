import { describe, expect, test } from 'vitest';
import { redirectingSite, refusal } from '../../testing/redirects.ts';
import { savePage } from '../../testing/sample-page.ts';
import { SERVICE_DATABASES } from '../../testing/stores.ts';

describe.each(SERVICE_DATABASES)('redirects on %s', async (kind) => {
  const { owner, client, redirects, all, visit, clear, save } = await redirectingSite(kind);

  test('apply as soon as they are saved and keep the query', async () => {
    expect(await visit('/old/')).toEqual([404, null]);
    const saved = await save('/old', '/about-us/');
    expect(saved).toMatchObject({ code: 301, is_wildcard_disabled: false, position: 0, hits: 0 });
    expect(await visit('/old/?a=1')).toEqual([301, '/about-us/?a=1']);
    await redirects.save({ item: { id: saved.id, code: 302 }, revision: saved.revision });
    expect(await visit('/old.html')).toEqual([302, '/about-us/']);
    await redirects.delete({ ids: [saved.id] });
    expect(await visit('/old/')).toEqual([404, null]);
  });

  test('leave a draft to those who see it, also with a query', async () => {
    const draft = await savePage(client, { name: 'Sketch', status: 'draft' }, '<p>Sketch</p>');
    await save('/sketch', '/about-us/');
    expect(await visit('/sketch/?a')).toEqual([301, '/about-us/?a']);
    for (const path of ['/sketch/', '/sketch/?a'])
      expect((await owner.fetch(path)).status).toBe(200);
    await client.PagesService.delete({ ids: [draft.id] });
    await clear();
  });

  test('insert wildcard matches and stay on the host', async () => {
    await save('/blog/*', '/about-us/$1');
    await save('/go*', '/$1');
    await save('/a*b', '/about-us/', { is_wildcard_disabled: true });
    expect(await visit('/blog/2020/post')).toEqual([301, '/about-us/2020/post']);
    expect(await visit('/go/%5Cevil.test')).toEqual([301, '/evil.test']);
    expect(await visit('/a*b')).toEqual([301, '/about-us/']);
    expect(await visit('/axb')).toEqual([404, null]);
    await clear();
  });

  test('apply in order, which can be changed', async () => {
    const general = await save('/x/*', '/about-us/');
    const special = await save('/x/special', 'https://example.com/');
    expect(await visit('/x/special')).toEqual([301, '/about-us/']);
    await redirects.reorder({ id: special.id, position: 0 });
    expect(await visit('/x/special')).toEqual([301, 'https://example.com/']);
    expect((await all()).map(({ id, position }) => [id, position])).toEqual([
      [special.id, 0],
      [general.id, 1],
    ]);
    await redirects.reorder({ id: special.id, position: 99 });
    expect((await all()).map(({ id }) => id)).toEqual([general.id, special.id]);
    const gone = redirects.reorder({ id: 9999, position: 0 });
    await expect(gone).rejects.toMatchObject({ code: 404 });
    await clear();
  });

  test('do not affect live pages and apply when a page is hidden', async () => {
    await expect(save('/about-us', '/')).rejects.toMatchObject(refusal({ old_url: ['livePage'] }));
    await save('/team', '/');
    expect(await visit('/team/')).toEqual([301, '/']);
    const team = await savePage(client, { name: 'Team' }, '<p>Team words</p>');
    expect(await visit('/team/')).toEqual([200, null]);
    await client.PagesService.save({
      item: { id: team.id, status: 'draft' },
      revision: (await client.PagesService.get({ id: team.id })).revision,
    });
    expect(await visit('/team/')).toEqual([301, '/']);
    await clear();
  });

  test('are followed across full URLs of the site', async () => {
    await save('/first', 'http://site.example/second/?q');
    await save('/second', '/about-us/');
    expect(await visit('/first')).toEqual([301, '/about-us/']);
    await clear();
  });

  test('leave the addresses of the server alone', async () => {
    await save('/*', '/about-us/');
    expect(await visit('/lost')).toEqual([301, '/about-us/']);
    for (const path of ['/admin/none.js', '/hub/', '/feed.xml', '/uploads/none.png']) {
      expect(await visit(path), path).toEqual([404, null]);
    }
    expect(await visit('/search')).toEqual([200, null]);
    await clear();
  });

  test('respond that a page is gone', async () => {
    await save('/gone', '', { code: 410 });
    expect(await visit('/gone')).toEqual([410, null]);
    await clear();
  });

  test('are rejected with field and key, and nothing is stored', async () => {
    await save('/b', '/c');
    await save('/c', '/d');
    await save('/d', '/e');
    const cases: [string, string, object][] = [
      ['/a', '/a', { new_url: ['redirectLoop'] }],
      ['/e', '/b', { new_url: ['redirectLoop'] }],
      ['/a', 'http://site.example/a', { new_url: ['redirectLoop'] }],
      ['/e', 'https://site.example/b/?q', { new_url: ['redirectLoop'] }],
      ['/b/', '/x', { old_url: ['recordFound'] }],
      [`/${'*'.repeat(40)}`, '/x', { old_url: ['tooManyWildcards'] }],
      ['/*', '/x/$1', { new_url: ['redirectChain'] }],
      ['/x', 'javascript:alert(1)', { new_url: ['notUri'] }],
      ['/x', '//other.test/', { new_url: ['notUri'] }],
      ['/admin/', '/x', { old_url: ['reservedPath'] }],
      ['/x', '', { new_url: ['isEmpty'] }],
    ];
    for (const [old_url, new_url, errors] of cases) {
      await expect(save(old_url, new_url), `${old_url} ${new_url}`).rejects.toMatchObject(
        refusal(errors),
      );
    }
    expect(await all()).toHaveLength(3);
    await clear();
  });

  test('are rejected as loops under every name of this machine', async () => {
    const { SettingsService: settings } = client;
    const setAddress = (address: string) =>
      settings.save({ group: 'general', values: { address } });
    for (const address of ['http://localhost:43210', 'http://[::1]:43210']) {
      await setAddress(address);
      for (const host of ['localhost', '127.0.0.1', '127.1.2.3', 'shop.localhost']) {
        await expect(save('/zz', `http://${host}:43210/zz`), host).rejects.toMatchObject(
          refusal({ new_url: ['redirectLoop'] }),
        );
      }
    }
    await setAddress('http://site.example');
    await save('/zz', 'http://127.0.0.1:43210/zz');
    await clear();
    await setAddress('http://localhost:43210');
    await save('/zz', 'http://127.0.0.1:8080/zz');
    await save('/yy', 'http://127.example.com:43210/yy');
    await setAddress('http://site.example');
    await clear();
  });

  test('count redirected visitors', async () => {
    await save('/counted', '/about-us/');
    for (let visitor = 0; visitor < 3; visitor += 1) await visit('/counted');
    expect((await all())[0]).toMatchObject({ hits: 3, revision: 1 });
    await clear();
  });

  test('can be tested without a visit', async () => {
    const { id } = await save('/old/*', '/about-us/');
    const url = 'https://site.example/old/page?x';
    expect(await redirects.test({ url })).toEqual({
      outcome: 'redirect',
      redirect_id: id,
      target: '/about-us/',
      code: 301,
    });
    expect(await redirects.test({ url: '/about-us/' })).toMatchObject({ outcome: 'page' });
    expect(await redirects.test({ url: '/nothing' })).toMatchObject({ outcome: 'none' });
    for (const [other, key] of [
      ['https://other.test/old/page', 'otherSite'],
      ['//other.test/old/page', 'otherSite'],
      ['javascript:alert(1)', 'notSiteUrl'],
      ['some words', 'notSiteUrl'],
      ['/%ZZ', 'notSiteUrl'],
    ] as const) {
      await expect(redirects.test({ url: other }), other).rejects.toMatchObject(
        refusal({ url: [key] }),
      );
    }
    await clear();
  });
});
