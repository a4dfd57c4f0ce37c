import { describe, expect, test } from 'vitest';
import { node } from '../testing/documents.ts';
import { fieldErrorMatching, testPages } from '../testing/pages.ts';
import { SERVICE_DATABASES } from '../testing/stores.ts';

const FRAME =
  /<template><iframe[^>]* src="https:\/\/disqus\.com\/embed\/comments\/\?[^"]*f=merrow&amp;/;

describe.each(SERVICE_DATABASES)('comments on %s', async (kind) => {
  const { client, create, server } = await testPages(kind);
  const { PostsService: posts, PagesService: pages, SettingsService: settings } = client;
  const connect = (comments_shortname: string) =>
    settings.save({ group: 'integration', values: { comments_shortname } });
  const holding = (widget: string) =>
    node('root', 'section', {}, [
      node('row', 'row', {}, [node('column', 'column', {}, [node('comments', widget)])]),
    ]);
  await posts.setUpBlog({ name: 'Blog', status: 'publish' });
  const document = holding('blog_comments');
  const post = await posts.save({ item: { name: 'Tides', status: 'publish', document } });
  const page = await create('Guestbook');
  const { revision } = await pages.getDesign({ id: page.id });
  await pages.saveDesign({ id: page.id, sections: { content: holding('comments') }, revision });
  const guest = server.browser();
  const read = async (path: string) => (await guest.fetch(path)).text();

  test('need a shortname of the service', async () => {
    await expect(connect('https://merrow.disqus.com')).rejects.toMatchObject(
      fieldErrorMatching('comments_shortname', 'shortnameInvalid'),
    );
    expect(await read('/blog/tides/')).not.toContain('disqus');
    await connect('merrow');
    const html = await read('/blog/tides/');
    expect(html).toMatch(FRAME);
    expect(html).toContain(`t_i=post-${post.id}&amp;`);
    expect(html).toContain('frame-src https://disqus.com');
    expect(await read('/guestbook/')).toMatch(FRAME);
    await connect('');
    expect(await read('/blog/tides/')).not.toContain('disqus');
  });

  test('can be turned off for a post', async () => {
    await connect('merrow');
    const allow = async (allow_comments: boolean) => {
      const stored = await posts.get({ id: post.id });
      await posts.save({ item: { id: post.id, allow_comments }, revision: stored.revision });
      return read('/blog/tides/');
    };
    expect(await allow(false)).not.toContain('disqus');
    expect(await allow(true)).toMatch(FRAME);
  });
});
