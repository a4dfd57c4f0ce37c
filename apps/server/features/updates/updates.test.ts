import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { createReleaseFeed } from '../../outbound/release-feed.ts';
import { testHub } from '../../testing/hub.ts';
import {
  newKey,
  publishRelease,
  RUNNING_VERSION,
  type TestRelease,
  testInstall,
} from '../../testing/release.ts';
import { testServer } from '../../testing/server.ts';
import { createSink } from '../../testing/sink.ts';
import { createUpdatePorts } from '../../update-ports.ts';
import { readCheck, UPDATE_CHECK_JOB } from './check-updates.ts';
import { preflight } from './preflight.ts';
import { feedProblem } from './update-problem.ts';

const NEXT = '99.1.0';

/** For what a job does, which other work on this computer may delay. */
const SLOW = { timeout: 20_000 };

type Setting = {
  readonly environment?: Record<string, string>;
  readonly clock?: () => number;
  /** Whether the site was started by the supervisor. */
  readonly isSupervised?: boolean;
};

/** A site that was installed from an archive, and the hub it asks. */
async function installedSite({ environment = {}, clock, isSupervised = true }: Setting = {}) {
  const hub = await testHub();
  const install = testInstall();
  const publish = (release: Partial<TestRelease> = {}) =>
    publishRelease(hub.folder, { key: install.key, version: NEXT, ...release });
  const server = await testServer('sqlite', {
    environment: { PLINTH_HUB: hub.address, PLINTH_INSTALL: install.folder, ...environment },
    ...(isSupervised && { notifySupervisor: () => undefined }),
    ...(clock && { clock }),
  });
  const { client } = await server.owner();
  // The check after signing in would store what it has seen beside the ones of the test.
  const { read } = server.context.store;
  await vi.waitFor(async () => expect((await readCheck(read)).checked).not.toBeNull(), SLOW);
  const check = () => client.UpdatesService.check();
  return { hub, install, publish, server, check, updates: client.UpdatesService };
}

/** When the next check is due, in ms since 1970. */
async function dueCheck({ context }: Awaited<ReturnType<typeof testServer>>): Promise<number> {
  const job = await context.store.read
    .selectFrom('job')
    .select('due')
    .where('kind', '=', UPDATE_CHECK_JOB)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return Number(job.due);
}

/** A server of releases that answers every request with a status. */
async function siteAsking(status: number) {
  const sink = await createSink((_, response) => response.writeHead(status).end());
  return installedSite({ environment: { PLINTH_RELEASES: sink.url } });
}

describe('asking for releases', () => {
  test('finds a newer version, which can be ignored', async () => {
    const { publish, check, updates } = await installedSite();
    await publish();
    expect(await check()).toMatchObject({
      ...{ version: RUNNING_VERSION, way: 'panel', has_source: true, problem: null, run: null },
      available: { version: NEXT, notes: 'Faster pages.\nFewer bugs.', is_ignored: false },
    });
    await updates.ignore({ version: NEXT });
    expect(await updates.getStatus()).toMatchObject({ available: { is_ignored: true } });
    await publish({ version: '99.2.0' });
    expect(await check()).toMatchObject({ available: { version: '99.2.0', is_ignored: false } });
    await expect(updates.ignore({ version: NEXT })).rejects.toMatchObject({ code: 404 });
  });

  test('a hub without releases, or with the running version, has nothing new', async () => {
    const { publish, check } = await installedSite();
    const upToDate = { has_source: true, problem: null, available: null, preflight: [] };
    expect(await check()).toMatchObject(upToDate);
    await publish({ version: RUNNING_VERSION });
    expect(await check()).toMatchObject(upToDate);
  });

  test('a site without a hub of its operator asks nobody', async () => {
    const { client } = await (await testServer('sqlite')).owner();
    expect(await client.UpdatesService.check()).toMatchObject({
      ...{ has_source: false, checked: null, available: null, run: null },
    });
  });

  test('happens in the background after signing in, at most once an hour', async () => {
    const time = { now: Date.now() };
    const { publish, server, updates } = await installedSite({ clock: () => time.now });
    await vi.waitFor(async () => expect((await updates.getStatus()).checked).not.toBeNull(), SLOW);
    const { checked } = await updates.getStatus();
    await publish();
    time.now += 3_599_000 - (time.now - Date.parse(checked ?? ''));
    await server.owner();
    expect(await dueCheck(server)).toBeGreaterThan(time.now);
    time.now += 1_000;
    await server.owner();
    await vi.waitFor(
      async () => expect(await updates.getStatus()).toMatchObject({ available: { version: NEXT } }),
      SLOW,
    );
  });
});

