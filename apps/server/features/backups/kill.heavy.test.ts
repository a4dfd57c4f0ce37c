import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { hashTables } from '../../storage/database/portable/dump.ts';
import { withSnapshot } from '../../storage/database/portable/snapshot.ts';
import { afterUse } from '../../testing/after-use.ts';
import { siteWithContent } from '../../testing/backed-up-site.ts';
import { bundledScript } from '../../testing/bundled-script.ts';
import { SERVICE_DATABASES } from '../../testing/stores.ts';
import { openArchiveSource, verifySource } from './backup-source.ts';
import { writeSiteFile } from './site-file.ts';

const SCRIPT = await bundledScript('back-up-and-die');
const MAX_STEPS = 40;
/** They follow from the moment, not from the backup. */
const SKIPPED = ['audit', 'fact', 'job'];

describe.each(SERVICE_DATABASES)('on %s', (kind) => {
  const site = async () => {
    const { server, client, ports, context } = await siteWithContent(kind);
    const { store } = context.config;
    // Nothing but the killed processes changes the site from here on.
    await vi.waitFor(
      async () => {
        const jobs = context.store.read.selectFrom('job').select('id');
        expect(await jobs.where('kind', 'in', [...ports.jobs]).execute()).toEqual([]);
      },
      { timeout: 60_000 },
    );
    const run = async (archive: string, step: number) => {
      const child = spawn(process.execPath, [SCRIPT, archive, String(step)], {
        env: {
          PATH: process.env.PATH,
          NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
          PLINTH_DATA: context.folder.path,
          ...(store.kind === 'postgres' && { DATABASE_URL: store.url }),
        },
      });
      let complaints = '';
      child.stderr.on('data', (text) => {
        complaints += text;
      });
      const [status, signal] = await once(child, 'close');
      expect([signal, complaints]).toEqual([status === 0 ? null : 'SIGKILL', '']);
      return status === 0;
    };
    const records = async () =>
      (await withSnapshot(store, (db) => hashTables(db, { kind, jobs: ports.jobs }))).filter(
        ({ name }) => !SKIPPED.includes(name),
      );
    return { server, client, ports, run, records };
  };

  test('a backup that is killed leaves a whole backup or none', async () => {
    const { ports, run } = await site();
    let step = 0;
    let isAlive = false;
    while (!isAlive) {
      step += 1;
      expect(step).toBeLessThan(MAX_STEPS);
      isAlive = await run('', step);
      for (const id of await ports.backups.ids()) {
        await verifySource(await ports.backups.open(id));
      }
    }
    expect(step).toBeGreaterThan(3);
    expect((await ports.backups.ids()).length).toBeGreaterThan(0);
  }, 240_000);

  test('a restore that is killed leaves the old site or the whole restored one', async () => {
    const { client, ports, run, records } = await site();
    const folder = mkdtempSync(join(tmpdir(), 'plinth-kill-'));
    afterUse(() => rmSync(folder, { recursive: true, force: true }));
    const { path } = await writeSiteFile(folder, ports);
    const restored = JSON.stringify(await records());
    for await (const { key } of ports.files.media.list()) await ports.files.media.remove(key);
    await client.PagesService.save({ item: { name: 'Not in the backup' } });
    const before = JSON.stringify(await records());
    const seen = new Set<string>();
    let step = 0;
    let isAlive = false;
    while (!isAlive) {
      step += 1;
      expect(step).toBeLessThan(MAX_STEPS);
      isAlive = await run(path, step);
      const now = JSON.stringify(await records());
      expect([before, restored]).toContain(now);
      seen.add(now);
    }
    expect(seen.size).toBe(2);
    for (const { store, key, size } of (await openArchiveSource(path)).manifest.files) {
      expect(await ports.files[store].size(key)).toBe(size);
    }
  }, 240_000);
});
