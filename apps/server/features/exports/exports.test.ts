import { randomUUID } from 'node:crypto';
import type { WidgetNode } from '@plinth/model';
import { describe, expect, test } from 'vitest';
import { textDocument } from '../../testing/documents.ts';
import { crawl, exportedSite } from '../../testing/exported-site.ts';
import { sampleDocument } from '../../testing/sample-page.ts';
import { testServer } from '../../testing/server.ts';
import { SERVICE_DATABASES } from '../../testing/stores.ts';

const LOCKED = { visibility: 'password', password_mode: 'unique', password: 'sesame' } as const;
const HOUR = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString();
const publish = { status: 'publish' } as const;

/** A starter with a blog, a popup, and pages that visitors can't see. */
async function siteOf(theme: string, kind = SERVICE_DATABASES[0]) {
  const server = await testServer(kind ?? 'sqlite', { environment: { PLINTH_STARTER: theme } });
  const { client } = await server.owner();
  const { PagesService: pages, PostsService: posts, SettingsService: settings } = client;
  await posts.setUpBlog({ name: 'Blog', status: 'publish' });
  const change = async (group: 'blog' | 'general', changed: object) => {
    const { values } = await settings.get({ group });
    await settings.save({ group, values: { ...values, ...changed } } as never);
  };
  await change('blog', { posts_per_page: 1 });
  for (const hours of [1, 2, 3]) {
    const item = { name: `Tide ${hours}`, ...publish, published_at: ago(hours) };
    await posts.save({ item: { ...item, tags: ['Sea & sky'] } });
  }
  const add = async (name: string, more: object = publish, content: string | WidgetNode = name) => {
    const page = await pages.save({ item: { name, ...more } });
    const { revision } = await pages.getDesign({ id: page.id });
    const sections = { content: typeof content === 'string' ? textDocument(content) : content };
    await pages.saveDesign({ id: page.id, sections, revision });
    return page;
  };
  const popup = await client.PopupsService.save({
    item: { name: 'Offer', document: textDocument('<h2>Offer</h2>') },
  });
  await add('Links', publish, `<p><a href="link:popup/${popup.id}">Offer</a></p>`);
  await add('Form', publish, sampleDocument({ widget: 'contact_form', properties: {} }));
  await add('Sketch', { status: 'draft' });
  await add('Later', { status: 'future', published_at: ago(-5) });
  await add('Secret', { ...publish, ...LOCKED });
  return { server, client, change, add };
}

/** Files that only web servers read, and the page for what is not there. */
const FOR_SERVERS = ['.htaccess', '.nojekyll', '_headers', '_redirects', '404.html'];

/** The address of a file at the live site. */
const liveAddress = (file: string): string =>
  `/${file}`
    .replace(/index\.html$/, '')
    .replace(/page\/(\d+)\/$/, '?page=$1')
    .replace(/^\/feed\/(category|tag)\/(.*)\.(xml|json)$/, '/feed.$3?$1=$2');

const NOTE = '<p class="moto-form-off" role="note">This form doesn’t work here.</p>';

