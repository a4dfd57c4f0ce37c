import { describe, expect, test } from 'vitest';
import { redirectingSite } from '../../testing/redirects.ts';
import { SERVICE_DATABASES } from '../../testing/stores.ts';

describe.each(SERVICE_DATABASES)('redirects of a file on %s', async (kind) => {
  const { redirects, all, visit, clear, save } = await redirectingSite(kind);

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
