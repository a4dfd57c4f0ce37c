import { SaxesParser } from 'saxes';
import { describe, expect, test } from 'vitest';
import { textDocument } from '../testing/documents.ts';
import { testPages } from '../testing/pages.ts';
import { SERVICE_DATABASES } from '../testing/stores.ts';

/** What XML forbids in it, and the texts of all `title` elements. */
function parseStrictly(xml: string) {
  const faults: string[] = [];
  const titles: string[] = [];
  let open = '';
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', ({ message }) => faults.push(message));
  parser.on('opentag', ({ name }) => {
    open = name;
    if (name === 'title') titles.push('');
  });
  parser.on('closetag', () => {
    open = '';
  });
  const add = (text: string) => {
    if (open === 'title') titles.push((titles.pop() ?? '') + text);
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.write(xml).close();
  return { faults, titles };
}

test('the parser refuses what readers refuse', () => {
  for (const text of ['a & b', ']]>', '&nbsp;', '\u0001', '<b>'])
    expect(parseStrictly(`<a>${text}</a>`).faults, text).not.toEqual([]);
});

describe.each(SERVICE_DATABASES)('feeds for strict readers on %s', async (kind) => {
  const { client, server } = await testPages(kind);
  const { PostsService: posts, SettingsService: settings } = client;
  await posts.setUpBlog({ name: 'A & ]]> B', status: 'publish' });
  await settings.save({ group: 'blog', values: { feed_content: 'full' } });
  await settings.save({ group: 'general', values: { site_name: 'Salt & <Pepper> ]]>' } });
  const read = async (path: string) => (await server.browser().fetch(path)).text();

  test.each([
    ...[']]> & y', '<![CDATA[ x', '&amp; &nbsp; &#1;', '<!-- -- -->', '"\'`'],
    ...['\u{1F389}\u200D', 'שלום\u202E'],
  ])('the title %s breaks no feed', async (name) => {
    const { id } = await posts.save({
      item: {
        ...{ name, status: 'publish', tags: [`x ${name}`] },
        short_description: '<p>Salt &amp; pepper]]&gt;</p>',
        document: textDocument(`<p>${name.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`),
      },
    });
    const [tag] = (await posts.get({ id })).tags;
    for (const query of ['', `?tag=${tag?.slug}`]) {
      const { faults, titles } = parseStrictly(await read(`/feed.xml${query}`));
      expect(faults).toEqual([]);
      expect(titles).toContain(name);
      const { items } = JSON.parse(await read(`/feed.json${query}`));
      expect(items[0].title).toBe(name);
    }
    expect(parseStrictly(await read('/sitemap.xml')).faults).toEqual([]);
  });
});
