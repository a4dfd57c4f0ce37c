import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { UnreadableFile } from '../../features/media/images/image-processor.ts';
import { textDocument } from '../../testing/documents.ts';
import { testPages } from '../../testing/pages.ts';
import { sampleImage } from '../../testing/sample-image.ts';
import { SERVICE_DATABASES } from '../../testing/stores.ts';
import { uploader } from '../../testing/upload-file.ts';

const HOUR = 3_600_000;

describe.each(SERVICE_DATABASES)('share images on %s', async (kind) => {
  let ahead = 0;
  const { client, pages, create, server } = await testPages(kind, {
    clock: () => Date.now() + ahead,
  });
  const { SettingsService: settings, PostsService: posts } = client;
  const guest = server.browser();
  const owner = await server.owner();
  const draw = vi.spyOn(server.context.drawings, 'draw');
  const read = async (path: string, init?: RequestInit) => {
    const response = await guest.fetch(path, init);
    const body = Buffer.from(await response.arrayBuffer());
    return { status: response.status, headers: response.headers, body };
  };
  const status = async (path: string) => (await read(path)).status;
  const general = (values: object) => settings.save({ group: 'general', values });
  const page = await create('Contact', { status: 'publish' });
  const path = `/share/page-${page.id}.png`;

  test('are drawn once for a page without an image, and named in its head', async () => {
    const html = (await read('/contact/')).body.toString();
    expect(html).toContain(`<meta property="og:image" content="http://site.example${path}">`);
    expect(html).toContain('<meta property="og:image:width" content="1200">');
    expect(html).toContain('<meta property="og:image:height" content="630">');
    expect(html).toMatch(/<meta property="og:image:alt" content="Contact[^"]*">/);
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
    draw.mockClear();
    const all = await Promise.all(Array.from({ length: 8 }, () => read(path)));
    expect(all.map((one) => one.status)).toEqual(all.map(() => 200));
    expect(draw).toHaveBeenCalledTimes(1);
    const [first] = all;
    expect(first?.headers.get('content-type')).toBe('image/png');
    expect(await sharp(first?.body).metadata()).toMatchObject({ width: 1200, height: 630 });
    const etag = first?.headers.get('etag') ?? '';
    expect(await read(path, { headers: { 'if-none-match': etag } })).toMatchObject({ status: 304 });
    expect(first?.body.length).toBeLessThan(200_000);
  }, 120_000);

  test('follow the title and the colors, and are found on disk afterwards', async () => {
    const before = await read(path);
    const rename = async (seo_title: string) => {
      const { revision } = await pages.get({ id: page.id });
      await pages.save({ item: { id: page.id, seo_title }, revision });
    };
    await rename('Where to find us');
    const after = await read(path);
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
    draw.mockClear();
    await rename('');
    expect((await read(path)).body.equals(before.body)).toBe(true);
    expect(draw).not.toHaveBeenCalled();
    const folder = join(server.context.folder.path, 'cache', 'share-images');
    expect(readdirSync(folder).length).toBeGreaterThan(1);
  });

  test('show the logo, also if it is an SVG, and do without a deleted one', async () => {
    const plain = await read(path);
    const upload = uploader(owner);
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="50"><rect width="200" height="50" fill="#c00"/></svg>';
    const photo = await sampleImage(8000, 5000).jpeg({ quality: 40 }).toBuffer();
    for (const [name, bytes] of Object.entries({ 'logo.svg': svg, 'logo.jpg': photo })) {
      const logo = await upload(bytes, name);
      await settings.save({ group: 'site_facts', values: { logo_id: logo.id } });
      const marked = await read(path);
      expect(marked.status).toBe(200);
      expect(marked.body.equals(plain.body)).toBe(false);
      await server.context.store.transaction(async ({ db }) => {
        await db.deleteFrom('media').where('id', '=', logo.id).execute();
      });
      await settings.save({ group: 'site_facts', values: { logo_id: null } });
      expect((await read(path)).body.equals(plain.body)).toBe(true);
    }
  }, 60_000);

  test('exist for public documents only, and for the owner', async () => {
    const missing = await read('/share/page-99999.png');
    expect(missing.status).toBe(404);
    const draft = await create('Draft', { status: 'draft' });
    const published_at = new Date(Date.now() + ahead + HOUR).toISOString();
    const scheduled = await create('Later', { status: 'future', published_at });
    const locked = await create('Locked', {
      ...{ status: 'publish', visibility: 'password', password_mode: 'unique' },
      password: 'first password',
    });
    for (const { id } of [draft, scheduled, locked]) {
      const seen = await read(`/share/page-${id}.png`);
      expect([id, seen.status, seen.body.toString()]).toEqual([id, 404, missing.body.toString()]);
      const own = await owner.fetch(`/share/page-${id}.png`);
      expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    }
    ahead += HOUR + 1000;
    expect(await status(`/share/page-${scheduled.id}.png`)).toBe(200);
    const { revision } = await pages.get({ id: scheduled.id });
    await pages.save({ item: { id: scheduled.id, status: 'draft' }, revision });
    expect(await status(`/share/page-${scheduled.id}.png`)).toBe(404);
  });

  test('do without a logo that takes too long', async () => {
    const plain = await read(path);
    const logo = await uploader(owner)(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
      'slow.svg',
    );
    draw.mockRejectedValueOnce(new UnreadableFile('the image process exited'));
    await settings.save({ group: 'site_facts', values: { logo_id: logo.id } });
    expect((await read(path)).body.equals(plain.body)).toBe(true);
    await settings.save({ group: 'site_facts', values: { logo_id: null } });
  });

  test('are not queued without end', async () => {
    const ids: number[] = [];
    for (let count = 0; count < 22; count += 1) {
      ids.push((await create(`Busy ${count}`, { status: 'publish' })).id);
    }
    let finish: () => void = () => undefined;
    const blocked = new Promise<void>((resolve) => {
      finish = resolve;
    });
    draw.mockImplementation(async () => {
      await blocked;
      return Buffer.from('png');
    });
    const codes: number[] = [];
    const replies = ids.map(async (id) => {
      const { status: code, headers } = await read(`/share/page-${id}.png`);
      codes.push(code);
      return code === 200 || headers.get('retry-after');
    });
    await expect.poll(() => codes, { timeout: 60_000 }).toEqual([503, 503]);
    finish();
    const accepted = Array.from({ length: 20 }, () => true);
    expect((await Promise.all(replies)).sort()).toEqual(['10', '10', ...accepted]);
    draw.mockRestore();
  });

  test('exist for posts below a blog page', async () => {
    const post = await posts.save({
      item: { name: 'First post', status: 'publish', document: textDocument('<p>Hi</p>') },
    });
    expect(await status(`/share/post-${post.id}.png`)).toBe(404);
    const blog = await create('Blog', { status: 'publish' });
    await settings.save({ group: 'blog', values: { blog_page_id: blog.id } });
    expect(await status(`/share/post-${post.id}.png`)).toBe(200);
  });

  test('leave other URLs to pages', async () => {
    const parent = await create('Share', { status: 'publish' });
    expect(await status('/share/')).toBe(200);
    await create('Us', { status: 'publish', parent_id: parent.id });
    expect(await status('/share/us/')).toBe(200);
    for (const name of [
      'page-0',
      'page-x',
      'menu-1',
      'page-1.jpg',
      'page-1.png',
      `page-${'9'.repeat(11)}`,
    ]) {
      expect(await status(`/share/${name}.png`)).toBe(404);
    }
  });

  test('are hidden like pages while the site is under construction', async () => {
    await general({ under_construction: true });
    expect([await status(path), await status('/share/page-99999.png')]).toEqual([503, 503]);
    expect((await owner.fetch(path)).status).toBe(200);
    await general({ under_construction: false });
    expect(await status(path)).toBe(200);
  });
});