test('in a container, nothing is installed from here', async () => {
  const { publish, check, updates } = await installedSite({
    environment: { PLINTH_CONTAINER: '1' },
  });
  await publish();
  expect(await check()).toMatchObject({ way: 'container', available: { version: NEXT } });
  await expect(updates.start({ version: NEXT })).rejects.toMatchObject({ code: 403 });
});

describe('a release is refused', () => {
  test('if nobody trusted has signed these bytes', async () => {
    const { publish, check, hub } = await installedSite();
    const unsigned = { problem: { key: 'NOT_SIGNED' }, available: null };
    await publish({ key: newKey() });
    expect(await check()).toMatchObject(unsigned);
    await publish();
    const manifest = join(hub.folder, 'releases/manifest.json');
    writeFileSync(manifest, `${' '.repeat(3)}{}`);
    expect(await check()).toMatchObject(unsigned);
    await publish();
    writeFileSync(join(hub.folder, 'releases/manifest.sig'), 'none');
    expect(await check()).toMatchObject(unsigned);
  });

  test('if this version came without keys', async () => {
    const { publish, check, install } = await installedSite();
    await publish();
    rmSync(join(install.folder, 'versions', RUNNING_VERSION, 'release-keys.json'));
    expect(await check()).toMatchObject({ problem: { key: 'NO_KEYS' }, available: null });
  });

  test('if the keys of this version cannot be read', async () => {
    const { publish, check, install } = await installedSite();
    await publish();
    const path = join(install.folder, 'versions', RUNNING_VERSION, 'release-keys.json');
    rmSync(path);
    mkdirSync(path);
    expect(await check()).toMatchObject({ problem: { key: 'NOT_READABLE', details: { path } } });
  });

  test('if it is older than this version, or than one seen before', async () => {
    const { publish, check } = await installedSite();
    await publish({ version: '0.9.9' });
    const older = { key: 'OLDER_RELEASE', details: { version: '0.9.9' } };
    expect(await check()).toMatchObject({ problem: older, available: null });
    await publish({ version: '99.2.0' });
    await check();
    await publish();
    expect(await check()).toMatchObject({
      problem: { key: 'OLDER_RELEASE', details: { version: NEXT, current: '99.2.0' } },
      available: { version: '99.2.0' },
    });
  });

  test('if its info is not what Plinth reads, or has no end', async () => {
    const { publish, check } = await installedSite();
    const broken = { problem: { key: 'BROKEN_RELEASE_INFO' } };
    await publish({ manifest: { product: 'other' as 'plinth' } });
    expect(await check()).toMatchObject(broken);
    await publish({ manifest: { notes: 'x'.repeat(2_000_000) } });
    expect(await check()).toMatchObject(broken);
  });
});

test.each([
  [400, 'BAD_REQUEST'],
  [403, 'FORBIDDEN'],
  [408, 'TIMEOUT'],
  [500, 'INTERNAL_SERVER_ERROR'],
  [302, 'CHECK_FAILED'],
])('a server of releases that answers %i', async (status, key) => {
  const { check } = await siteAsking(status);
  expect(await check()).toMatchObject({ problem: { key, details: { file: 'manifest.json' } } });
});

