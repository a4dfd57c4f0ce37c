import { once } from 'node:events';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { createBackupStore } from '../features/backups/backup-store.ts';
import { copyToRemote } from '../features/backups/copy-to-remote.ts';
import { openS3Objects } from '../storage/files/s3-objects.ts';
import { bundledCommands, finished } from '../testing/bundled-commands.ts';
import { freePort } from '../testing/free-port.ts';
import { startS3 } from '../testing/s3.ts';

const { run, data, bundle } = await bundledCommands();

describe('the commands', () => {
  test('starting on a full disk reports only that', async () => {
    const full = mkdtempSync(join(data, 'full-'));
    symlinkSync('/dev/full', join(full, 'server.json'));
    const { code, output } = await finished(run(['start'], { PLINTH_DATA: full }));
    expect(code).toBe(1);
    expect(output).toBe(
      `The disk with ${full} is full. Free some space on it, then start again.\n`,
    );
  });

  test('help works, and unknown commands fail', async () => {
    for (const [args, words] of [
      [['--help'], 'doctor'],
      [['help'], 'doctor'],
      [['help', 'owner'], 'reset-link'],
      [['owner', '--help'], 'reset-link'],
    ] as const) {
      const { code, output } = await finished(run(args));
      expect([args, code, output]).toEqual([args, 0, expect.stringContaining(words)]);
    }
    for (const args of [
      ['nonsense'],
      ['nonsense', '--help'],
      ['help', 'nonsense'],
      ['owner', 'nonsense', '--help'],
    ]) {
      const { code, output } = await finished(run(args));
      expect([args, code, output]).toEqual([args, 1, expect.stringMatching(/^.*"nonsense".*\n$/)]);
    }
  });

  test('errors are one line with a failing exit code', async () => {
    const port = await freePort();
    const taken = createServer().listen(port, '127.0.0.1');
    await once(taken, 'listening');
    const cases = [
      [{ PORT: String(port) }, /Can't listen on 127.0.0.1:\d+ \(EADDRINUSE\)/],
      [{ PORT: 'abc' }, /PORT is not valid: it must be a whole number.*"abc"/],
      [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL is not valid/],
      [{ PLINTH_DATA: join(bundle, 'data') }, /is not writable/],
      [{ PLINTH_DATA: bundle }, /is a file, not a folder/],
      [{ PLINTH_OWNER_EMAIL: 'a@example.com' }, /must be set together/],
    ] as const;
    for (const [environment, message] of cases) {
      const { code, output } = await finished(run(['start'], environment));
      expect([code, output.trim().split('\n').length]).toEqual([1, 1]);
      expect(output).toMatch(message);
    }
    taken.close();
  });

  test('an owner is created once, gets a reset link, and passes the doctor', async () => {
    const none = await finished(run(['owner', 'reset-link']));
    expect([none.code, none.output]).toEqual([1, expect.stringContaining('no owner yet')]);
    const setup = await finished(run(['owner', 'setup-link']));
    expect(setup.output).toMatch(/http:\/\/localhost:3000\/admin\/#!\/setup\/[\w-]{43}\//);
    const create = ['owner', 'create', '--email', 'a@example.com', '--password', 'a long password'];
    expect(await finished(run(create))).toMatchObject({ code: 0 });
    expect(await finished(run(create))).toMatchObject({ code: 1 });
    expect(await finished(run(['owner', 'setup-link']))).toMatchObject({ code: 1 });
    const link = await finished(run(['owner', 'reset-link']));
    expect(link.output).toMatch(/http:\/\/localhost:3000\/admin\/#!\/auth\/reset\/[\w-]{43}\//);
    const doctor = await finished(run(['doctor']));
    expect([doctor.code, doctor.output]).toEqual([0, expect.stringContaining('✓ Activation')]);
    expect(await finished(run(['migrate']))).toMatchObject({ code: 0 });
  });
});

test('a hub activates a site on another server, once per product ID', async () => {
  const folders = [1, 2].map(() => mkdtempSync(join(tmpdir(), 'plinth-cli-')));
  const [own = '', site = ''] = folders;
  const port = await freePort();
  const hub = run(['hub'], { PORT: String(port), PLINTH_DATA: own });
  await vi.waitFor(() => expect(hub.output()).toContain('PLINTH_HUB_KEY'), { timeout: 60_000 });
  const [, key = ''] = /Key {2}(\S+)/.exec(hub.output()) ?? [];
  const settings = {
    PLINTH_DATA: site,
    PLINTH_HUB: `http://127.0.0.1:${port}`,
    PLINTH_HUB_KEY: key,
  };
  const create = ['owner', 'create', '--email', 'a@example.com', '--password', 'a long password'];
  expect(await finished(run(create, settings))).toMatchObject({ code: 0 });
  const { output } = await finished(run(['doctor'], settings));
  expect(output).toContain('✓ Activation');
  const unknown = await finished(run(['hub', 'release', 'none'], { PLINTH_DATA: own }));
  expect([unknown.code, unknown.output]).toEqual([1, 'No site has the product ID none.\n']);
  const refused = await finished(run(['hub'], { PLINTH_DATA: site }));
  expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('folder of a site')]);
  hub.process.kill('SIGTERM');
  expect((await finished(hub)).code).toBe(0);
  for (const folder of folders) rmSync(folder, { recursive: true });
});

test('a site is backed up, exported, and imported into another data folder', async () => {
  const at = (name: string) => ({ PLINTH_DATA: join(data, name) });
  const create = ['owner', 'create', '--email', 'a@example.com', '--password', 'a long password'];
  expect(await finished(run(['backup'], at('from')))).toMatchObject({ code: 1 });
  expect(await finished(run(create, at('from')))).toMatchObject({ code: 0 });
  const backup = await finished(run(['backup'], at('from')));
  expect([backup.code, backup.output]).toEqual([0, expect.stringContaining('restored in a test')]);
  const id = /plinth restore (\S+)"/.exec(backup.output)?.[1] ?? '';
  const folder = join(data, 'moved');
  expect(await finished(run(['export', folder], at('from')))).toMatchObject({ code: 0 });
  expect(await finished(run(['import', folder], at('to')))).toMatchObject({ code: 0 });
  const doctor = await finished(run(['doctor'], at('to')));
  expect(doctor.output).toContain('✓ Owner');
  const again = await finished(run(['restore', id], at('from')));
  expect([again.code, again.output]).toEqual([1, expect.stringMatching(/^There is a site.*\n$/)]);
  const replaced = await finished(run(['restore', id, '--replace'], at('from')));
  expect([replaced.code, replaced.output]).toEqual([0, expect.stringContaining('is backed up as')]);
  const none = await finished(run(['restore', join(data, 'none.plinth')], at('empty')));
  expect([none.code, none.output]).toEqual([1, expect.stringMatching(/^There is no backup.*\n$/)]);
});

test('an encrypted backup is restored from an S3-compatible store on an empty machine', async () => {
  const s3 = await startS3(join(data, 'bucket'));
  const secret = { PLINTH_BACKUP_PASSPHRASE: 'seven gray herons at noon' };
  const at = (name: string, more = {}) => ({ PLINTH_DATA: join(data, name), ...more });
  const create = ['owner', 'create', '--email', 'a@example.com', '--password', 'a long password'];
  expect(await finished(run(create, at('kept')))).toMatchObject({ code: 0 });
  const refused = await finished(run(['backup', '--encrypt'], at('kept')));
  expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('PASSPHRASE')]);
  const backup = await finished(run(['backup', '--encrypt'], at('kept', secret)));
  expect([backup.code, backup.output]).toEqual([0, expect.stringContaining('restored in a test')]);
  const remote = openS3Objects({
    ...{ endpoint: `${s3.endpoint}/media`, region: 'us-east-1', prefix: 'sites/one/' },
    ...{ accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
  });
  await copyToRemote(remote, createBackupStore(join(data, 'kept', 'backups')));
  const address = `s3://media/sites/one?endpoint=${s3.endpoint}`;
  const keys = s3.environment;
  const wrong = { ...keys, PLINTH_BACKUP_PASSPHRASE: 'another passphrase' };
  const locked = await finished(run(['restore', address], at('lost', wrong)));
  expect([locked.code, locked.output]).toEqual([1, expect.stringContaining('the passphrase of')]);
  const file = join(data, 'plain.plinth');
  expect(await finished(run(['backup', file], at('kept')))).toMatchObject({ code: 0 });
  const plain = await finished(run(['restore', file], at('lost', secret)));
  expect([plain.code, plain.output]).toEqual([1, expect.stringContaining("isn't encrypted")]);
  const restored = await finished(run(['restore', address], at('lost', { ...keys, ...secret })));
  expect([restored.code, restored.output]).toEqual([0, expect.stringContaining('is restored')]);
  expect(restored.output + backup.output + locked.output).not.toContain('herons');
  const doctor = await finished(run(['doctor'], at('lost')));
  expect(doctor.output).toContain('✓ Owner');
  await s3.close();
});
