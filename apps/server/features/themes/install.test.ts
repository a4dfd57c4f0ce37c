import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_COLORS } from '@plinth/model';
import { widgetDefinition } from '@plinth/widgets';
import { describe, expect, it } from 'vitest';
import { createDocuments } from '../../documents/documents.ts';
import { SERVICE_PAGES } from '../../documents/service-pages.ts';
import { createSecrets } from '../../security/secrets.ts';
import { activeTheme } from '../../settings/active-theme.ts';
import { SITE_FONTS } from '../../settings/site-fonts.ts';
import type { Store } from '../../storage/database/store.ts';
import { openMediaFiles } from '../../storage/files/open-files.ts';
import { openAppFiles } from '../../storage/folders/app-files.ts';
import { openThemes } from '../../storage/folders/themes-folder.ts';
import { fromRow } from '../../storage/records/records.ts';
import { readSetting } from '../../storage/records/stored-setting.ts';
import { afterUse } from '../../testing/after-use.ts';
import { SERVICE_DATABASES, testStore } from '../../testing/stores.ts';
import { startBlog } from '../posts/blog-page.ts';
import { uniquePostSlug } from '../posts/post-slug.ts';
import { createStarters } from './starters.ts';

const { root, version } = openAppFiles(import.meta.dirname);

function setting(store: Store, product = version) {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-starter-'));
  afterUse(() => rmSync(folder, { recursive: true, force: true }));
  const { store: mediaFiles } = openMediaFiles({ folder, address: undefined, environment: {} });
  const starters = createStarters({
    themes: openThemes(join(root, 'themes'), product),
    documents: createDocuments({
      lookup: widgetDefinition,
      readColors: async () => DEFAULT_COLORS,
    }),
    secrets: createSecrets(Buffer.alloc(32)),
    lookup: widgetDefinition,
    ...{ store, mediaFiles, startBlog, uniquePostSlug },
  });
  return { starters, mediaFiles };
}

const count = async (store: Store, table: 'page' | 'media' | 'loose_file' | 'section') =>
  (await store.read.selectFrom(table).selectAll().execute()).length;

const pagesOf = async (store: Store) =>
  (await store.read.selectFrom('page').selectAll().orderBy('position').execute()).map((row) =>
    fromRow('page', row),
  );

describe.each(SERVICE_DATABASES)('a starter theme on %s', (kind) => {
  it('fills an empty site with everything its pages reference', async () => {
    const store = await testStore(kind);
    const { starters, mediaFiles } = setting(store);
    const starter = await starters.prepare('harbor');
    const homeId = await store.transaction(starter.install);

    const pages = await pagesOf(store);
    expect(pages.find(({ is_home }) => is_home)?.id).toBe(homeId);
    expect(pages.map(({ url }) => url).slice(0, 5)).toEqual([
      'home',
      'services',
      'pricing',
      'about',
      'contact',
    ]);
    const services = await readSetting(store.read, SERVICE_PAGES);
    const notFound = pages.find(({ id }) => id === services.values.not_found_id);
    expect(notFound).toMatchObject({ is_noindex: true, status: 'publish' });
    const rows = await store.read.selectFrom('section').selectAll().execute();
    expect(rows.map(({ document }) => document).join()).not.toMatch(/"@|\/@/);
    expect(rows.every(({ document }) => JSON.parse(document).children.length > 0)).toBe(true);

    const media = await store.read.selectFrom('media').selectAll().execute();
    for (const row of media) {
      const { file_key, size, renditions, thumbnails } = fromRow('media', row);
      expect(await mediaFiles.size(file_key)).toBe(size);
      const others = [...renditions.map((copy) => copy.file_key), ...Object.values(thumbnails)];
      for (const key of others) expect(await mediaFiles.size(key)).toBeGreaterThan(0);
    }
    expect(await count(store, 'loose_file')).toBe(0);
    expect(await activeTheme(store.read)).toBe('harbor');
    expect((await readSetting(store.read, SITE_FONTS)).values.families).not.toEqual([]);
  });

  it('is neither offered nor installed if it needs a newer version', async () => {
    const store = await testStore(kind);
    const { starters } = setting(store, '3.1.5');
    expect(starters.list().map(({ id }) => id)).toEqual(['none']);
    await expect(starters.prepare('harbor')).rejects.toThrow(
      /^The theme "harbor" needs version 3\.1\.6 of Plinth or newer, and this is 3\.1\.5\./,
    );
    expect(await count(store, 'loose_file')).toBe(0);
    for (const newer of ['3.1.10', '3.10.0', '10.0.0']) {
      expect(setting(store, newer).starters.list()[0]?.id).toBe('harbor');
    }
  });

  it('makes its content the first revision of each page', async () => {
    const store = await testStore(kind);
    const starter = await setting(store).starters.prepare('harbor');
    await store.transaction(starter.install);
    for (const { content_id } of await pagesOf(store)) {
      const section = await store.read
        .selectFrom('section')
        .selectAll()
        .where('id', '=', content_id)
        .executeTakeFirstOrThrow();
      const history = await store.read
        .selectFrom('history')
        .select(['revision', 'data'])
        .where('record', '=', 'section')
        .where('record_id', '=', content_id)
        .execute();
      expect(history.map(({ revision }) => revision)).toEqual([1]);
      expect(JSON.parse(history[0]?.data ?? '').document).toEqual(JSON.parse(section.document));
    }
  });

  it('leaves only files to sweep when it fails, and can be retried', async () => {
    const store = await testStore(kind);
    const { starters } = setting(store);
    const first = await starters.prepare('harbor');
    const broken = store.transaction(async (tx) => {
      await first.install(tx);
      throw new Error('the power went out');
    });
    await expect(broken).rejects.toThrow('power');
    const left = await count(store, 'loose_file');
    expect(left).toBeGreaterThan(0);
    expect([await count(store, 'page'), await count(store, 'media')]).toEqual([0, 0]);

    const second = await starters.prepare('harbor');
    await store.transaction(second.install);
    expect(await count(store, 'loose_file')).toBe(left);
    expect(await count(store, 'page')).toBeGreaterThan(0);
  });
});
