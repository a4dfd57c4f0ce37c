import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { UpdateState, UpdateStep } from '@plinth/contract';
import { describe, expect, test, vi } from 'vitest';
import { enqueue } from '../../jobs/enqueue.ts';
import type { SignedInContext } from '../../rpc/context.ts';
import { SYSTEM } from '../../storage/database/actor.ts';
import type { Store } from '../../storage/database/store.ts';
import { testHub } from '../../testing/hub.ts';
import {
  PROGRAM,
  publishRelease,
  RUNNING_VERSION,
  releaseArchive,
  type TestRelease,
  testInstall,
} from '../../testing/release.ts';
import { testServer } from '../../testing/server.ts';
import { patched } from '../../testing/small-theme.ts';
import { createInstallPorts, createUpdatesServicePorts } from '../../update-ports.ts';
import { recoverUpdate } from './install-update.ts';
import { updateJobs } from './update-status.ts';
import { createUpdates } from './updates-service.ts';

const NEXT = '99.1.0';

const writeState = (install: string, step: UpdateStep) => {
  const state: UpdateState = {
    ...{ step, from: RUNNING_VERSION, to: NEXT, started: '2026-11-20T09:00:00.000Z' },
    ...{ progress: null, backup: null, problem: null },
  };
  writeFileSync(join(install, 'updates/state.json'), JSON.stringify(state));
};

async function installedSite(step?: UpdateStep) {
  const hub = await testHub();
  const install = testInstall();
  if (step) writeState(install.folder, step);
  const notifySupervisor = vi.fn();
  const server = await testServer('sqlite', {
    environment: { PLINTH_HUB: hub.address, PLINTH_INSTALL: install.folder },
    notifySupervisor,
  });
  const { client } = await server.owner();
  const publish = (release: Partial<TestRelease> = {}) =>
    publishRelease(hub.folder, { key: install.key, version: NEXT, ...release });
  return { install: install.folder, publish, server, client, notifySupervisor };
}

type Site = Awaited<ReturnType<typeof installedSite>>;

/** Starts the update and waits until the site has done its part. */
async function update({ client }: Site): Promise<UpdateState | null> {
  await client.UpdatesService.check();
  await client.UpdatesService.start({ version: NEXT });
  return vi.waitFor(
    async () => {
      const { run } = await client.UpdatesService.getStatus();
      expect(['prepared', 'interrupted', 'rehearsed']).toContain(run?.step);
      return run;
    },
    { timeout: 20_000, interval: 100 },
  );
}

test('a release is unpacked next to the running version, and handed to the supervisor', async () => {
  const site = await installedSite();
  await site.publish();
  expect(await update(site)).toMatchObject({ step: 'prepared', to: NEXT, problem: null });
  const file = join(site.install, 'versions', NEXT, 'server/main.js');
  expect(readFileSync(file, 'utf8')).toBe('console.log("new")');
  expect(site.notifySupervisor).toHaveBeenCalledOnce();
  const { items } = await site.client.BackupsService.getList();
  expect(items.map(({ about }) => about?.reason)).toEqual(['update']);
  expect(existsSync(join(site.install, 'updates', `${NEXT}.zip`))).toBe(false);
  await expect(site.client.UpdatesService.start({ version: NEXT })).rejects.toMatchObject({
    code: 423,
  });
});

test('an update queued by another server is left alone', async () => {
  const site = await installedSite();
  await site.publish();
  const { store } = site.server.context;
  const { update: kind } = updateJobs(testInstall().folder);
  await store.transaction((tx) => enqueue(tx, { kind, key: kind, payload: { version: NEXT } }));
  await recoverUpdate(createInstallPorts(site.server.context));
  expect((await site.client.UpdatesService.getStatus()).run).toBe(null);
  expect(await update(site)).toMatchObject({ step: 'prepared', problem: null });
  const [job] = await store.read.selectFrom('job').selectAll().where('kind', '=', kind).execute();
  expect(job).toMatchObject({ state: 'waiting', attempts: 0 });
});

