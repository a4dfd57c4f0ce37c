import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type AppContext, createAppContext } from '../../app-context.ts';
import { createBackupPorts } from '../../backup-ports.ts';
import { readConfig } from '../../config.ts';
import { createExportPorts } from '../../export-ports.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { NEWSLETTER_JOB, SUBMISSION_WEBHOOK_JOB } from '../../jobs/outgoing-jobs.ts';
import { createLogger } from '../../logging.ts';
import { MAIL_JOB, SUBMISSION_MAIL_JOB } from '../../mail/queue.ts';
import { systemActor } from '../../storage/database/actor.ts';
import { hashTables } from '../../storage/database/portable/dump.ts';
import { withSnapshot } from '../../storage/database/portable/snapshot.ts';
import { createRecord } from '../../storage/records/records.ts';
import { afterUse } from '../../testing/after-use.ts';
import { siteWithContent } from '../../testing/backed-up-site.ts';
import { DATABASES, type DatabaseKind, testFolder } from '../../testing/stores.ts';
import { openExportStore } from '../exports/export-store.ts';
import { createRestoreJob, RESTORE_JOB } from './backup-jobs.ts';
import { openArchiveSource } from './backup-source.ts';
import { createBackup } from './create-backup.ts';
import { sha256 } from './manifest.ts';
import type { BackupPorts } from './ports.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeSiteFile } from './site-file.ts';
import { measure } from './streams.ts';

const hashesOf = ({ config, jobs }: BackupPorts) =>
  withSnapshot(config, (db) => hashTables(db, { kind: config.kind, jobs }));

/** An installation without a site, whose jobs don't run. */
async function emptySite(kind: DatabaseKind) {
  const { path, config } = await testFolder(kind);
  const environment = {
    PLINTH_DATA: path,
    ...(config.kind === 'postgres' && { DATABASE_URL: config.url }),
  };
  const log = createLogger('silent');
  const context = await createAppContext({ config: readConfig(environment), log });
  afterUse(() => context.store.close());
  return { context, target: createBackupPorts(context) };
}

