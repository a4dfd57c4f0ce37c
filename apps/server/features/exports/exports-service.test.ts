import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test, vi } from 'vitest';
import { createExportPorts } from '../../export-ports.ts';
import type { Job } from '../../jobs/queue.ts';
import { StoreUnavailable } from '../../storage/errors.ts';
import { openArchive } from '../../storage/files/read-zip.ts';
import { afterUse } from '../../testing/after-use.ts';
import { siteWithContent } from '../../testing/backed-up-site.ts';
import { OWNER } from '../../testing/server.ts';
import { SERVICE_DATABASES } from '../../testing/stores.ts';
import { openArchiveSource, verifySource } from '../backups/backup-source.ts';
import { createExportJob, EXPORT_JOB } from './export-jobs.ts';
import { ExportProblem } from './problems.ts';
import { writeExport } from './write-export.ts';

const JOB = {} as Job;
const RUNS = new AbortController().signal;
const HOUR = 3_600_000;
const NONE = { address: '', forms: '' };
const LIMITS = { files: 1000, size: 1e9, accepts: () => true, ignores: () => false };

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-export-'));
  afterUse(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

describe.each(SERVICE_DATABASES)('exports in the panel on %s', (kind) => {
  const open = async () => {
    const site = await siteWithContent(kind);
    const exports = site.client.ExportsService;
    const isDone = () =>
      vi.waitFor(async () => expect((await exports.getState()).running).toBe(null), {
        timeout: 50_000,
      });
    return { ...site, exports, isDone };
  };

  test('are made, downloaded with a backup of the whole site, and deleted', async () => {
    const { exports, isDone, server } = await open();
    expect(await exports.getState()).toEqual({ running: null, report: null, problem: null });
    await exports.create(NONE);
    await isDone();
    const { report } = await exports.getState();
    expect(report).toMatchObject({ pages: 3, left_out: [], missing_files: [] });
    const { url } = await exports.download();
    const response = await fetch(server.url + url);
    expect(response.headers.get('content-disposition')).toContain('site.zip');
    const folder = newFolder();
    writeFileSync(join(folder, 'site.zip'), Buffer.from(await response.arrayBuffer()));
    const archive = await openArchive(join(folder, 'site.zip'), LIMITS);
    expect([...archive.names]).toEqual(
      expect.arrayContaining(['site/index.html', 'site/.htaccess', 'nginx.conf', 'README.txt']),
    );
    const path = join(folder, 'site.plinth');
    writeFileSync(path, await buffer(await archive.read('site.plinth')));
    archive.close();
    await verifySource(await openArchiveSource(path));
    expect((await fetch(server.url + url.replace(/\/\d+\//, '/9e9/'))).status).toBe(404);
    await exports.delete();
    expect((await exports.getState()).report).toBe(null);
    expect((await fetch(server.url + url)).status).toBe(404);
    await expect(exports.download()).rejects.toMatchObject({ type: 'NOT_FOUND' });
  });

  test('say why they failed, and leave nothing', async () => {
    const { exports, isDone, client, context } = await open();
    const { values } = await client.SettingsService.get({ group: 'general' });
    const closed = { ...values, under_construction: true };
    await client.SettingsService.save({ group: 'general', values: closed });
    await exports.create(NONE);
    await isDone();
    expect(await exports.getState()).toMatchObject({ report: null, problem: 'CLOSED' });
    expect(readdirSync(join(context.folder.path, 'exports'))).toEqual(['outcome.json']);
  });

  test('stop when they are canceled, and keep the last one', async () => {
    const { exports, isDone, context } = await open();
    await exports.create(NONE);
    await isDone();
    const { report } = await exports.getState();
    const ports = createExportPorts(context);
    await ports.exports.cancel();
    await createExportJob(ports)(NONE, JOB, RUNS);
    expect(await exports.getState()).toEqual({ running: null, report, problem: null });
    const folder = (await ports.exports.folder()) ?? '';
    expect(existsSync(join(folder, 'site', 'index.html'))).toBe(true);
    const kept = readdirSync(join(context.folder.path, 'exports'));
    expect(kept.sort()).toEqual(['outcome.json', basename(folder)]);
    await exports.create(NONE);
    await isDone();
    expect((await exports.getState()).problem).toBe(null);
  });

  test('stop while the backup in them is made, and leave nothing of it', async () => {
    const { exports, context } = await open();
    const ports = createExportPorts(context);
    let begun = 0;
    const canceling = createExportJob({
      ...ports,
      writeSiteFile: (path, step) =>
        ports.writeSiteFile(path, async () => {
          begun += 1;
          if (begun === 3) throw new ExportProblem('CANCELED');
          await step();
        }),
    });
    await canceling(NONE, JOB, RUNS);
    expect(begun).toBe(3);
    expect(await exports.getState()).toEqual({ running: null, report: null, problem: null });
    expect(readdirSync(join(context.folder.path, 'exports'))).toEqual(['outcome.json']);
  });

  test('run one at a time, and are not asked for twice', async () => {
    const { exports, context } = await open();
    const { store } = context;
    const now = Date.now();
    await store.transaction(async ({ db }) => {
      const job = { kind: EXPORT_JOB, key: EXPORT_JOB, payload: JSON.stringify(NONE), due: now };
      const lease = { state: 'running', lease: 'of a test', lease_until: now + HOUR, attempts: 1 };
      const row = { ...job, ...lease, error: '', created: now, modified: now } as const;
      await db.insertInto('job').values(row).execute();
    });
    await exports.cancel();
    await exports.create(NONE);
    expect(await createExportPorts(context).exports.isCanceled()).toBe(true);
    const jobs = store.read.selectFrom('job').select('lease').where('kind', '=', EXPORT_JOB);
    expect(await jobs.execute()).toEqual([{ lease: 'of a test' }]);
  });

  test('fail once unless the database is away, and wait for a server that stops', async () => {
    const { exports, context } = await open();
    const ports = createExportPorts(context);
    const failWith = (reason: Error) =>
      createExportJob({ ...ports, openSite: () => Promise.reject(reason) })(NONE, JOB, RUNS);
    await expect(failWith(new StoreUnavailable('away'))).rejects.toThrow('away');
    const stopping = createExportJob(ports)(NONE, JOB, AbortSignal.abort());
    await expect(stopping).rejects.toThrow('the server stops');
    expect((await exports.getState()).problem).toBe(null);
    await failWith(new Error('a bug'));
    expect((await exports.getState()).problem).toBe('FAILED');
  });

  test('refuse what is no address', async () => {
    const { exports } = await open();
    for (const address of [
      'files.test',
      'javascript:alert(1)',
      'https://a.test/"><b',
      'https://a/b',
      'https://a$&.test',
    ])
      await expect(exports.create({ ...NONE, address })).rejects.toMatchObject({
        type: 'VALIDATION',
      });
  });

  test('are downloaded after the password was entered', async () => {
    const { exports, isDone, context, client } = await open();
    await exports.create(NONE);
    await isDone();
    await context.store.transaction(({ db }) =>
      db
        .updateTable('session')
        .set({ stepped_up: Date.now() - HOUR })
        .execute(),
    );
    await expect(exports.download()).rejects.toMatchObject({ type: 'STEP_UP' });
    await client.AuthService.confirmPassword({ password: OWNER.password });
    await exports.download();
  });

  test('to a folder or an archive replace nothing that is there', async () => {
    const { context } = await open();
    const ports = createExportPorts(context);
    const folder = newFolder();
    for (const name of ['new/folder/site.zip', 'site.zip', 'site']) {
      const path = join(folder, name);
      await writeExport(path, NONE, ports);
      await expect(writeExport(path, NONE, ports)).rejects.toMatchObject({ key: 'EXISTS' });
    }
    const late = join(folder, 'late.zip');
    const appears = async () => writeFileSync(late, 'other');
    await expect(
      writeExport(late, NONE, { ...ports, writeSiteFile: appears }),
    ).rejects.toMatchObject({ key: 'EXISTS' });
    expect(readFileSync(late, 'utf8')).toBe('other');
    expect(readdirSync(folder).sort()).toEqual(['late.zip', 'new', 'site', 'site.zip']);
    expect(readdirSync(join(folder, 'site')).sort()).toEqual([
      ...['README.txt', 'nginx.conf', 'report.json', 'site', 'site.plinth'],
    ]);
  });
});