const CASES: readonly (readonly [string, string, () => Promise<Partial<TestRelease>>])[] = [
  [
    'that is no archive',
    'ARCHIVE_UNREADABLE',
    async () => ({ archive: Buffer.from('not a zip file, but signed') }),
  ],
  [
    'with a damaged file',
    'ARCHIVE_NOT_EXTRACTED',
    async () => {
      const files = { 'a.txt': 'abc'.repeat(2_000) };
      const archive = await releaseArchive(NEXT, files);
      const name = `${NEXT}/a.txt`;
      const at = archive.indexOf(name) + name.length;
      archive.fill(0xff, at, at + 12);
      return { archive };
    },
  ],
  [
    'with a path that leads out of its folder',
    'ARCHIVE_ERROR',
    async () => {
      const archive = await releaseArchive(NEXT, { 'aa/evil.txt': 'x' });
      const from = `versions/${NEXT}/aa/evil.txt`;
      return { archive: patched(archive, from, from.replace('versions/', '../../../')) };
    },
  ],
  [
    'with another file than it lists',
    'FILES_NOT_COPIED',
    async () => ({ archive: await releaseArchive(NEXT, { 'a.txt': 'a' }, { 'a.txt': 'b' }) }),
  ],
  [
    'with a file that it does not list',
    'BROKEN_RELEASE_INFO',
    async () => ({ archive: await releaseArchive(NEXT, {}, { 'more.txt': 'b' }) }),
  ],
  [
    'that is larger unpacked than it says',
    'ARCHIVE_ERROR',
    async () => ({ archive: await releaseArchive(NEXT, { 'zeros.bin': '0'.repeat(3_000_000) }) }),
  ],
  [
    'that is larger to download than it says',
    'BROKEN_ARCHIVE',
    async () => {
      const archive = await releaseArchive(NEXT);
      const platform = `${process.platform}-${process.arch}` as 'linux-x64';
      const said = { platform, file: 'plinth-new.zip', size: 10, sha256: '0'.repeat(64) };
      return { archive, manifest: { archives: [{ ...said, unpacked_size: 1000 }] } };
    },
  ],
  ['whose archive was not uploaded', 'ARCHIVE_MISSING', async () => ({ fileName: 'other.zip' })],
  ['whose archive was changed', 'BROKEN_ARCHIVE', async () => ({ isTruncated: true })],
];

test.each(CASES)('a release %s is refused: %s', async (_, key, broken) => {
  const site = await installedSite();
  await site.publish(await broken());
  expect(await update(site)).toMatchObject({ step: 'interrupted', problem: { key } });
  expect(existsSync(join(site.install, 'versions', NEXT))).toBe(false);
  expect(existsSync(join(site.install, 'versions', `${NEXT}.tmp`))).toBe(false);
  expect(existsSync(join(site.install, 'updates', `${NEXT}.zip`))).toBe(false);
  expect(site.notifySupervisor).not.toHaveBeenCalled();
});

test('a place that is taken is no place for files', async () => {
  const site = await installedSite();
  await site.publish({ archive: await releaseArchive(NEXT, { a: 'x' }, { 'a/b.txt': 'y' }) });
  expect(await update(site)).toMatchObject({ problem: { key: 'FILES_CANNOT_BE_COPIED' } });
});

test('a state that cannot be written stops the update before it begins', async () => {
  const site = await installedSite();
  await site.publish();
  mkdirSync(join(site.install, 'updates/state.json'));
  await site.client.UpdatesService.check();
  await expect(site.client.UpdatesService.start({ version: NEXT })).rejects.toMatchObject({
    message: 'MODULE.UPDATES.NOT_WRITABLE',
  });
});

const release = async (files: Record<string, string>) => ({
  archive: await releaseArchive(NEXT, { ...PROGRAM, ...files }),
});
const OTHER_PAGE = '<!DOCTYPE html><title>Home</title><p>Welcome back</p>';

