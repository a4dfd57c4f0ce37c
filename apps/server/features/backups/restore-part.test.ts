import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BackupPartKind } from '@plinth/contract';
import { describe, expect, test } from 'vitest';
import { siteWithContent } from '../../testing/backed-up-site.ts';
import { textDocument } from '../../testing/documents.ts';
import { sampleImage } from '../../testing/sample-image.ts';
import { DATABASES } from '../../testing/stores.ts';
import { fileOf } from '../../testing/upload-file.ts';

describe.each(DATABASES)('one part of a backup on %s', async (kind) => {
  const site = await siteWithContent(kind);
  const { client, context, server } = site;
  const { BackupsService: backups, PagesService: pages, MediaService: media } = client;
  const { MenusService: menus, PopupsService: popups, PostsService: posts } = client;

  // Posts begin with it.
  await client.StylesService.save({ item: { name: 'Heading 1', type: 'text' } });

  const upload = async (name: string) =>
    media.upload({ folder_id: null }, fileOf(await sampleImage(64, 48).png().toBuffer(), name));
  const write = async (id: number, html: string) => {
    const { revision } = await pages.getDesign({ id });
    return pages.saveDesign({ id, revision, sections: { content: textDocument(html) } });
  };
  const contentOf = async (id: number) => (await pages.getDesign({ id })).sections.content;
  const partsOf = async (id: string, of: BackupPartKind, search = '') =>
    (await backups.getParts({ id, kind: of, search })).items;
  const find = async (id: string, of: BackupPartKind, search: string) => {
    const [first] = await partsOf(id, of, search);
    if (!first) throw new Error(`the backup has no ${of} ${search}`);
    return first;
  };
  const restore = async (id: string, of: BackupPartKind, search: string) =>
    backups.restorePart({ id, kind: of, part: (await find(id, of, search)).part });

  test('a page is restored as a new version, and keeps its place', async () => {
    const parent = await pages.save({ item: { name: 'Harbor' } });
    const { id } = await pages.save({ item: { name: 'Old pier', url: 'old-pier' } });
    await write(id, '<p>As it was</p>');
    const before = await contentOf(id);
    const backup = await site.backUp();
    const { revision } = await pages.get({ id });
    const moved = { id, name: 'New pier', url: 'new-pier', parent_id: parent.id };
    await pages.save({ item: moved, revision });
    await write(id, '<p>Rewritten</p>');
    expect(await restore(backup, 'page', 'old PIER')).toEqual({
      ...{ id, name: 'Old pier', became: 'changed' },
    });
    expect(await contentOf(id)).toEqual(before);
    expect(await pages.get({ id })).toMatchObject({
      ...{ name: 'Old pier', url: 'new-pier', parent_id: parent.id },
    });
    const { items } = await pages.getRevisions({ id });
    expect(items).toHaveLength(4);
    const html = await (await fetch(`${server.url}/harbor/new-pier/`)).text();
    expect(html).toContain('As it was');
  });

  test('a post is restored at the URL that it has today', async () => {
    const { id, revision } = await posts.save({ item: { name: 'Fog', url: 'fog' } });
    const backup = await site.backUp();
    await posts.save({ item: { id, name: 'Mist', url: 'mist' }, revision });
    expect(await restore(backup, 'post', 'fog')).toMatchObject({ id, became: 'changed' });
    expect(await posts.get({ id })).toMatchObject({ name: 'Fog', url: 'mist' });
  });

  test('a page keeps the share image of today if the former one can’t be shown any more', async () => {
    const wide = await sampleImage(400, 300).png().toBuffer();
    const small = await sampleImage(64, 48).png().toBuffer();
    const former = await media.upload({ folder_id: null }, fileOf(wide, 'former.png'));
    const today = await media.upload({ folder_id: null }, fileOf(wide, 'today.png'));
    const page = await pages.save({ item: { name: 'Shared', share_image_id: former.id } });
    const { id, revision } = page;
    const backup = await site.backUp();
    await pages.save({ item: { id, share_image_id: today.id }, revision });
    const stored = await media.get({ id: former.id });
    await media.replace({ id: former.id, revision: stored.revision }, fileOf(small, 'small.png'));
    await restore(backup, 'page', 'shared');
    expect((await pages.get({ id })).share_image_id).toBe(today.id);
  });

  test('what is gone comes back under its id, so that links to it work again', async () => {
    const { id } = await pages.save({ item: { name: 'Lighthouse', url: 'lighthouse' } });
    await write(id, '<p>Light</p>');
    const post = await posts.save({ item: { name: 'Storm', status: 'publish' } });
    const popup = await popups.create({ name: 'Notice', template: 'announcement' });
    const link = { action: 'page', page_id: id, target: '_self' } as const;
    const item = { id: 'a', label: '', link, is_draft: false, children: [] };
    const menu = await menus.save({ item: { name: 'Quay menu', items: [item] } });
    const backup = await site.backUp();
    await menus.delete({ ids: [menu.id] });
    await pages.delete({ ids: [id] });
    await posts.delete({ ids: [post.id] });
    await popups.delete({ ids: [popup.id] });
    await pages.save({ item: { name: 'Taken', url: 'lighthouse' } });
    expect((await find(backup, 'page', 'lighthouse')).is_there).toBe(false);
    expect(await restore(backup, 'page', 'lighthouse')).toMatchObject({ id, became: 'revived' });
    expect(await restore(backup, 'post', 'storm')).toMatchObject({ id: post.id });
    expect(await restore(backup, 'popup', 'notice')).toMatchObject({ id: popup.id });
    expect(await restore(backup, 'menu', 'quay')).toMatchObject({ id: menu.id });
    expect((await find(backup, 'page', 'lighthouse')).is_there).toBe(true);
    expect((await pages.get({ id })).url).toBe('lighthouse-2');
    expect((await posts.get({ id: post.id })).document).toEqual(post.document);
    expect((await popups.get({ id: popup.id })).document).toEqual(popup.document);
    expect((await menus.get({ id: menu.id })).items).toEqual([item]);
    const next = await pages.save({ item: { name: 'After it' } });
    expect(next.id).toBeGreaterThan(id);
  });

  test('a page brings back the images that it shows', async () => {
    const { id: image_id } = await upload('pier.png');
    const { id } = await posts.save({ item: { name: 'With a picture', image_id } });
    const backup = await site.backUp();
    await posts.delete({ ids: [id] });
    const stored = await media.get({ id: image_id });
    await media.delete({ ids: [image_id] });
    for await (const { key } of context.mediaFiles.store.list())
      if (stored.url.includes(key)) await context.mediaFiles.store.remove(key);
    await restore(backup, 'post', 'with a picture');
    expect((await posts.get({ id })).image_id).toBe(image_id);
    const { url } = await media.get({ id: image_id });
    expect(url).toBe(stored.url);
    expect((await fetch(server.url + url)).status).toBe(200);
  });

  test('a page is restored without an image that the site had lost before the backup', async () => {
    const { id: image_id, url } = await upload('lost.png');
    const { id } = await posts.save({ item: { name: 'With a lost picture', image_id } });
    for await (const { key } of context.mediaFiles.store.list())
      if (url.includes(key)) await context.mediaFiles.store.remove(key);
    const backup = await site.backUp();
    await posts.delete({ ids: [id] });
    await media.delete({ ids: [image_id] });
    await expect(restore(backup, 'file', 'lost')).rejects.toMatchObject({
      message: 'MODULE.BACKUPS.PROBLEM.NOT_IN_BACKUP',
      data: { details: { part: 'lost.png' } },
    });
    await restore(backup, 'post', 'with a lost picture');
    expect((await posts.get({ id })).name).toBe('With a lost picture');
  });

  test('a file that was replaced is the former one again, and both of its URLs work', async () => {
    const { id, url } = await upload('before.png');
    const backup = await site.backUp();
    const { revision } = await media.get({ id });
    const other = await sampleImage(80, 20).png().toBuffer();
    const replaced = await media.replace({ id, revision }, fileOf(other, 'after.png'));
    expect(replaced.url).not.toBe(url);
    expect(await restore(backup, 'file', 'before')).toMatchObject({ id, became: 'changed' });
    expect(await media.get({ id })).toMatchObject({ url, width: 64 });
    expect((await fetch(server.url + url)).status).toBe(200);
    expect((await fetch(server.url + replaced.url)).status).toBe(200);
  });

  test('a page that another site has under this id becomes a copy', async () => {
    const { id } = await pages.save({ item: { name: 'Twin' } });
    const backup = await site.backUp();
    await context.store.transaction(({ db }) =>
      db.updateTable('page').set({ created: 1, name: 'Stranger' }).where('id', '=', id).execute(),
    );
    const restored = await restore(backup, 'page', 'twin');
    expect(restored).toMatchObject({ name: 'Twin', became: 'copied' });
    expect(restored.id).not.toBe(id);
    expect((await pages.get({ id })).name).toBe('Stranger');
  });

  test('a damaged backup changes nothing, and says so', async () => {
    const { id } = await pages.save({ item: { name: 'Stays' } });
    const backup = await site.backUp();
    const { revision } = await pages.get({ id });
    appendFileSync(join(site.ports.backups.folder, backup, 'data.jsonl.gz'), 'x');
    await expect(restore(backup, 'page', 'stays')).rejects.toMatchObject({
      message: 'MODULE.BACKUPS.PROBLEM.DAMAGED',
    });
    expect((await pages.get({ id })).revision).toBe(revision);
    const missing = { id: backup, kind: 'page', part: 9e6 } as const;
    await expect(backups.restorePart(missing)).rejects.toBeInstanceOf(Error);
  });
});
