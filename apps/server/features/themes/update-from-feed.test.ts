import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createReleaseFeed } from '../../outbound/release-feed.ts';
import { testHub } from '../../testing/hub.ts';
import { newKey, publishTheme, type TestThemes, testInstall } from '../../testing/release.ts';
import { createSink } from '../../testing/sink.ts';
import { patched, smallTheme, withFiles, zipOf } from '../../testing/small-theme.ts';
import { type DatabaseKind, SERVICE_DATABASES } from '../../testing/stores.ts';
import { themeSite } from '../../testing/theme-site.ts';
import { createUpdatePorts } from '../../update-ports.ts';
import { downloadTheme } from '../updates/download-theme.ts';

const themeOf = async (change: object) => zipOf(await smallTheme({ ...change }));

/** A site with the theme “cove” 1.2.0, and the hub that it asks. */
async function coveSite(kind: DatabaseKind, environment: Record<string, string> = {}) {
  const hub = await testHub();
  const { key, folder } = testInstall();
  const site = await themeSite(kind, {
    ...{ PLINTH_HUB: hub.address, PLINTH_INSTALL: folder },
    ...environment,
  });
  await site.install(await themeOf({}));
  const { updates, themes, find } = site;
  const publish = async (change: Partial<TestThemes> = {}) => {
    const archive = change.archive ?? (await themeOf({ version: '2.0.0' }));
    publishTheme(hub.folder, { key, archive, ...change });
  };
  /** The update that is found, and why none is. */
  const check = async () => {
    await updates.check();
    const { update_problem } = await themes.getList();
    return { update: (await find('cove'))?.update, problem: update_problem };
  };
  const update = (version = '2.0.0') => themes.update({ id: 'cove', version });
  const releases = join(hub.folder, 'releases');
  return { ...site, hub, key, releases, publish, check, update };
}

describe.each(SERVICE_DATABASES)('a theme of the server of releases on %s', async (kind) => {
  const site = await coveSite(kind);
  const { server, themes, updates, find, storedKeys, stagedFiles, publish, check, update } = site;
  const { store } = server.context;
  const looseFiles = () => store.read.selectFrom('loose_file').selectAll().execute();

  test('a server without themes has none, and isn’t a problem', async () => {
    expect(await check()).toEqual({ update: null, problem: null });
  });

  test('a newer version is found with its notes and size, and nothing is installed', async () => {
    const archive = await themeOf({ version: '2.0.0' });
    await publish({ archive });
    expect(await check()).toMatchObject({
      update: { version: '2.0.0', notes: 'Wider pages.', size: archive.length },
      problem: null,
    });
    expect((await updates.getStatus()).themes).toEqual([{ name: 'Cove', version: '2.0.0' }]);
    expect(await find('cove')).toMatchObject({ version: '1.2.0', former_version: null });
  });

  test('it is installed after a backup, and the former version is kept', async () => {
    await themes.activate({ id: 'cove' });
    const backups = async () => (await site.backups.getList()).items.length;
    const before = { backups: await backups(), files: (await storedKeys()).length };
    expect(await update()).toMatchObject({
      ...{ version: '2.0.0', is_active: true, update: null, former_version: '1.2.0' },
    });
    expect(await backups()).toBe(before.backups + 1);
    expect((await storedKeys()).length).toBe(before.files + 1);
    expect(await looseFiles()).toEqual([]);
    expect((await updates.getStatus()).themes).toEqual([]);
    await expect(update()).rejects.toMatchObject({ code: 404 });
  });

  test('one click goes back, and forward again', async () => {
    const before = (await storedKeys()).length;
    await expect(themes.goBack({ id: 'cove', version: '1.0.0' })).rejects.toMatchObject({
      code: 404,
    });
    expect(await themes.goBack({ id: 'cove', version: '1.2.0' })).toMatchObject({
      ...{ version: '1.2.0', is_active: true, former_version: '2.0.0' },
      update: { version: '2.0.0' },
    });
    expect(await themes.goBack({ id: 'cove', version: '2.0.0' })).toMatchObject({
      ...{ version: '2.0.0', former_version: '1.2.0', update: null },
    });
    expect((await storedKeys()).length).toBe(before);
    expect([await looseFiles(), stagedFiles()]).toEqual([[], []]);
  });

  test('two tabs that go back at once lose no version', async () => {
    const goBack = () => themes.goBack({ id: 'cove', version: '1.2.0' });
    const results = await Promise.allSettled([goBack(), goBack()]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await themes.goBack({ id: 'cove', version: '2.0.0' })).toMatchObject({
      ...{ version: '2.0.0', former_version: '1.2.0' },
    });
  });

  test('with the theme, its former version is deleted', async () => {
    await themes.activate({ id: 'harbor' });
    await themes.delete({ id: 'cove' });
    expect((await storedKeys()).filter((key) => key.endsWith('.zip'))).toEqual([]);
    expect(await store.read.selectFrom('former_theme').selectAll().execute()).toEqual([]);
    expect((await updates.getStatus()).themes).toEqual([]);
    await expect(update()).rejects.toMatchObject({ code: 404 });
  });
});

