import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldIssues } from '../validate/field-limits.ts';
import { matchGlob, parseGlob } from './glob.ts';
import { RedirectFields, redirectFaults } from './redirect.ts';
import {
  createRedirectRules,
  followRedirects,
  looseOldUrl,
  matchRedirect,
  normalizeUrl,
  targetOf,
} from './rules.ts';

const redirect = (old_url: string, new_url: string, more: Partial<RedirectFields> = {}) =>
  RedirectFields.parse({ old_url, new_url, ...more });

const pathOf = (target: string) => {
  const url = URL.parse(target, 'http://own.test');
  return url?.host === 'own.test' ? url.pathname : null;
};

const noPages = () => false;

const follow = (
  list: readonly RedirectFields[],
  path: string,
  isLive: (path: string) => boolean = noPages,
) => followRedirects(createRedirectRules(list), path, { isLive, pathOf });

describe('a pattern', () => {
  const match = (pattern: string, text: string) => matchGlob(parseGlob(pattern), text);

  test('matches any run of characters, shortest from the left', () => {
    expect(match('/a/*/b/*', '/a/x/b/y/b/z')).toEqual(['x', 'y/b/z']);
    expect(match('/a*', '/a')).toEqual(['']);
    expect(match('/a*a', '/a')).toBeNull();
    expect(match('/a', '/a/')).toBeNull();
  });

  test('captures inserted into the pattern restore the text', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', '/'), maxLength: 12 });
    const parts = fc.array(letters, { minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(parts, letters, (literals, text) => {
        const captures = matchGlob({ parts: literals }, text);
        if (!captures) return;
        const rebuilt = literals.map((part, at) => part + (captures[at] ?? '')).join('');
        expect(rebuilt).toBe(text);
      }),
    );
  });

  test('finds a match if there is one', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 5 });
    const pairs = fc.array(fc.tuple(letters, letters), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(pairs, letters, (filled, last) => {
        const text = filled.map(([literal, run]) => literal + run).join('') + last;
        expect(
          matchGlob({ parts: [...filled.map(([literal]) => literal), last] }, text),
        ).not.toBeNull();
      }),
    );
  });
});

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

