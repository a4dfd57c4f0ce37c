import type { Client, HealthCheck } from '@plinth/contract';
import { describe, expect, test } from 'vitest';
import { createHealthPorts } from '../../health-ports.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { systemActor } from '../../storage/database/actor.ts';
import { audit } from '../../storage/records/audit.ts';
import { testServer } from '../../testing/server.ts';
import { SERVICE_DATABASES } from '../../testing/stores.ts';
import { findHealth } from './health.ts';

const HOUR = 3_600_000;

describe.each(SERVICE_DATABASES)('health on %s', async (kind) => {
  const server = await testServer(kind);
  const { client } = await server.owner();
  const { context } = server;
  const { store } = context;
  const problems = async ({ SystemService }: Client, checks?: HealthCheck[]) => {
    const { findings } = await SystemService.getHealth(checks ? { checks } : {});
    return Object.fromEntries(findings.map(({ check, problem }) => [check, problem]));
  };

  test('of a new site names what is still missing, and nothing else', async () => {
    const fresh = await (await testServer(kind)).owner();
    expect(await problems(fresh.client)).toMatchObject({
      ...{ setup: null, activation: null, folder: null, database: null, clock: null, jobs: null },
      ...{
        address: 'address_unreachable',
        mail: 'mail_missing',
        backups: 'backups_none',
        update: null,
      },
    });
    expect(await problems(client, ['database', 'folder'])).toEqual({
      database: null,
      folder: null,
    });
  });

  test('tells a data folder without write access, another URL, and a stopped server', async () => {
    const ports = createHealthPorts(context, async () => false);
    const at = (more: Partial<typeof ports>, check: HealthCheck) =>
      findHealth({ ...ports, ...more }, [check]);
    expect(await at({ dataFolder: '/nowhere' }, 'folder')).toMatchObject([
      { state: 'error', problem: 'folder_read_only', details: { path: '/nowhere' } },
    ]);
    expect(await at({}, 'address')).toMatchObject([{ problem: 'not_running' }]);
    expect(await at({ address: 'https://other.example' }, 'address')).toMatchObject([
      { problem: 'address_differs', details: { configured: 'https://other.example' } },
    ]);
    expect(await at({}, 'https')).toEqual([]);
  });

  test('goes on when a check fails, and says so', async () => {
    const ports = createHealthPorts(context, async () => true);
    const readUpdate = () => Promise.reject(new Error('unreadable'));
    expect(await findHealth({ ...ports, readUpdate }, ['update', 'database'])).toMatchObject([
      {
        check: 'update',
        state: 'error',
        problem: 'check_failed',
        details: { reason: 'unreadable' },
      },
      { check: 'database', state: 'ok' },
    ]);
  });

  test('tells backups that are off or old', async () => {
    const ports = createHealthPorts(context, async () => true);
    const created = '2026-11-01T00:00:00.000Z';
    const proven = { id: '', created, about: null, proof: null };
    const at = async (days: number, more: object) => {
      const clock = () => Date.parse(created) + days * 24 * HOUR;
      const state = { frequency: 'daily', proven, hasFailed: false, ...more } as const;
      const found = await findHealth({ ...ports, clock, readBackups: async () => state }, [
        'backups',
      ]);
      return found[0]?.problem;
    };
    expect(await at(2, {})).toBe(null);
    expect(await at(3, {})).toBe('backups_old');
    expect(await at(3, { frequency: 'weekly' })).toBe(null);
    expect(await at(15, { frequency: 'weekly' })).toBe('backups_old');
    expect(await at(1, { hasFailed: true })).toBe('backups_failed');
    await client.SettingsService.save({ group: 'backups', values: { frequency: 'off' } });
    expect(await problems(client, ['backups'])).toEqual({ backups: 'backups_off' });
  });

  test('tells late and failed jobs, and a clock that went back', async () => {
    const ports = createHealthPorts(context, async () => true);
    const check = async (name: HealthCheck, clock: () => number) =>
      (await findHealth({ ...ports, clock }, [name]))[0];
    const now = Date.now();
    expect(await check('jobs', () => now + 30 * 24 * HOUR)).toMatchObject({ problem: 'jobs_late' });
    await store.transaction(async (tx) => {
      await enqueue(tx, { kind: 'mail', key: 'lost', payload: {}, due: now + HOUR });
      await tx.db.updateTable('job').set({ state: 'failed' }).where('key', '=', 'lost').execute();
      await audit(tx, { record: 'feedback', result: 'created' });
    }, systemActor('test'));
    expect(await check('jobs', () => now)).toMatchObject({
      ...{ state: 'warning', problem: 'jobs_failed', details: { kinds: 'mail' } },
    });
    expect(await check('clock', () => now - HOUR)).toMatchObject({ problem: 'clock_behind' });
    expect(await check('clock', () => now + HOUR)).toMatchObject({ problem: null });
  });
});
