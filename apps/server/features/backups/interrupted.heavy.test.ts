import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { systemActor } from '../../storage/database/actor.ts';
import { hashTables } from '../../storage/database/portable/dump.ts';
import { withSnapshot } from '../../storage/database/portable/snapshot.ts';
import { StoreUnavailable } from '../../storage/errors.ts';
import { siteWithContent } from '../../testing/backed-up-site.ts';
import { SERVICE_DATABASES } from '../../testing/stores.ts';
import { createBackupJob, createRestoreJob } from './backup-jobs.ts';
import { verifySource } from './backup-source.ts';
import { readOutcome } from './outcome.ts';
import type { BackupPorts } from './ports.ts';

const diskFull = () => Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' });
const databaseGone = () => new StoreUnavailable('the database is gone');

const MAX_STEPS = 60;
/** They follow from the moment, not from the backup. */
const SKIPPED = ['audit', 'fact', 'job', 'history'];

/** The same, but the write with this number fails. `isDone` tells whether there was no such write. */
function failing(ports: BackupPorts, step: number, error: () => Error) {
  const { backups, files, store } = ports;
  let writes = 0;
  const at = async <T>(write: () => Promise<T>): Promise<T> => {
    writes += 1;
    if (writes === step) throw error();
    return write();
  };
  const own: BackupPorts = {
    ...ports,
    backups: {
      ...backups,
      begin: () => at(backups.begin),
      addContent: (source) =>
        at(() => backups.addContent(source)).catch((cause) => {
          source.destroy();
          throw cause;
        }),
      finish: (path, backup) => at(() => backups.finish(path, backup)),
    },
    files: {
      media: { ...files.media, put: (key, content) => at(() => files.media.put(key, content)) },
      attachments: {
        ...files.attachments,
        put: (key, content) => at(() => files.attachments.put(key, content)),
      },
    },
    store: { ...store, transaction: (work, actor) => at(() => store.transaction(work, actor)) },
  };
  return { own, isDone: () => writes < step };
}

describe.each(SERVICE_DATABASES)('on %s', (kind) => {
  const open = async () => {
    const site = await siteWithContent(kind);
    const { ports, context } = site;
    const records = async () =>
      (
        await withSnapshot(context.config.store, (db) => hashTables(db, { kind, jobs: ports.jobs }))
      ).filter(({ name }) => !SKIPPED.includes(name));
    // Nothing else changes the site from here on.
    await vi.waitFor(
      async () => {
        const jobs = context.store.read.selectFrom('job').select('id');
        expect(await jobs.where('kind', 'in', [...ports.jobs]).execute()).toEqual([]);
      },
      { timeout: 60_000 },
    );
    return { ...site, records };
  };

  test.each([
    ['a disk that fills', diskFull, 'DISK_FULL'],
    ['a database that goes away', databaseGone, null],
  ] as const)(
    '%s in any step of a backup leaves a whole backup or none',
    async (_, error, key) => {
      const { ports, records } = await open();
      const before = JSON.stringify(await records());
      let step = 0;
      for (let isDone = false; !isDone; ) {
        step += 1;
        expect(step).toBeLessThan(MAX_STEPS);
        const work = failing(ports, step, error);
        const failed = await createBackupJob(work.own)({ reason: 'manual' }).then(
          () => false,
          () => true,
        );
        isDone = work.isDone();
        // Those that may pass are tried again.
        expect(failed).toBe(!isDone && key === null);
        if (!isDone && key)
          expect(await readOutcome(ports.backups)).toMatchObject({ problem: key });
        for (const id of await ports.backups.ids()) {
          await verifySource(await ports.backups.open(id));
        }
        expect(JSON.stringify(await records())).toBe(before);
      }
      expect(step).toBeGreaterThan(3);
      expect(await readOutcome(ports.backups)).toMatchObject({ problem: null });
    },
    60_000,
  );

  test.each([
    ['a disk that fills', diskFull],
    ['a database that goes away', databaseGone],
  ])(
    '%s in any step of a restore leaves the site as it was',
    async (_, error) => {
      const { ports, records, client, backUp } = await open();
      const id = await backUp();
      const task = { id, actor: systemActor('restore') };
      for await (const { key } of ports.files.media.list()) await ports.files.media.remove(key);
      await client.PagesService.save({ item: { name: 'Not in the backup' } });
      const before = JSON.stringify(await records());
      let step = 0;
      for (let isDone = false; !isDone; ) {
        step += 1;
        expect(step).toBeLessThan(MAX_STEPS);
        const work = failing(ports, step, error);
        await createRestoreJob(work.own)(task, { id: 0 }).catch(() => undefined);
        isDone = work.isDone();
        const { items } = await client.PagesService.getList({ count: 200 });
        const isOld = items.some(({ name }) => name === 'Not in the backup');
        if (isOld) expect(JSON.stringify(await records())).toBe(before);
        else break;
      }
      expect(step).toBeGreaterThan(5);
    },
    60_000,
  );

  test('other programs’ files in the folder of backups are left alone', async () => {
    const { ports, prove, backUp } = await open();
    const { folder } = ports.backups;
    const foreign = ['notes.txt', 'contents/README', 'contents/ab/thumbs.db', '20260101-000000'];
    mkdirSync(join(folder, 'contents', 'ab'), { recursive: true });
    for (const name of foreign) writeFileSync(join(folder, name), 'of another program');
    const id = await backUp();
    expect(await prove(id)).toMatchObject({ problem: null });
    await ports.backups.sweep(Date.now());
    expect(await ports.backups.ids()).toEqual([id]);
    for (const name of foreign) expect(readdirSync(folder, { recursive: true })).toContain(name);
  });

  test('a content that another program deletes is missed, and in the next backup again', async () => {
    const { ports, prove, backUp } = await open();
    const id = await backUp();
    expect(await prove(id)).toMatchObject({ problem: null });
    const { manifest } = await ports.backups.open(id);
    rmSync(ports.backups.contentFile(manifest.files[0]?.sha256 ?? ''));
    expect(await prove(id)).toMatchObject({ problem: 'DAMAGED' });
    expect(await prove(await backUp())).toMatchObject({ problem: null });
    expect(await prove(id)).toMatchObject({ problem: null });
  });

  test('a folder of backups that can’t be written to is told, and the site runs on', async () => {
    const { ports, client } = await open();
    // A file is where the folder for unfinished work should be.
    rmSync(join(ports.backups.folder, '.work'), { recursive: true, force: true });
    mkdirSync(ports.backups.folder, { recursive: true });
    writeFileSync(join(ports.backups.folder, '.work'), '');
    await expect(createBackupJob(ports)({ reason: 'manual' })).rejects.toThrow();
    expect(await ports.backups.ids()).toEqual([]);
    await client.PagesService.save({ item: { name: 'Still works' } });
  });
});