describe('a version is tried on a copy of the site', () => {
  const stepOf = async ({ client }: Site) => (await client.UpdatesService.getStatus()).run?.step;

  test.each([
    ['that fails to migrate', 'migration', 'no such column: later'],
    ['that ends while it serves', 'crash', ''],
  ])('one %s is not installed', async (_, file, reason) => {
    const site = await installedSite();
    await site.publish(await release({ [file]: '' }));
    expect(await update(site)).toMatchObject({
      step: 'interrupted',
      problem: { key: 'REHEARSAL_ENDED', details: { reason: expect.stringContaining(reason) } },
    });
    expect(existsSync(join(site.install, 'versions', NEXT))).toBe(false);
    expect(existsSync(join(site.install, 'updates/rehearsal'))).toBe(false);
    expect((await site.client.BackupsService.getList()).items).toEqual([]);
    expect(site.notifySupervisor).not.toHaveBeenCalled();
  });

  test('without the running version beside it, none is installed', async () => {
    const site = await installedSite();
    await site.publish();
    rmSync(join(site.install, 'versions', RUNNING_VERSION, 'start.mjs'));
    expect(await update(site)).toMatchObject({
      ...{ step: 'interrupted', problem: { key: 'REHEARSAL_IMPOSSIBLE' } },
    });
    expect(existsSync(join(site.install, 'versions', RUNNING_VERSION))).toBe(true);
  });

  test('one with other pages waits for the owner, who sees both', async () => {
    const site = await installedSite();
    const { UpdatesService: updates } = site.client;
    await site.publish(await release({ 'page.html': OTHER_PAGE }));
    expect(await update(site)).toMatchObject({ step: 'rehearsed', problem: null });
    const { rehearsal } = await updates.getStatus();
    expect(rehearsal).toMatchObject({ version: NEXT, pages: 1, different: 1 });
    const [difference] = rehearsal?.differences ?? [];
    expect(difference?.lines).toEqual([{ old: 'Welcome', new: 'Welcome back' }]);
    const urls = await updates.getDifference({ id: difference?.id ?? 0 });
    const page = await site.server.browser().fetch(urls.new);
    expect(await page.text()).toBe(OTHER_PAGE);
    expect(page.headers.get('content-security-policy')).toMatch(/^sandbox; script-src 'none'/);
    expect(await (await site.server.browser().fetch(urls.old)).text()).toContain('<p>Welcome</p>');
    await expect(updates.getDifference({ id: 7 })).rejects.toMatchObject({ code: 404 });
    // The site goes on meanwhile.
    await site.client.SettingsService.save({ group: 'general', values: { site_name: 'Later' } });
    expect(site.notifySupervisor).not.toHaveBeenCalled();
    await expect(updates.proceed({ version: '99.2.0' })).rejects.toMatchObject({ code: 404 });
    await updates.proceed({ version: NEXT });
    await vi.waitFor(() => expect(site.notifySupervisor).toHaveBeenCalledOnce(), {
      timeout: 20_000,
    });
    expect(await stepOf(site)).toBe('prepared');
    expect((await site.client.BackupsService.getList()).items).toHaveLength(1);
    expect(existsSync(join(site.install, 'updates/rehearsal'))).toBe(false);
  });

  test('one with other pages can be declined', async () => {
    const site = await installedSite();
    await site.publish(await release({ 'page.html': OTHER_PAGE }));
    await update(site);
    await site.client.UpdatesService.decline({ version: NEXT });
    const { run, available } = await site.client.UpdatesService.getStatus();
    expect(run).toMatchObject({ step: 'interrupted', problem: { key: 'DECLINED' } });
    expect(available?.version).toBe(NEXT);
    expect(existsSync(join(site.install, 'versions', NEXT))).toBe(false);
  });

  test('one that another tab accepts meanwhile is not declined', async () => {
    const site = await installedSite();
    await site.publish(await release({ 'page.html': OTHER_PAGE }));
    await update(site);
    const ports = createUpdatesServicePorts(site.server.context);
    const transaction: Store['transaction'] = (work, actor) => {
      writeState(site.install, 'prepared');
      return ports.store.transaction(work, actor);
    };
    const { decline } = createUpdates({ ...ports, store: { ...ports.store, transaction } });
    const request = { actor: SYSTEM } as SignedInContext;
    await expect(decline({ version: NEXT }, request)).rejects.toMatchObject({ code: 423 });
    expect(await stepOf(site)).toBe('prepared');
    expect(existsSync(join(site.install, 'versions', NEXT, 'version.json'))).toBe(true);
  });

  test('one that is gone when the owner accepts it is not installed', async () => {
    const site = await installedSite();
    await site.publish(await release({ 'page.html': OTHER_PAGE }));
    await update(site);
    rmSync(join(site.install, 'versions', NEXT, 'version.json'));
    await site.client.UpdatesService.proceed({ version: NEXT });
    await vi.waitFor(async () => expect(await stepOf(site)).toBe('interrupted'), {
      timeout: 20_000,
    });
    expect(site.notifySupervisor).not.toHaveBeenCalled();
  });
});

describe('after a start', () => {
  test('an update that was being prepared is interrupted', async () => {
    const { client } = await installedSite('unpacking');
    expect((await client.UpdatesService.getStatus()).run).toMatchObject({
      ...{ step: 'interrupted', problem: { key: 'INTERRUPTED' } },
    });
  });

  test('going back that was interrupted leaves the update as it is', async () => {
    const { client } = await installedSite('going_back');
    expect((await client.UpdatesService.getStatus()).run).toMatchObject({
      ...{ step: 'complete', problem: { key: 'INTERRUPTED' } },
    });
  });

  test('a prepared update is handed over again', async () => {
    const { notifySupervisor } = await installedSite('prepared');
    expect(notifySupervisor).toHaveBeenCalledOnce();
  });
});

test('while versions are swapped, nothing is written', async () => {
  const { client, install, server } = await installedSite();
  const follow = () =>
    server.browser().fetch('/assets/newsletter/unsubscribe/token', { method: 'POST' });
  const ask = () => server.browser().fetch('/hub/activation/', { method: 'POST' });
  const save = () =>
    client.SettingsService.save({ group: 'general', values: { site_name: 'Later' } });
  for (const step of ['swapping', 'watching', 'going_back'] as const) {
    writeState(install, step);
    await expect(save()).rejects.toMatchObject({ code: 423, data: { type: 'UPDATING' } });
    expect((await client.UpdatesService.getStatus()).run?.step).toBe(step);
    expect([(await follow()).status, (await ask()).status]).toEqual([503, 503]);
  }
  writeState(install, 'complete');
  await save();
  expect([(await follow()).status, (await ask()).status]).toEqual([410, 400]);
});