describe('a list of themes is refused', () => {
  test.each([
    ['that nobody trusted has signed', 'NOT_SIGNED', { key: newKey() }],
    ['that is not what Plinth reads', 'BROKEN_RELEASE_INFO', { theme: { id: '../up' } }],
    ['with a file elsewhere', 'BROKEN_RELEASE_INFO', { theme: { file: '../cove.zip' } }],
    ['with an archive that is too large', 'BROKEN_RELEASE_INFO', { theme: { size: 21_000_000 } }],
  ])('%s', async (_, key, change) => {
    const { publish, check } = await coveSite('sqlite');
    await publish(change);
    expect(await check()).toMatchObject({ update: null, problem: { key } });
  });

  test('whose bytes or signature were changed', async () => {
    const { publish, check, releases } = await coveSite('sqlite');
    const unsigned = { update: null, problem: { key: 'NOT_SIGNED' } };
    await publish();
    writeFileSync(join(releases, 'themes.sig'), 'none');
    expect(await check()).toMatchObject(unsigned);
    await publish();
    writeFileSync(join(releases, 'themes.json'), '{}');
    expect(await check()).toMatchObject(unsigned);
    await publish();
    rmSync(join(releases, 'themes.sig'));
    expect(await check()).toMatchObject({ problem: { key: 'NOT_FOUND' } });
  });

  test('with a version that is older than one seen before, also when it is installed', async () => {
    const { publish, check, update } = await coveSite('sqlite');
    await publish();
    await check();
    await publish({ theme: { version: '1.9.0' } });
    const details = { version: '1.9.0', current: '2.0.0' };
    expect(await check()).toMatchObject({
      problem: { key: 'OLDER_RELEASE', details },
      update: { version: '2.0.0' },
    });
    await expect(update()).rejects.toMatchObject({
      ...{ message: 'MODULE.UPDATES.OLDER_RELEASE', data: { details } },
    });
  });
});

test('a version for a newer Plinth is explained before anything is downloaded', async () => {
  const { publish, check, update, releases } = await coveSite('sqlite');
  await publish({ theme: { min_version: '99.0.0' } });
  rmSync(join(releases, 'cove.zip'));
  expect(await check()).toMatchObject({ update: { min_version: '99.0.0', is_compatible: false } });
  await expect(update()).rejects.toMatchObject({
    ...{ message: 'MODULE.THEMES.INCOMPATIBLE', data: { details: { version: '99.0.0' } } },
  });
});

const V2 = { version: '2.0.0' };
const SETUID = 0o104755;

