import { describe, expect, test } from 'vitest';
import { createAddresses, fileAt } from './addresses.ts';
import { filesIn } from './found-files.ts';
import { createLinkRewriter } from './rewrite-links.ts';
import type { CopiedDocument, CopiedSite } from './site-reader.ts';

const document = (path: string, chain: readonly string[]): CopiedDocument => ({
  ...{ path, chain, name: path },
  read: async () => undefined,
});

const siteWith = (documents: readonly CopiedDocument[], more: Partial<CopiedSite> = {}) =>
  ({
    ...{ address: 'https://own.test', suffix: '', left_out: [], texts: [], documents },
    ...more,
  }) as unknown as CopiedSite;

const filesOf = (chains: readonly (readonly string[])[], more: Partial<CopiedSite> = {}) => {
  const documents = chains.map((chain) => document(`/${chain.join('/')}/`, chain));
  const addresses = createAddresses(siteWith(documents, more));
  return documents.map((one) => fileAt(addresses.pathOf(one)));
};

describe('the file of a page', () => {
  test('is its path, also below another page', () => {
    expect(filesOf([['about', 'team'], []])).toEqual(['about/team/index.html', 'index.html']);
    expect(filesOf([['about']], { suffix: '.html' })).toEqual(['about.html']);
  });

  test('is never that of the home page, or of the page for what is not there', () => {
    expect(filesOf([['index'], ['404'], []], { suffix: '.html' })).toEqual([
      ...['index-2.html', '404-2.html', 'index.html'],
    ]);
  });

  test.each(['_redirects', '_headers'])('is never the one that hosts read: %s', (slug) => {
    expect(filesOf([[slug]])[0]).toMatch(new RegExp(`^${slug}-[0-9a-f]{8}/index\\.html$`));
  });

  test('differs from all others where upper and lower case are the same', () => {
    const files = filesOf([['About'], ['about'], ['ABOUT']]);
    expect(new Set(files.map((file) => file.toLowerCase())).size).toBe(3);
  });

  test.each([
    '..',
    '.',
    'a/../../b',
    '..\\b',
    'a\0b',
    'c:',
    '~',
    ' ',
    'a'.repeat(255),
    '.htaccess',
  ])('stays in its folder and is short, whatever the page is called: %j', (slug) => {
    const [file = ''] = filesOf([[slug, 'page']]);
    expect(file).toMatch(/^[a-z0-9_-]{1,210}\/page\/index\.html$/);
  });
});

describe('parts of a list', () => {
  test('are below it, and take no place of a page', () => {
    const blog = document('/blog/', ['blog']);
    const other = document('/blog/page/2/', ['blog', 'page', '2']);
    const addresses = createAddresses(siteWith([blog, other]));
    expect(addresses.listPath(blog, 3)).toBe('/blog/page/3/');
    expect(addresses.listPath(blog, 2)).toBe('/blog/page-2/2/');
    expect(addresses.pathOf(other)).toBe('/blog/page/2/');
  });
});

describe('links', () => {
  const documents = [
    document('/', []),
    document('/?url=blog', ['blog']),
    document('/?url=blog/tide', ['blog', 'tide']),
  ];
  const site = siteWith(documents, {
    texts: [{ path: '/feed.xml?tag=sea', read: async () => undefined }],
  });
  const { rewrite } = createLinkRewriter({
    ...{ site, addresses: createAddresses(site), address: 'https://files.test' },
    listPages: async () => 3,
  });

  test.each([
    ['<a href="/?url=blog">', '<a href="/blog/">'],
    ['<a href="/?url=blog/tide#end">', '<a href="/blog/tide/#end">'],
    ['<a href="/?url=blog&amp;page=2">', '<a href="/blog/page/2/">'],
    ['<a href="/?url=blog&amp;page=9">', '<a href="/blog/?page=9">'],
    ['<a href="/?url=blog&amp;a=1&amp;b=2">', '<a href="/blog/?a=1&amp;b=2">'],
    ['{"url":"https://own.test/?url=blog&page=2"}', '{"url":"https://files.test/blog/page/2/"}'],
    ['<loc>https://own.test/?url=blog</loc>', '<loc>https://files.test/blog/</loc>'],
    ['href="https://own.test/feed.xml?tag=sea"', 'href="https://files.test/feed/tag/sea.xml"'],
    [
      'data-x="{&quot;to&quot;:&quot;/?url=blog&quot;}"',
      'data-x="{&quot;to&quot;:&quot;/blog/&quot;}"',
    ],
    [
      'href="https://net.test/?u=https%3A%2F%2Fown.test%2F%3Furl%3Dblog"',
      'href="https://net.test/?u=https%3A%2F%2Ffiles.test%2Fblog%2F"',
    ],
  ])('%s becomes %s', async (live, copied) => {
    expect(await rewrite(live)).toBe(copied);
  });

  test.each([
    ...['<a href="https://other.test/?url=blog">', '<a href="//other.test/?url=blog">'],
    ...['<a href="https://own.test.evil/?url=blog">', '<a href="https://own.test:81/?url=blog">'],
    ...['<a href="/?url=missing">', 'either/or?url=blog', '<a href="/?urls=blog">'],
  ])('%s stays as it is', async (text) => {
    expect(await rewrite(text)).toBe(text);
  });

  test('are replaced in a time that grows with the text alone', async () => {
    const text = `${'/'.repeat(50_000)}${'/?url='.repeat(20_000)}${'%2F'.repeat(20_000)}`;
    await rewrite(text);
  });
});

test('signs of an address have no special meaning', async () => {
  const site = siteWith([document('/blog/', ['blog'])]);
  const { rewrite } = createLinkRewriter({
    ...{ site, addresses: createAddresses(site), address: "https://a$&$'.test" },
    listPages: async () => 1,
  });
  expect(await rewrite('<loc>https://own.test/blog/</loc>')).toBe(
    "<loc>https://a$&$'.test/blog/</loc>",
  );
});

test('files are found wherever they are named', () => {
  const key = `ab/${'0123456789abcdef'.repeat(2)}`;
  const found = filesIn(
    `srcset="/uploads/${key}-w640.webp 640w" url(/assets/fonts/lora/lora-latin.woff2) &quot;/uploads/${key}.mp4&quot; https://own.test/share/page-1.png /uploads/../secret.key /assets/../x.js`,
  );
  expect(found).toEqual([
    ...[`/uploads/${key}-w640.webp`, '/assets/fonts/lora/lora-latin.woff2'],
    ...[`/uploads/${key}.mp4`, '/share/page-1.png'],
  ]);
});