test('a release without its signature was not found', async () => {
  const { publish, check, hub } = await installedSite();
  await publish();
  rmSync(join(hub.folder, 'releases/manifest.sig'));
  expect(await check()).toMatchObject({
    problem: { key: 'NOT_FOUND', details: { file: 'manifest.sig' } },
  });
});

test('a server of releases that is away', async () => {
  const { check } = await installedSite({ environment: { PLINTH_RELEASES: 'http://127.0.0.1:9' } });
  expect(await check()).toMatchObject({ problem: { key: 'CHECK_FAILED' } });
});

test('a server of releases that stops sending', async () => {
  const { url } = await createSink((_, response) => response.write('{'));
  const failure = await createReleaseFeed(url, 50)
    .read('manifest.json')
    .catch((error: unknown) => feedProblem(error, 'manifest.json'));
  expect(failure).toMatchObject({ key: 'TIMEOUT' });
});

/** The problem of the preflight with this key. */
async function problemsOf(site: Awaited<ReturnType<typeof installedSite>>) {
  const { preflight } = await site.check();
  return preflight.flatMap(({ problem }) => problem ?? []);
}

describe('before an installation', () => {
  test('all is well', async () => {
    const site = await installedSite();
    await site.publish();
    const { preflight } = await site.check();
    expect(preflight.map(({ check }) => check)).toEqual([
      ...['release', 'runtime', 'folders', 'space'],
    ]);
    expect(preflight.every(({ problem }) => problem === null)).toBe(true);
  });

  test('this version is too old', async () => {
    const site = await installedSite();
    await site.publish({ manifest: { min_version: '98.0.0' } });
    expect(await problemsOf(site)).toEqual([
      { key: 'CANNOT_UPGRADE', details: { needed: '98.0.0' } },
    ]);
  });

  test('the release is not for this platform', async () => {
    const site = await installedSite();
    const platform = process.platform === 'win32' ? 'linux-x64' : 'win32-x64';
    const archive = { file: 'other.zip', size: 1, sha256: '0'.repeat(64), unpacked_size: 1 };
    await site.publish({ manifest: { archives: [{ platform, ...archive }] } });
    expect(await problemsOf(site)).toMatchObject([{ key: 'PLATFORM_MISSING' }]);
  });

  test('nothing can start another version', async () => {
    const site = await installedSite({ isSupervised: false });
    await site.publish();
    expect(await problemsOf(site)).toEqual([
      { key: 'RUNTIME_EXTENSION_MISSING', details: { name: 'supervisor' } },
    ]);
  });

  test('the version of Node is too old for a checkout', async () => {
    const site = await installedSite();
    await site.publish({ manifest: { node: '99.1.0' } });
    await site.check();
    const ports = createUpdatePorts(site.server.context);
    const release = (await readCheck(site.server.context.store.read)).release;
    const installation = { ...ports.installation, folder: null };
    const problems = release && (await preflight(release, { ...ports, installation }));
    expect(problems?.flatMap(({ problem }) => problem ?? [])).toEqual([
      { key: 'RUNTIME_UNSUPPORTED', details: { version: '99.1.0' } },
    ]);
  });

  test('the disk is too small', async () => {
    const site = await installedSite();
    const platform = `${process.platform}-${process.arch}` as 'linux-x64';
    const archive = { file: 'a.zip', size: 1, sha256: '0'.repeat(64), unpacked_size: 2 ** 50 };
    await site.publish({ manifest: { archives: [{ platform, ...archive }] } });
    const [problem] = await problemsOf(site);
    expect(problem?.key).toBe('NOT_ENOUGH_SPACE');
    expect(problem?.details.needed).toBeGreaterThan(2.1 * 2 ** 50);
    expect(problem?.details.free).toBeLessThan(2 ** 50);
  });

  test('a folder is no folder that can be written to', async () => {
    const site = await installedSite();
    await site.publish();
    const path = join(site.install.folder, 'updates');
    rmSync(path, { recursive: true });
    writeFileSync(path, '');
    expect(await problemsOf(site)).toEqual([{ key: 'DIRECTORY_NOT_WRITABLE', details: { path } }]);
  });
});