function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-backups-'));
  afterUse(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** All public pages, as visitors get them. */
async function pagesOf(context: AppContext) {
  const site = await createExportPorts(context).openSite();
  const pages = (site?.documents ?? []).map(
    async ({ path, read }) => [path, (await read(1))?.body.toString('utf8')] as const,
  );
  const all = await Promise.all(pages);
  expect(all.length).toBeGreaterThan(2);
  return all;
}

const LOOKS_LIKE_A_KEY = 'ab/0123456789abcdef0123456789abcdef.png';

const OUTGOING = [MAIL_JOB, SUBMISSION_MAIL_JOB, SUBMISSION_WEBHOOK_JOB, NEWSLETTER_JOB];

const FAR = Date.now() + 1e9;

const queueOutgoing = ({ store }: AppContext) =>
  store.transaction(async (tx) => {
    const payload = { template: 'test', to: { name: '', email: 'a@b.example', language: 'en_US' } };
    const message = { id: 1, recipients: ['former@owner.example'] };
    await enqueue(tx, { kind: SUBMISSION_MAIL_JOB, key: 'message', payload: message, due: FAR });
    await enqueue(tx, { kind: MAIL_JOB, key: 'waits', payload, due: FAR });
    for (const kind of [SUBMISSION_WEBHOOK_JOB, NEWSLETTER_JOB]) {
      await enqueue(tx, { kind, key: 'record', payload: { id: 1 }, due: FAR });
    }
  }, systemActor('mail'));

const outgoing = async ({ store }: AppContext): Promise<number> =>
  (await store.read.selectFrom('job').select('id').where('kind', 'in', OUTGOING).execute()).length;

const OTHER = { sqlite: 'postgres', postgres: 'sqlite' } as const;

describe.each(DATABASES)('a backup on %s', (kind) => {
  test('is restored in a test, with all records, files, and the home page', async () => {
    const { backUp, prove, ports } = await siteWithContent(kind);
    const id = await backUp();
    expect(await prove(id)).toMatchObject({ problem: null });
    const { manifest } = await ports.backups.open(id);
    expect(manifest.secrets).toEqual(['mail.password']);
    expect(manifest.page_sha256).not.toBeNull();
    expect(manifest.files.map(({ store }) => store)).toContain('attachments');
  });

  test('takes no text of a visitor for a file, and says which file the site has lost', async () => {
    const { backUp, prove, ports, context } = await siteWithContent(kind);
    const { store } = context;
    await store.transaction(
      (tx) =>
        createRecord(tx, 'submission', {
          ...{ page_id: null, post_id: null, widget_id: 'w', page_name: 'Contact', status: 'new' },
          ...{ sender_name: 'Ada', sender_email: 'ada@example.com', subject: '', files: [] },
          ...{ mail_state: 'none', spam_score: 0, digest: 'd', content: `see ${LOOKS_LIKE_A_KEY}` },
          fields: [
            { type: 'message', label: 'Message', value: `"file_key":"${LOOKS_LIKE_A_KEY}"` },
          ],
        } as never),
      systemActor('form'),
    );
    const id = await backUp();
    expect(await prove(id)).toMatchObject({ problem: null, part: '' });
    const { file_key } = await store.read
      .selectFrom('media')
      .select('file_key')
      .executeTakeFirstOrThrow();
    await ports.files.media.remove(file_key);
    const next = await backUp();
    expect((await ports.backups.open(next)).manifest.missing).toEqual([`media/${file_key}`]);
    expect(await prove(next)).toMatchObject({ problem: null, part: `media/${file_key}` });
  });

  test('moves to the other database with equal records, files, and pages', async () => {
    const { ports, context: from } = await siteWithContent(kind);
    const { path } = await writeSiteFile(scratchFolder(), ports);
    const { context, target } = await emptySite(OTHER[kind]);
    const source = await openArchiveSource(path);
    const { secrets } = await restoreBackup(source, { isReplacing: false }, target);
    expect(secrets).toEqual(['mail.password']);
    const { tables, files, page_sha256, created } = source.manifest;
    const comparable = (all: readonly { readonly name: string }[]) =>
      all.filter(({ name }) => !['audit', 'fact', 'job'].includes(name));
    expect(comparable(await hashesOf(target))).toEqual(comparable(tables));
    const home = await target.renderHome(target.store.read, Date.parse(created));
    expect(sha256(home ?? '')).toBe(page_sha256);
    expect(await pagesOf(context)).toEqual(await pagesOf(from));
    for (const { store, key, sha256: hash } of files) {
      const opened = await target.files[store].open(key);
      expect(opened && (await measure(opened.stream)).sha256).toBe(hash);
    }
    expect((await context.activation.read()).state).toBe('active');
  });

  test('replaces the running site, and visitors get it at once', async () => {
    const { server, client, ports, backUp } = await siteWithContent(kind);
    const { id } = await client.PagesService.save({
      item: { name: 'Prices', url: 'prices' },
    });
    const backup = await backUp();
    const { revision } = await client.PagesService.get({ id });
    await client.PagesService.save({ item: { id, name: 'No prices' }, revision });
    await client.PagesService.save({ item: { name: 'Added later' } });
    const visit = async () => (await fetch(`${server.url}/prices/`)).text();
    expect(await visit()).toContain('No prices');
    const source = await ports.backups.open(backup);
    await expect(restoreBackup(source, { isReplacing: false }, ports)).rejects.toMatchObject({
      key: 'NOT_EMPTY',
    });
    const found = async (words: string) =>
      (await (await fetch(`${server.url}/search/?q=${words}`)).text()).match(/<li><a href="[^"]*/g);
    expect(await found('later')).toHaveLength(1);
    await restoreBackup(source, { isReplacing: true }, ports);
    expect(await found('later')).toBeNull();
    expect(await found('prices')).toHaveLength(1);
    expect(await visit()).not.toContain('No prices');
    const { items } = await client.PagesService.getList({ count: 200 });
    expect(items.map(({ name }) => name)).not.toContain('Added later');
    const saved = await client.PagesService.save({ item: { name: 'After it' } });
    expect(saved.id).toBeGreaterThan(id);
  });

  test('of this site keeps what waits to be sent and the password of its mail server', async () => {
    const { ports, backUp, context } = await siteWithContent(kind);
    const source = await ports.backups.open(await backUp());
    await queueOutgoing(context);
    expect((await restoreBackup(source, { isReplacing: true }, ports)).secrets).toEqual([]);
    expect(await outgoing(context)).toBe(4);
  });

  test('of another site gets no waiting messages, secrets, or export of the former one', async () => {
    const { ports } = await siteWithContent(kind);
    const { path } = await writeSiteFile(scratchFolder(), ports);
    const other = await siteWithContent(kind);
    await queueOutgoing(other.context);
    const source = await openArchiveSource(path);
    const exported = join(other.context.folder.path, 'exports', 'site');
    mkdirSync(exported, { recursive: true });
    const exports = openExportStore(other.context.folder.path);
    let goOn = () => {};
    const restored = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const running = expect(
      exports.replace(async () => {
        await restored;
        return {} as never;
      }),
    ).rejects.toMatchObject({ key: 'CANCELED' });
    const { secrets } = await restoreBackup(source, { isReplacing: true }, other.ports);
    expect(existsSync(exported)).toBe(false);
    goOn();
    await running;
    expect(existsSync(join(exported, '..', 'outcome.json'))).toBe(false);
    expect(secrets).toEqual(['mail.password']);
    expect(await outgoing(other.context)).toBe(0);
    expect(await other.context.secrets.read(other.context.store.read, 'mail.password')).toBe(null);
  });

  test('is restored once: its job ends with the records that it replaces', async () => {
    const { ports, backUp, context } = await siteWithContent(kind);
    const { store } = context;
    const id = await backUp();
    const task = { id, actor: systemActor('restore') };
    await store.transaction(
      (tx) => enqueue(tx, { kind: RESTORE_JOB, key: 'of a test', payload: task, due: FAR }),
      systemActor('restore'),
    );
    const jobs = () =>
      store.read
        .selectFrom('job')
        .select(['id', 'key', 'payload'])
        .where('kind', '=', RESTORE_JOB)
        .execute();
    const [job] = await jobs();
    if (!job) throw new Error('the job waits');
    await createRestoreJob({
      ...ports,
      activate: async () => {
        // After the records are replaced, while the job still runs.
        expect((await jobs()).filter(({ key }) => key === 'of a test')).toEqual([]);
      },
    })(task, job);
    expect.assertions(1);
  });

  test('is consistent, and holds up no save', async () => {
    const { client, ports, prove } = await siteWithContent(kind);
    let saved = 0;
    const id = await createBackup('manual', {
      ...ports,
      renderHome: async (...given) => {
        await client.PagesService.save({ item: { name: 'While backing up' } });
        saved += 1;
        return ports.renderHome(...given);
      },
    });
    expect(saved).toBe(1);
    expect(await prove(id)).toMatchObject({ problem: null });
  });
});