/** What a text of the live site is among files. */
const amongFiles = (text: string): string =>
  text
    .replace(/\?page=(\d+)/g, 'page/$1/')
    .replace(/\/feed\.(xml|json)\?(category|tag)=([a-z0-9-]+)/g, '/feed/$2/$3.$1')
    .replace(/(<form [^>]*data-form="[^>]*)>/g, `${NOTE}$1 inert>`);

describe.each(['harbor', 'monolith'])('the starter of %s as files', async (theme) => {
  const { server } = await siteOf(theme);
  const { url, report, files, read } = await exportedSite(server.context);

  const answerOf = async (path: string) => {
    const live = await fetch(server.url + path);
    const body = Buffer.from(await live.arrayBuffer());
    const isText = /html|xml|json/.test(live.headers.get('content-type') ?? '');
    return { status: live.status, body, isText };
  };

  test('every file is what the live site answers, but for addresses', async () => {
    const compared = files.filter((name) => !FOR_SERVERS.includes(name));
    expect(compared.length).toBeGreaterThan(30);
    for (const file of compared) {
      const { status, body, isText } = await answerOf(liveAddress(file));
      expect(status, file).toBe(200);
      if (isText) expect(read(file).toString('utf8'), file).toBe(amongFiles(body.toString('utf8')));
      else expect(read(file).equals(body), file).toBe(true);
    }
    const gone = await answerOf(`/${randomUUID()}/`);
    expect(read('404.html').equals(gone.body)).toBe(true);
  });

  test('every page of the sitemap is there', async () => {
    const sitemap = (await answerOf('/sitemap.xml')).body.toString('utf8');
    const paths = [...sitemap.matchAll(/<loc>http:\/\/site\.example([^<]*)/g)];
    expect(paths.length).toBeGreaterThan(8);
    for (const [, path = ''] of paths) expect((await fetch(url + path)).status, path).toBe(200);
  });

  test('no link is broken, also those to parts of lists, topics, and popups', async () => {
    const { seen, broken } = await crawl(url, ['/', '/links/', '/blog/']);
    expect(broken).toEqual([]);
    expect([...seen]).toEqual(
      expect.arrayContaining([
        ...['/blog/page/3/', '/blog/tag/sea-sky/page/2/', '/feed/tag/sea-sky.xml'],
        ...[expect.stringMatching(/^\/_popup-\d+\/$/), '/assets/site.css'],
      ]),
    );
    expect(report.missing_files).toEqual([]);
  });

  test('what visitors can’t see is left out, and named', () => {
    expect(report.left_out).toEqual([
      { name: 'Sketch', path: '/sketch/', reason: 'draft' },
      { name: 'Later', path: '/later/', reason: 'future' },
      { name: 'Secret', path: '/secret/', reason: 'password' },
    ]);
    expect(files.filter((name) => /sketch|later|secret/.test(name))).toEqual([]);
    expect(files.map((file) => read(file).toString('latin1')).join('\n')).not.toMatch(
      /(?:href|src|action)="[^"]*\/admin\//,
    );
  });
});

describe('addresses', async () => {
  const { server, client, change, add } = await siteOf('harbor');
  const address = 'https://files.test';

  test('are those of another host, and forms are sent to the server', async () => {
    const { text, report } = await exportedSite(server.context, { address, forms: server.url });
    expect(text('blog/index.html')).toContain(
      '<link rel="canonical" href="https://files.test/blog/">',
    );
    expect(text('sitemap.xml')).toContain('<loc>https://files.test/links/</loc>');
    expect(text('feed.xml')).not.toContain('site.example');
    const [, action] = /<form [^>]* action="([^"]*)">/.exec(text('form/index.html')) ?? [];
    expect(action).toBe(`${server.url}/form/`);
    // The starter’s contact page has one, too.
    expect(report).toMatchObject({ forms: 2, forms_to: server.url });
    const [, form = ''] = /name="_form" value="([^"]*)"/.exec(text('form/index.html')) ?? [];
    const send = (accept: string) =>
      fetch(action ?? '', {
        ...{ method: 'POST', body: new URLSearchParams({ _form: form }) },
        headers: { accept, origin: address },
      });
    const answer = await send('application/json');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.status).toBe(422);
    const page = await send('text/html');
    expect(page.headers.get('access-control-allow-origin')).toBe(null);
    expect(page.status).toBe(422);
  });

  test('that no file system could have are others, and lead there', async () => {
    const long = 'x'.repeat(250);
    await add('Long', { ...publish, url: long }, '<p><a href="/con/">Con</a></p>');
    await add('Con', publish, `<p><a href="/${long}/?from=con#end">Long</a></p>`);
    const { text, report, files } = await exportedSite(server.context);
    const file = files.find((name) => name.startsWith('xxx')) ?? '';
    const folder = file.replace('index.html', '');
    expect(folder.length).toBeLessThan(220);
    expect(text('con/index.html')).toContain(`href="/${folder}?from=con#end"`);
    expect(text('_redirects')).toContain(`/${long} /${folder} 301`);
    expect(report.not_on_windows).toEqual(['/con/']);
  });

  test('with a query become paths, which old ones lead to', async () => {
    await change('general', { permalinks: false });
    const old = { old_url: '/former', new_url: '/?url=links' };
    await client.RedirectsService.save({ item: old });
    const { url, text, report, files } = await exportedSite(server.context);
    expect(files).toEqual(expect.arrayContaining(['links/index.html', 'blog/page/2/index.html']));
    const { seen, broken } = await crawl(url, ['/', '/links/', '/blog/']);
    expect(broken).toEqual([]);
    expect([...seen].filter((path) => path.includes('url='))).toEqual([]);
    expect(text('blog/index.html')).toContain('"http://site.example/blog/page/2/"');
    expect(text('_redirects')).toContain('/ url=links /links/ 301!\n');
    expect(text('_redirects')).toContain('/former /links/ 301\n');
    expect(report.moved).toBeGreaterThan(10);
  });

  test('of a closed site are nobody’s', async () => {
    await change('general', { under_construction: true });
    await expect(exportedSite(server.context)).rejects.toMatchObject({ key: 'CLOSED' });
  });
});
