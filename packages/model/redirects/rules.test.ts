import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { follow, redirect } from '../testing/redirects.ts';
import { RedirectFields } from './redirect.ts';
import { createRedirectRules, looseOldUrl, matchRedirect, targetOf } from './rules.ts';

describe('the rules of a site', () => {
  test('the first match in list order wins, exact or not', () => {
    const list = [redirect('/old/*', '/first'), redirect('/old/page', '/second')];
    expect(follow(list, '/old/page')).toMatchObject({ target: '/first' });
    expect(follow(list.toReversed(), '/old/page')).toMatchObject({ target: '/second' });
  });

  test('finds the same rule as trying all patterns in order', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', '/', '*'), maxLength: 6 });
    const path = letters.map((text) => `/${text}`);
    fc.assert(
      fc.property(fc.array(path, { maxLength: 8 }), path, (patterns, requested) => {
        const list = patterns
          .filter((pattern) => RedirectFields.safeParse({ old_url: pattern }).success)
          .map((pattern) => redirect(pattern, '/new'));
        const first = list.find((one) => matchRedirect(createRedirectRules([one]), requested));
        expect(matchRedirect(createRedirectRules(list), requested)?.redirect).toEqual(first);
      }),
    );
  });

  test('compares a path only with patterns that begin like it', () => {
    const list = Array.from({ length: 5000 }, (_, at) => redirect(`/old/${at}/*`, '/new'));
    const { patterns } = createRedirectRules(list);
    const compared = patterns.byPrefix.get('/old/7/');
    expect(compared?.map(({ order }) => order)).toEqual([7]);
    expect(patterns.lengths.size).toBe(4);
  });

  test('a rule matches all variants of a path', () => {
    const list = [redirect('/über-uns/', '/about')];
    for (const path of ['/über-uns', '/%C3%BCber-uns/', '/über-uns.html']) {
      expect(follow(list, path)).toMatchObject({ kind: 'redirect', target: '/about' });
    }
  });

  test.each([
    ['/blog/*/comments', '/blog/a/comments/', 'a'],
    ['/blog/*/comments', '/blog/a/comments.html', 'a'],
    ['/blog/*/comments.html', '/blog/a/comments', 'a'],
    ['/old/*/', '/old/x', 'x'],
    ['/old/*/', '/old/x.html', 'x'],
    ['/bl/*', '/bl', ''],
    ['/bl/*', '/bl.html', ''],
    ['/*.php', '/x.php/', 'x'],
    // Prefers the requested form if it matches.
    ['/old/*', '/old/x/', 'x/'],
    ['/old/*', '/old/x.html', 'x.html'],
  ])('the pattern %j also matches the variant %j', (pattern, path, matched) => {
    expect(follow([redirect(pattern, '/new/$1')], path)).toMatchObject({
      target: `/new/${matched}`,
    });
  });

  test.each([
    ...['/admin', '/admin/none.js', '/%61dmin/none.js', '/rpc/', '/hub/', '/search', '/feed.xml'],
    ...['/uploads/none.png', '/preview/x', '/assets/none.css', '/mcp', '/healthz', '/readyz'],
    ...['/robots.txt', '/sitemap.xml', '/favicon.ico'],
  ])('leave the reserved path %s alone', (path) => {
    expect(follow([redirect('/*', 'https://else.test/')], path)).toEqual({ kind: 'none' });
  });

  test.each(['/administration', '/searching', '/blog/feed.xml', '/old/admin/'])(
    'apply to %s, which only resembles a reserved path',
    (path) => {
      const target = 'https://else.test/';
      expect(follow([redirect('/*', target)], path)).toMatchObject({ target });
    },
  );

  test("other paths don't match", () => {
    for (const [pattern = '', path = ''] of [
      ['/bl/*', '/bla'],
      ['/blog/*/comments', '/blog/a/comments/b'],
      ['/*/', '/'],
    ]) {
      expect(follow([redirect(pattern, '/new')], path), path).toEqual({ kind: 'none' });
    }
  });

  test('are loosely spelled without matching more than they did', () => {
    const loose = (old_url: string, more: object = {}) =>
      looseOldUrl(redirect(old_url, '/new', more));
    expect(loose('/Old//Page/index.php')).toBe('/old/page');
    expect(loose('/Old/*')).toBe('/old/*');
    expect(loose('/index.php/*')).toBe('/index.php/*');
    expect(loose('/*/Index.html')).toBe('/*/index.html');
    expect(loose('/A*/index.php', { is_wildcard_disabled: true })).toBe('/a*');
  });

  test('match composed and combining letters alike', () => {
    for (const old of ['/über-uns', '/u\u0308ber-uns', '/u%CC%88ber-uns', '/%C3%BCber-*']) {
      for (const path of ['/über-uns', '/u\u0308ber-uns', '/u%CC%88ber-uns/', '/%C3%BCber-uns'])
        expect(follow([redirect(old, '/about')], path), `${old} ${path}`).toMatchObject({
          target: '/about',
        });
    }
  });

  test('matches long runs of slashes in linear time', () => {
    const path = `${'/'.repeat(200_000)}a`;
    expect(follow([redirect('/old/*/', '/new')], path)).toEqual({ kind: 'none' });
  });

  test('substitutes wildcard matches in the target', () => {
    const list = [redirect('/blog/*/*', '/news/$2?year=$1')];
    expect(follow(list, '/blog/2020/a b')).toMatchObject({ target: '/news/a%20b?year=2020' });
  });

  test('treats `*` and `$` literally if wildcards are disabled', () => {
    const list = [redirect('/a*b', '/$1', { is_wildcard_disabled: true })];
    expect(follow(list, '/a*b')).toMatchObject({ target: '/$1' });
    expect(follow(list, '/axb')).toEqual({ kind: 'none' });
  });

  test("a wildcard can't change the host", () => {
    const rules = createRedirectRules([redirect('/go*', '/$1')]);
    for (const path of [
      '/go//evil.test/',
      '/go/%2f%2fevil',
      '/go\\evil',
      '/go/\\evil',
      '/go%5Cevil',
    ]) {
      const match = matchRedirect(rules, path);
      const target = targetOf(match as never);
      expect(new URL(target, 'https://own.test').host).toBe('own.test');
      expect(target).toMatch(/^\/(?![/\\])/);
    }
    const broken = matchRedirect(rules, '/go/a\r\nSet-Cookie: x');
    expect(targetOf(broken as never)).toBe('/a%0D%0ASet-Cookie:%20x');
  });

  test('resolves chains into a single redirect', () => {
    const list = [redirect('/a', '/b'), redirect('/b', '/c'), redirect('/c', 'https://else.test/')];
    expect(follow(list, '/a')).toMatchObject({ target: 'https://else.test/', code: 301 });
  });

  test('detects all loops and long chains', () => {
    const names = 'abcdefgh';
    const chain = [...names].slice(1).map((name, at) => redirect(`/${names[at]}`, `/${name}`));
    expect(follow([redirect('/a', '/a/')], '/a')).toMatchObject({ kind: 'loop' });
    expect(follow([redirect('/a', '/b'), redirect('/b', '/a')], '/a')).toMatchObject({
      kind: 'loop',
    });
    expect(follow([redirect('/*', '/x/$1')], '/a')).toMatchObject({ kind: 'chain' });
    expect(follow(chain, '/a')).toMatchObject({ kind: 'chain' });
    expect(follow([redirect('/*', '/home')], '/a', (path) => path === '/home')).toMatchObject({
      target: '/home',
    });
  });

  test('detects loops through absolute URLs and paths with dots', () => {
    for (const target of ['http://own.test/a', 'https://OWN.test/a/?q#x', '/b/../a', '/%2e/a']) {
      expect(follow([redirect('/a', target)], '/a'), target).toMatchObject({ kind: 'loop' });
    }
    const names = ['/l1', '/l2', '/l3', '/l4', 'http://own.test/l1/?q'];
    const chain = names.slice(1).map((name, at) => redirect(names[at] ?? '', name));
    expect(follow(chain, '/l2')).toMatchObject({ kind: 'loop' });
    for (const target of ['http://own.test:8080/a', 'http://else.test/a', 'http://own.test/b']) {
      expect(follow([redirect('/a', target)], '/a'), target).toMatchObject({ target });
    }
  });

  test('returns gone pages, also at the end of a chain', () => {
    const list = [redirect('/a', '/b'), redirect('/b', '', { code: 410 })];
    expect(follow(list, '/a')).toMatchObject({ kind: 'gone' });
  });
});
