import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { afterUse } from '../../testing/after-use.ts';
import { siteWithContent } from '../../testing/backed-up-site.ts';
import { OWNER } from '../../testing/server.ts';
import { SERVICE_DATABASES } from '../../testing/stores.ts';
import { openArchiveSource, verifySource } from './backup-source.ts';

const HOUR = 3_600_000;

describe.each(SERVICE_DATABASES)('backups in the panel on %s', (kind) => {
  const open = async () => {
    const site = await siteWithContent(kind);
    const { BackupsService: backups, PagesService: pages } = site.client;
    const isDone = () =>
      vi.waitFor(async () => expect((await backups.getList()).task).toBe(null), {
        timeout: 50_000,
      });
    const create = async () => {
      await backups.create();
      await isDone();
      const { items, last } = await backups.getList();
      expect(last).toMatchObject({ task: 'create', problem: null });
      const [newest] = items;
      return newest?.id ?? '';
    };
    const names = async () => (await pages.getList({ count: 200 })).items.map(({ name }) => name);
    return { ...site, backups, pages, isDone, create, names };
  };

  test('are made, restored in a test, downloaded, and deleted', async () => {
    const { backups, create, server } = await open();
    const id = await create();
    const { items } = await backups.getList();
    expect(items).toMatchObject([
      { id, about: { reason: 'manual', files: expect.any(Number) }, proof: { problem: null } },
    ]);
    const { url } = await backups.download({ id });
    const response = await fetch(server.url + url);
    const folder = mkdtempSync(join(tmpdir(), 'plinth-download-'));
    afterUse(() => rmSync(folder, { recursive: true }));
    const path = join(folder, 'site.plinth');
    writeFileSync(path, Buffer.from(await response.arrayBuffer()));
    await verifySource(await openArchiveSource(path));
    for (const other of [
      url.replace(id, '20200101-000000-000000'),
      url.replace(/\/\d+\//, '/9e9/'),
    ])
      expect((await fetch(server.url + other)).status).toBe(404);
    await backups.delete({ id });
    expect((await backups.getList()).items).toEqual([]);
    for (const method of ['delete', 'restore', 'download'] as const)
      await expect(backups[method]({ id })).rejects.toMatchObject({ type: 'NOT_FOUND' });
  });

  test('replace the site, which is backed up first, and the owner stays signed in', async () => {
    const { backups, pages, create, isDone, names } = await open();
    const id = await create();
    await pages.save({ item: { name: 'Added later' } });
    await backups.restore({ id });
    await isDone();
    expect(await names()).not.toContain('Added later');
    const { items, last } = await backups.getList();
    expect(last).toMatchObject({ task: 'restore', problem: null, secrets: [] });
    const before = items.find(({ about }) => about?.reason === 'restore');
    await backups.restore({ id: before?.id ?? '' });
    await isDone();
    expect(await names()).toContain('Added later');
  });

  test('that are damaged are listed as such, and refused by name', async () => {
    const { backups, create, isDone, ports, names, pages } = await open();
    const id = await create();
    await pages.save({ item: { name: 'Stays' } });
    writeFileSync(join(ports.backups.folder, id, 'manifest.json'), '{}');
    writeFileSync(join(ports.backups.folder, 'notes.txt'), 'of another program');
    await backups.restore({ id });
    await isDone();
    const { items, last } = await backups.getList();
    expect(last).toMatchObject({ task: 'restore', problem: 'DAMAGED' });
    expect(items).toMatchObject([{ id, about: null, proof: { problem: 'DAMAGED' } }]);
    expect(await names()).toContain('Stays');
  });

  test('are made before another theme is activated', async () => {
    const { backups, client, context, isDone } = await open();
    const { items: themes } = await client.ThemesService.getList();
    const other = themes.find((theme) => !theme.is_active && theme.is_compatible);
    const encrypted = { is_encrypted: true, passphrase: 'seven gray herons at noon' };
    await client.SettingsService.save({ group: 'backups', values: encrypted });
    await context.store.transaction(({ db }) => db.deleteFrom('secret').execute());
    // What the owner can mend is told.
    await expect(client.ThemesService.activate({ id: other?.id ?? '' })).rejects.toMatchObject({
      message: 'MODULE.BACKUPS.PROBLEM.NO_PASSPHRASE',
    });
    await client.SettingsService.save({ group: 'backups', values: { is_encrypted: false } });
    await client.ThemesService.activate({ id: other?.id ?? '' });
    await isDone();
    expect((await backups.getList()).items).toMatchObject([
      { about: { reason: 'theme' }, proof: { problem: null } },
    ]);
  });

  test('need the password again once it was entered a while ago', async () => {
    const { context, client, backups, create } = await open();
    const id = await create();
    await context.store.transaction(({ db }) =>
      db
        .updateTable('session')
        .set({ stepped_up: Date.now() - HOUR })
        .execute(),
    );
    for (const method of ['delete', 'restore', 'download'] as const)
      await expect(backups[method]({ id })).rejects.toMatchObject({ type: 'STEP_UP' });
    await client.AuthService.confirmPassword({ password: OWNER.password });
    await backups.download({ id });
  });
});