const BAD: readonly (readonly [string, string, () => Promise<Partial<TestThemes>>])[] = [
  [
    'lacks its end',
    'MODULE.UPDATES.BROKEN_ARCHIVE',
    async () => ({ received: (await themeOf(V2)).subarray(0, -1) }),
  ],
  [
    'goes on after its end',
    'MODULE.UPDATES.BROKEN_ARCHIVE',
    async () => ({ received: Buffer.concat([await themeOf(V2), Buffer.from('x')]) }),
  ],
  [
    'has a byte that was changed',
    'MODULE.UPDATES.BROKEN_ARCHIVE',
    async () => ({ received: patched(await themeOf(V2), 'cove', 'c0ve') }),
  ],
  [
    'is another version than the list says',
    'MODULE.UPDATES.THEME_NOT_VALID',
    async () => ({ archive: await themeOf({ version: '2.0.1' }) }),
  ],
  [
    'is another theme than the list says',
    'MODULE.UPDATES.THEME_NOT_VALID',
    async () => ({ archive: await themeOf({ ...V2, id: 'bay', fonts: [] }) }),
  ],
  [
    'has a path that leads out',
    'MODULE.UPDATES.THEME_NOT_VALID',
    async () => ({
      archive: patched(
        await zipOf(await withFiles({ 'xx/evil.md': 'x' })),
        'xx/evil.md',
        '../evil.md',
      ),
    }),
  ],
  [
    'has special rights',
    'MODULE.UPDATES.THEME_NOT_VALID',
    async () => ({ archive: await zipOf(await smallTheme(V2), () => SETUID) }),
  ],
  [
    'has code',
    'MODULE.UPDATES.THEME_NOT_VALID',
    async () => ({ archive: await zipOf(await withFiles({ 'media/run.js': 'x' })) }),
  ],
  [
    'is no archive',
    'MODULE.UPDATES.BROKEN_ARCHIVE',
    async () => ({ archive: Buffer.from('not an archive') }),
  ],
  [
    'needs a newer version than the list says',
    'MODULE.THEMES.INCOMPATIBLE',
    async () => ({ archive: await themeOf({ ...V2, min_version: '99.0.0' }) }),
  ],
];

describe('an archive of the server of releases is refused', async () => {
  const site = await coveSite('sqlite');
  const { themes, find, storedKeys, stagedFiles, publish, check, update, releases } = site;

  const expectUntouched = async (before: readonly string[]) => {
    expect(await find('cove')).toMatchObject({ version: '1.2.0', former_version: null });
    expect(await storedKeys()).toEqual(before);
    expect(stagedFiles()).toEqual([]);
    expect((await site.backups.getList()).items).toEqual([]);
  };

  test.each(BAD)('that %s, and the theme stays', async (_, message, change) => {
    const before = await storedKeys();
    await publish(await change());
    await check();
    await expect(update()).rejects.toMatchObject({ code: 400, message });
    await expectUntouched(before);
  });

  test('that is missing, or whose server is away', async () => {
    const before = await storedKeys();
    await publish();
    await check();
    rmSync(join(releases, 'cove.zip'));
    await expect(update()).rejects.toMatchObject({ message: 'MODULE.UPDATES.ARCHIVE_MISSING' });
    await site.hub.close();
    await expect(update()).rejects.toMatchObject({ message: 'MODULE.UPDATES.CHECK_FAILED' });
    await expectUntouched(before);
    expect((await themes.getList()).items.length).toBeGreaterThan(0);
  });
});

test('a server that sends a little now and then is given up', async () => {
  const site = await coveSite('sqlite');
  await site.publish();
  const ports = createUpdatePorts(site.server.context);
  const { url } = await createSink((_, response) => response.write('x'));
  const { read } = createReleaseFeed(`${site.hub.address}/hub/releases/`);
  const feed = { read, download: createReleaseFeed(url).download };
  const chosen = { id: 'cove', version: '2.0.0' };
  const stream = await downloadTheme(chosen, { ...ports, feed }, -1);
  await expect(stream.toArray()).rejects.toMatchObject({ message: 'MODULE.UPDATES.TIMEOUT' });
});
