import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createRehearsalPorts } from '../../../rehearsal-ports.ts';
import { schemasLike } from '../../../storage/database/copy-schema.ts';
import { afterUse } from '../../../testing/after-use.ts';
import { ADDED, addRealVersion, type RealVersion } from '../../../testing/real-version.ts';
import { RUNNING_VERSION } from '../../../testing/release.ts';
import { testServer } from '../../../testing/server.ts';
import { DATABASES } from '../../../testing/stores.ts';
import { createInstallPorts } from '../../../update-ports.ts';
import { recoverUpdate } from '../install-update.ts';
import { rehearse } from './rehearse.ts';
import { rehearsalFolder } from './report-folder.ts';

const GOOD: RealVersion = { version: '99.1.0', migration: 'works' };
const BROKEN: RealVersion = { version: '99.2.0', migration: 'fails' };
const OTHER: RealVersion = { version: '99.3.0', hasOtherPages: true };

const install = mkdtempSync(join(tmpdir(), 'plinth-rehearsal-'));
mkdirSync(join(install, 'updates'));
afterUse(() => rmSync(install, { recursive: true, force: true }));
for (const real of [{ version: RUNNING_VERSION }, GOOD, BROKEN, OTHER])
  await addRealVersion(install, real);

describe.each(DATABASES)('a real second version on %s', async (kind) => {
  const server = await testServer(kind, {
    environment: { PLINTH_INSTALL: install, PLINTH_STARTER: 'harbor' },
    notifySupervisor: () => undefined,
  });
  const { store, config } = server.context;
  const steps: number[] = [];
  const tryIt = ({ version }: RealVersion) =>
    rehearse(version, createRehearsalPorts(server.context), (percent) => steps.push(percent));
  const { client } = await server.owner();
  await client.SettingsService.save({ group: 'general', values: { under_construction: false } });

  const expectUntouched = async () => {
    const { rows } = await sql<{ name: string }>`select name from migration`.execute(store.writer);
    expect(rows.map(({ name }) => name)).not.toContain(ADDED.migration);
    const left = readdirSync(rehearsalFolder(install));
    expect(left.filter((name) => !['pages', 'report.json'].includes(name))).toEqual([]);
    if (config.store.kind === 'postgres')
      expect(await schemasLike(config.store.url, 'plinth_')).toEqual([]);
  };

  test('that renders the same after its migration has no differences', async () => {
    const { pages, different } = await tryIt(GOOD);
    expect(pages).toBeGreaterThan(5);
    expect(different).toBe(0);
    expect(Math.max(...steps)).toBeGreaterThan(80);
    await expectUntouched();
  });

  test('whose migration fails says so', async () => {
    await expect(tryIt(BROKEN)).rejects.toMatchObject({
      key: 'REHEARSAL_ENDED',
      details: { reason: expect.stringContaining('this migration fails') },
    });
    await expectUntouched();
  });

  test('that was killed leaves nothing behind once the site has started', async () => {
    const ports = createInstallPorts(server.context);
    await createRehearsalPorts(server.context).copySite(rehearsalFolder(install));
    ports.state.write({
      ...{ step: 'rehearsing', from: RUNNING_VERSION, to: GOOD.version, progress: 10 },
      ...{ started: new Date().toISOString(), backup: null, problem: null },
    });
    await recoverUpdate(ports);
    expect(await ports.state.read()).toMatchObject({
      ...{ step: 'interrupted', problem: { key: 'INTERRUPTED' } },
    });
    expect(existsSync(rehearsalFolder(install))).toBe(false);
    if (config.store.kind === 'postgres')
      expect(await schemasLike(config.store.url, 'plinth_')).toEqual([]);
  });

  test('that takes too long to start says so', async () => {
    const ports = { ...createRehearsalPorts(server.context), readyMs: 1 };
    await expect(rehearse(GOOD.version, ports, () => undefined)).rejects.toMatchObject({
      key: 'REHEARSAL_IMPOSSIBLE',
      details: { seconds: 0.001 },
    });
    await expectUntouched();
  });

  test('that renders pages differently lists every one', async () => {
    const { pages, different, differences } = await tryIt(OTHER);
    expect(different).toBe(pages);
    expect(differences[0]?.lines[0]).toEqual({
      old: expect.stringContaining('initial-scale=1"'),
      new: expect.stringContaining('initial-scale=2"'),
    });
    await expectUntouched();
  });
});
