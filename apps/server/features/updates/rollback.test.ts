import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { UpdateState } from '@plinth/contract';
import { expect, onTestFinished, test, vi } from 'vitest';
import { enqueue } from '../../jobs/enqueue.ts';
import { MAIL_JOB } from '../../mail/queue.ts';
import { RUNNING_VERSION, testInstall } from '../../testing/release.ts';
import { testServer } from '../../testing/server.ts';
import { createInstallPorts } from '../../update-ports.ts';
import { recoverUpdate } from './install-update.ts';
import { createRollback } from './rollback.ts';

const BEFORE = '3.0.9';
const DAY = 24 * 3_600_000;
const UPDATED = Date.parse('2026-11-20T09:00:00.000Z');
const NOW = UPDATED + DAY;

const COMPLETE: UpdateState = {
  ...{ step: 'complete', from: BEFORE, to: RUNNING_VERSION, progress: null },
  ...{ started: new Date(UPDATED).toISOString(), backup: null, problem: null },
};

/** A site whose last update is complete. */
async function updatedSite() {
  const { folder } = testInstall();
  const path = (name: string) => join(folder, name);
  const copy = path(`updates/before-${RUNNING_VERSION}`);
  mkdirSync(copy);
  mkdirSync(path(`versions/${BEFORE}/node/bin`), { recursive: true });
  writeFileSync(path(`versions/${BEFORE}/version.json`), '{}');
  writeFileSync(path(`versions/${BEFORE}/node/bin/node`), '');
  const writeState = (state: object) =>
    writeFileSync(path('updates/state.json'), JSON.stringify(state));
  writeState(COMPLETE);
  const notifySupervisor = vi.fn();
  const server = await testServer('sqlite', {
    clock: () => NOW,
    environment: { PLINTH_INSTALL: folder },
    notifySupervisor,
  });
  const { client } = await server.owner();
  return {
    ...{ client, server, notifySupervisor, copy, writeState, path },
    updates: client.UpdatesService,
    readState: (): UpdateState => JSON.parse(readFileSync(path('updates/state.json'), 'utf8')),
  };
}

test('an update is undone after a backup: the supervisor is asked to go back', async () => {
  const { updates, client, readState, notifySupervisor } = await updatedSite();
  expect((await updates.getStatus()).rollback).toEqual({
    version: BEFORE,
    updated: '2026-11-20T09:00:00.000Z',
    until: '2026-11-27T09:00:00.000Z',
  });
  await updates.rollback();
  await vi.waitFor(() => expect(notifySupervisor).toHaveBeenCalledOnce(), { timeout: 20_000 });
  const { items } = await client.BackupsService.getList();
  expect(readState()).toEqual({
    ...COMPLETE,
    ...{ step: 'watching', backup: items[0]?.id },
    problem: { key: 'TAKEN_BACK', details: { version: RUNNING_VERSION } },
  });
  expect((await updates.getStatus()).rollback).toBe(null);
  await expect(updates.rollback()).rejects.toMatchObject({ code: 423 });
});

test('messages that were sent since the update are not sent again', async () => {
  const { server, writeState, path, readState } = await updatedSite();
  const { store } = server.context;
  const add = (key: string) =>
    store.transaction((tx) =>
      enqueue(tx, { kind: MAIL_JOB, key, payload: {}, due: NOW + 7 * DAY }),
    );
  const waiting = async () => {
    const jobs = await store.read
      .selectFrom('job')
      .select('key')
      .where('kind', '=', MAIL_JOB)
      .execute();
    return jobs.map(({ key }) => key).sort();
  };
  for (const key of ['still-waits', 'sent']) await add(key);
  const former = await store.read.selectFrom('job').selectAll().where('key', '=', 'sent').execute();
  await store.transaction((tx) => tx.db.deleteFrom('job').where('key', '=', 'sent').execute());
  const ports = createInstallPorts(server.context);
  await createRollback({ ...ports, backUp: async () => 'backup' })();
  expect(readState().problem?.key).toBe('TAKEN_BACK');
  // The supervisor puts the former data back, in which both wait.
  await store.transaction((tx) => tx.db.insertInto('job').values(former).execute());
  writeState({ ...readState(), step: 'reverted' });
  expect(await waiting()).toEqual(['sent', 'still-waits']);
  await recoverUpdate(ports);
  expect(await waiting()).toEqual(['still-waits']);
  // Of later starts, nothing is dropped.
  await add('new');
  await recoverUpdate(ports);
  expect(await waiting()).toEqual(['new', 'still-waits']);
  expect(existsSync(path('updates/open-jobs.json'))).toBe(false);
});

test('it is offered for seven days, and while version and data are there', async () => {
  const { updates, copy, path, writeState } = await updatedSite();
  const version = async () => (await updates.getStatus()).rollback?.version;
  expect(await version()).toBe(BEFORE);
  writeState({ ...COMPLETE, step: 'reverted' });
  expect(await version()).toBe(undefined);
  writeState({ ...COMPLETE, to: '3.0.1' });
  expect(await version()).toBe(undefined);
  writeState(COMPLETE);
  writeState({ ...COMPLETE, started: new Date(NOW - 7 * DAY).toISOString() });
  expect(await version()).toBe(BEFORE);
  writeState({ ...COMPLETE, started: new Date(NOW - 7 * DAY - 1).toISOString() });
  expect(await version()).toBe(undefined);
  writeState(COMPLETE);
  rmSync(path(`versions/${BEFORE}/version.json`));
  expect(await version()).toBe(undefined);
  writeFileSync(path(`versions/${BEFORE}/version.json`), '{}');
  rmSync(copy, { recursive: true });
  expect(await version()).toBe(undefined);
  await expect(updates.rollback()).rejects.toMatchObject({ code: 404 });
});

test('without a backup, nothing is undone', async () => {
  const { updates, server, readState, notifySupervisor } = await updatedSite();
  const backups = join(server.context.config.data, 'backups');
  rmSync(backups, { recursive: true, force: true });
  writeFileSync(backups, 'in the way');
  onTestFinished(() => rmSync(backups));
  await updates.rollback();
  await vi.waitFor(() => expect(readState().problem?.key).toBe('UNEXPECTED'), {
    timeout: 20_000,
  });
  expect(readState().step).toBe('complete');
  expect(notifySupervisor).not.toHaveBeenCalled();
});

test('the site goes on after a full disk lets nothing be written down', async () => {
  const { server, path, readState, notifySupervisor } = await updatedSite();
  const ports = createInstallPorts(server.context);
  const backUp = () => {
    expect(readState().step).toBe('going_back');
    mkdirSync(path('updates/state.json.new'));
    throw new Error('full');
  };
  await createRollback({ ...ports, backUp })();
  expect(await ports.state.isSwapping()).toBe(false);
  expect(notifySupervisor).not.toHaveBeenCalled();
});
