import { describe, expect, test } from 'vitest';
import { savePage } from '../../testing/sample-page.ts';
import { testServer } from '../../testing/server.ts';
import { SERVICE_DATABASES } from '../../testing/stores.ts';

const refusal = (errors: object) => ({ code: 400, data: { errors } });

describe.each(SERVICE_DATABASES)('redirects on %s', async (kind) => {
  const server = await testServer(kind);
  const owner = await server.owner();
  const { client } = owner;
  const { RedirectsService: redirects } = client;
  const guest = server.browser();
  await savePage(client, { name: 'About us' }, '<p>About words</p>');

  const visit = async (path: string) => {
    const response = await guest.fetch(path);
    return [response.status, response.headers.get('location')];
  };
  const all = async () => (await redirects.getList({ count: 200 })).items;
  const clear = async () => {
    const ids = (await all()).map(({ id }) => id);
    if (ids.length > 0) await redirects.delete({ ids });
  };
  const save = (old_url: string, new_url: string, more: object = {}) =>
    redirects.save({ item: { old_url, new_url, ...more } });

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

  test('are imported from a CSV file atomically, with a result per row', async () => {
    await save('/stored', '/about-us/');
    const csv = [
      'From;To;Code\r\n',
      '/one;/about-us/;302\r',
      ' ; ; \n',
      '\n',
      '"/two";"/about-us/"\r\n',
      '/two/;/x\n',
      '/self;/self\n',
      '/a;/b\n/b;/a\n',
      '/stored;/\n',
      '/lost;/nowhere\n',
      'no path;/\n',
    ].join('');
    const { rows, imported } = await redirects.import({ csv, apply: true });
    expect(imported).toBe(0);
    expect(rows.map(({ line, status, errors }) => [line, status, errors])).toEqual([
      [2, 'ok', {}],
      [5, 'ok', {}],
      [6, 'error', { old_url: ['recordFound'] }],
      [7, 'error', { new_url: ['redirectLoop'] }],
      [8, 'error', { new_url: ['redirectLoop'] }],
      [9, 'error', { new_url: ['redirectLoop'] }],
      [10, 'error', { old_url: ['recordFound'] }],
      [11, 'warning', { new_url: ['targetMissing'] }],
      [12, 'error', { old_url: ['notUri'] }],
    ]);
    expect(await all()).toHaveLength(1);
    await clear();
  });

  test('of full addresses are imported as paths, and a row says if the host is another', async () => {
    const csv = [
      'http://site.example/old/?p=1,about-us/,301 Moved Permanently',
      'https://former.example/index.php?page_id=12,/about-us/,temporary',
      'caf\uFFFD,/about-us/',
    ].join('\n');
    const { rows } = await redirects.import({ csv });
    expect(rows).toMatchObject([
      { old_url: '/old/?p=1', new_url: '/about-us/', code: 301, status: 'ok' },
      { old_url: '/index.php?page_id=12', code: 302, errors: { old_url: ['otherHost'] } },
      { status: 'error', errors: { old_url: ['lostCharacter'] } },
    ]);
  });

  test.each([';', '\t', ','])(
    'a file of two columns is read with %j between them',
    async (mark) => {
      const csv = [0, 1, 2].map((row) => `/s${row}${mark}/about-us/\r\n`).join('');
      for (const file of [csv, `\r\n${csv}\r\n`, `/s0${mark}/about-us/`]) {
        const { rows } = await redirects.import({ csv: file });
        expect(rows.map(({ status, old_url }) => [status, old_url])).toEqual(
          rows.map((_, at) => ['ok', `/s${at}`]),
        );
      }
      const { rows } = await redirects.import({ csv: `\n${csv}` });
      expect(rows.map(({ line }) => line)).toEqual([2, 3, 4]);
    },
  );

  test('of an import are checked again if others were saved meanwhile', async () => {
    const csv = Array.from({ length: 500 }, (_, at) => `/import-${at}*x,/about-us/,301`).join('\n');
    const importing = redirects.import({ csv, apply: true });
    const saved = await save('/meanwhile', '/about-us/');
    expect(await importing).toMatchObject({ imported: 500 });
    const pages = [1, 2, 3].map((page) => redirects.getList({ count: 200, page }));
    const list = (await Promise.all(pages)).flatMap(({ items }) => items);
    expect(list.map(({ id }) => id)).toContain(saved.id);
    expect(list).toHaveLength(501);
    expect(new Set(list.map(({ position }) => position)).size).toBe(501);
    for (let page = 0; page < 3; page += 1) await clear();
  });

  test('survive an export and import unchanged', async () => {
    await save('/a*b', '/about-us/', { is_wildcard_disabled: true, code: 308 });
    await save('/x/*', 'https://example.com/$1');
    await save('/gone', '', { code: 410 });
    const fields = async () =>
      (await all()).map(({ old_url, new_url, code, is_wildcard_disabled }) => ({
        ...{ old_url, new_url, code, is_wildcard_disabled },
      }));
    const before = await fields();
    const { csv } = await redirects.export();
    await clear();
    await redirects.import({ csv, apply: true });
    expect(await fields()).toEqual(before);
    await clear();
  });

  test('read wildcards from the fourth column unless its heading differs', async () => {
    const importing = async (csv: string) => (await redirects.import({ csv })).rows[0]?.errors;
    expect(await importing('/a,/about-us/,301,TRUE')).toEqual({});
    expect(await importing('/a,/about-us/,301,maybe')).toEqual({
      is_wildcard_disabled: ['valueInvalid'],
    });
    expect(await importing('from,to,code,note\n/a,/about-us/,301,maybe')).toEqual({});
  });

  test.each([
    ['new_url,old_url', '/about-us/,/a'],
    ['Code;Target URL;Note;From', '301;/about-us/;x;/a'],
    ['is_wildcard_disabled,Redirect to,Source', 'false,/about-us/,/a'],
    ['Leads to,from', '/about-us/,/a'],
    ['old_url,Leads to', '/a,/about-us/'],
  ])('columns are read by their headings: %s', async (headings, row) => {
    const { rows } = await redirects.import({ csv: `${headings}\n${row}` });
    expect(rows).toEqual([
      { line: 2, old_url: '/a', new_url: '/about-us/', code: 301, status: 'ok', errors: {} },
    ]);
  });

  test('are imported from an .htaccess file, without lines that have no equal', async () => {
    await clear();
    const csv = [
      ...['RewriteEngine On', 'Redirect 301 /one.html /about-us/', 'Redirect 301 /one.html /'],
      ...['Redirect 301 /about-us.html /', 'RewriteRule ^x/([0-9]+)$ /y/$1 [R=301]'],
    ].join('\n');
    const { rows } = await redirects.import({ csv });
    expect(rows.map(({ line, status, reason }) => [line, status, reason])).toEqual([
      ...[
        [2, 'ok', undefined],
        [3, 'skipped', 'duplicate'],
        [4, 'skipped', 'live_page'],
      ],
      [5, 'skipped', 'regex'],
    ]);
    expect(await redirects.import({ csv, apply: true })).toMatchObject({ imported: 1 });
    expect(await visit('/one.html')).toEqual([301, '/about-us/']);
    await clear();
  });

  test('5,000 rows are imported and exported unchanged', async () => {
    const lines = Array.from({ length: 5000 }, (_, at) => `/from-${at},/about-us/?n=${at},301`);
    const csv = `old_url,new_url,code\n${lines.join('\n')}\n`;
    const dry = await redirects.import({ csv });
    expect(dry).toMatchObject({ imported: 0 });
    expect(await all()).toEqual([]);
    expect(await redirects.import({ csv, apply: true })).toMatchObject({ imported: 5000 });
    expect(await visit('/from-4999')).toEqual([301, '/about-us/?n=4999']);
    const out = await redirects.export();
    expect(out.csv.split('\r\n').slice(0, 2)).toEqual([
      'old_url,new_url,code,is_wildcard_disabled,hits',
      '/from-0,/about-us/?n=0,301,false,0',
    ]);
    expect(out.csv.split('\r\n')).toHaveLength(5001);
  });
});