describe('a redirect with a query', () => {
  const list = [
    redirect('/?p=123', '/news/launch/'),
    redirect('/index.php?page_id=12', '/about/'),
    redirect('/index.php?page_id=13', '', { code: 410 }),
    redirect('/index.php?option=com_content&id=*', '/articles/$1/'),
    redirect('/*.asp?id=*', '/$1/$2/'),
    redirect('/index.php', '/home/'),
  ];
  const isHome = (url: string) => url === '/' || url.startsWith('/?');

  test.each([
    ['/?p=123', '/news/launch/', ''],
    ['/?utm=a&p=123', '/news/launch/', 'utm=a'],
    ['/index.php?page_id=12', '/about/', ''],
    ['/index.php/?page%5Fid=1%32&flag', '/about/', 'flag'],
    ['/index.php?page_id=99&x', '/home/', 'page_id=99&x'],
    ['/index.php?id=7&option=com_content', '/articles/7/', ''],
    ['/index.php?id=7', '/home/', 'id=7'],
    ['/shop.asp?id=4&b=%FC', '/shop/4/', 'b=%FC'],
  ])('%s leads to %s', (url, target, rest) => {
    expect(follow(list, url, isHome)).toMatchObject({ kind: 'redirect', target, rest });
  });

  test('says that something is gone', () => {
    expect(follow(list, '/index.php?page_id=13')).toMatchObject({ kind: 'gone' });
  });

  test.each(['/', '/?p=12', '/?p=1234', '/?P=123', '/?x=p%3D123', '/?p=123x', '/other?p=123'])(
    'leaves %s alone',
    (url) => expect(follow(list, url, isHome)).toEqual({ kind: 'none' }),
  );

  test('of a live page applies only if pages don’t have its parameters', () => {
    const own = [redirect('/?url=old', '/new/'), redirect('/?page=2', '/new/')];
    for (const { old_url } of own) {
      expect(follow(own, old_url, isHome)).toEqual({ kind: 'none' });
      expect(follow(own, old_url)).toMatchObject({ target: '/new/' });
    }
  });

  test('is a part of chains and loops', () => {
    const chain = [redirect('/a', '/b?x=1'), redirect('/b?x=1', '/c'), redirect('/b', '/d')];
    expect(follow(chain, '/a')).toMatchObject({ target: '/c' });
    expect(follow(chain, '/b?x=2')).toMatchObject({ target: '/d', rest: 'x=2' });
    const back = [redirect('/b?p=1', '/a?p=1'), redirect('/a', '/b')];
    expect(follow(back, '/b?p=1')).toMatchObject({ target: '/b', rest: '' });
    expect(follow(back, '/a?p=1')).toMatchObject({ kind: 'loop' });
    const loop = [redirect('/a?p=1', '/b?p=1'), redirect('/b?p=1', '/a?p=1')];
    expect(follow(loop, '/a?p=1')).toMatchObject({ kind: 'loop' });
    const carried = [redirect('/a?p=1', '/b'), redirect('/b', '/a')];
    expect(follow(carried, '/a?p=1&q')).toMatchObject({ target: '/a', rest: 'q' });
  });

  test('has a text of its own for the same requests', () => {
    expect(normalizeUrl('/a/?y=%C3%BC&x=1')).toBe(normalizeUrl('/a?x=1&y=ü'));
    expect(normalizeUrl('/a?')).toBe(normalizeUrl('/a.html'));
    expect(normalizeUrl('/a?x=1')).not.toBe(normalizeUrl('/a?x=2'));
  });

  test('is found among thousands of the same path', () => {
    const many = Array.from({ length: 5000 }, (_, at) => redirect(`/i.php?id=${at}`, `/${at}`));
    const rules = createRedirectRules(many);
    expect(matchRedirect(rules, '/i.php?id=4321')?.redirect.new_url).toBe('/4321');
    expect([...rules.exact.values()].every(({ length }) => length === 1)).toBe(true);
    const alike = Array.from({ length: 5000 }, (_, at) =>
      redirect(`/i.php?option=content&view=article&id=${at}`, `/${at}`),
    );
    const work = { comparisons: 0 };
    const url = '/i.php?option=content&view=article&id=4321';
    const match = matchRedirect(createRedirectRules(alike), url, { work });
    expect([match?.redirect.new_url, work.comparisons]).toEqual(['/4321', 1]);
  });
});

describe('a redirect', () => {
  test.each([
    ['', 'isEmpty'],
    ['old', 'notUri'],
    ['//evil.test/', 'notUri'],
    ['/\\evil', 'notUri'],
    ['/a#b', 'notUri'],
    ['/caf\uFFFD', 'lostCharacter'],
    ['/search?q=*', 'reservedPath'],
    ['/%ZZ', 'notUri'],
    ['/%E4', 'notUri'],
    ['/admin/', 'reservedPath'],
    ['/%61dmin', 'reservedPath'],
    ['/rpc', 'reservedPath'],
    ['/uploads/*', 'reservedPath'],
    ['/search/', 'reservedPath'],
    ['/feed.xml', 'reservedPath'],
  ])('from %j is refused', (old_url, key) => {
    const issues = fieldIssues(RedirectFields, { old_url, new_url: '/' });
    expect(issues).toEqual([{ path: 'old_url', key }]);
  });

  test.each([
    '//evil.test',
    '/\\evil',
    '/\t/evil',
    'https:evil',
    'javascript:alert(1)',
    'https://$1/',
    'ftp://files.test/',
    '/a\r\nb',
  ])('to %j is refused', (new_url) => {
    const issues = fieldIssues(RedirectFields, { old_url: '/a*', new_url });
    expect(issues).toEqual([{ path: 'new_url', key: 'notUri' }]);
  });

  test('can only reference existing wildcards', () => {
    expect(redirectFaults(redirect('/a/*', '/b/$2'))).toEqual([
      { path: 'new_url', key: 'unknownWildcard' },
    ]);
    expect(redirectFaults(redirect(`/${'*'.repeat(40)}`, '/b'))).toEqual([
      { path: 'old_url', key: 'tooManyWildcards' },
    ]);
    expect(redirectFaults(redirect('/a', ''))).toEqual([{ path: 'new_url', key: 'isEmpty' }]);
    expect(redirectFaults(redirect('/a', '', { code: 410 }))).toEqual([]);
  });
});
