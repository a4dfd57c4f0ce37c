import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { friendlyUrl } from './friendly-url.ts';
import { fullPageUrl, pagePath, parsePagePath } from './page-url.ts';

describe('friendlyUrl', () => {
  it.each([
    ['Hello World', 'hello-world'],
    ['  Terms & Conditions!  ', 'terms-conditions'],
    ['Über uns: Größe', 'ueber-uns-groesse'],
    ['Привет, мир', 'privet-mir'],
    ['Щука и ёж', 'shchuka-i-yozh'],
    ['Їжак Ґанок Єдність', 'yizhak-ganok-yednist'],
    ['Café à la crème', 'cafe-a-la-creme'],
    ['Łódź żółć', 'lodz-zolc'],
    ['Smörgåsbord', 'smoergasbord'],
    ['snake_case – dash — x', 'snake_case-dash-x'],
    ['ﬁne ½ №5', 'fine-12-no5'],
    ['İstanbul', 'istanbul'],
    ['日本語', ''],
    ['../../etc/passwd', 'etcpasswd'],
    ['a'.repeat(300), 'a'.repeat(255)],
  ])('of %j is %j', (text, url) => expect(friendlyUrl(text)).toBe(url));

  it('is the same for letters with and without combining marks', () => {
    expect(friendlyUrl('й ё ü'.normalize('NFD'))).toBe(friendlyUrl('й ё ü'));
  });

  it('of any Unicode text is safe and idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const url = friendlyUrl(text);
        expect(url).toMatch(/^(?:[a-z0-9_](?:[a-z0-9_-]{0,253}[a-z0-9_])?)?$/);
        expect(friendlyUrl(url)).toBe(url);
      }),
      { numRuns: 2000 },
    );
  });

  it('is never empty for Latin, Russian, and Ukrainian letters', () => {
    const letters = 'abcdefghijklmnopqrstuvwxyzäöüßабвгдеёжзийклмнопрстуфхцчшщыэюяґєії0123456789';
    for (const letter of letters + letters.toUpperCase()) {
      expect(friendlyUrl(letter), letter).not.toBe('');
    }
  });
});

const address = 'https://example.com';
const modes = [
  [{ address, permalinks: true, suffix: '' }, '/about/team/'],
  [{ address, permalinks: true, suffix: '.html' }, '/about/team.html'],
  [{ address, permalinks: false, suffix: '' }, '/?url=about/team'],
  [{ address, permalinks: false, suffix: '.html' }, '/?url=about/team'],
] as const;

describe.each(modes)('with %j', (settings, path) => {
  it('builds the URL of a page', () => {
    expect(pagePath(['about', 'team'], settings)).toBe(path);
    expect(fullPageUrl(['about', 'team'], settings)).toBe(`${address}${path}`);
  });

  it("uses the site's URL for the home page", () => {
    expect(fullPageUrl([], settings)).toBe(address);
    expect(fullPageUrl([], { ...settings, address: `${address}/` })).toBe(address);
    expect(parsePagePath({ path: '/' }, settings)).toEqual({ chain: [], isCanonical: true });
  });

  it('parses the URL of a page', () => {
    const part = fc.stringMatching(/^[a-z0-9_-]{1,20}$/);
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 5 }), (chain) => {
        const { pathname, searchParams } = new URL(fullPageUrl(chain, settings));
        const url = searchParams.get('url') ?? undefined;
        expect(parsePagePath({ path: pathname, url }, settings)).toEqual({
          chain,
          isCanonical: true,
        });
      }),
    );
  });
});

describe('parsePagePath', () => {
  const settings = { permalinks: true, suffix: '' } as const;
  const parse = (path: string, url?: string) => parsePagePath({ path, url }, settings);

  it('parses URLs of other modes', () => {
    const other = { chain: ['a', 'b'], isCanonical: false };
    expect(parse('/a/b')).toEqual(other);
    expect(parse('/a/b.html')).toEqual(other);
    expect(parse('/', 'a/b')).toEqual(other);
    expect(parse('/', '/a/b/')).toEqual(other);
    expect(parse('/', '')).toEqual({ chain: [], isCanonical: false });
  });

  it.each(['a', '//a/', '/a//b/', '/a/../b/', '/A/', '/a%2fb/', '/a b/', '/.html/', '/а/'])(
    'finds no page at %j',
    (path) => expect(parse(path)).toBeNull(),
  );

  it('ignores the query parameter on other paths', () => {
    expect(parse('/a/', 'b')).toBeNull();
    expect(parse('/', "a' OR 1=1--")).toBeNull();
  });
});
