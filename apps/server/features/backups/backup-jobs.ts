import { type BackupOutcome, type BackupReason, backupSettings } from '@plinth/contract';
import { enqueue, enqueueOnce } from '../../jobs/enqueue.ts';
import type { Job } from '../../jobs/queue.ts';
import { settingOf } from '../../settings/group-values.ts';
import { type Actor, systemActor } from '../../storage/database/actor.ts';
import type { Store, Tx } from '../../storage/database/store.ts';
import { readFact } from '../../storage/records/facts.ts';
import { readSetting } from '../../storage/records/stored-setting.ts';
import { unlockSource } from './backup-source.ts';
import { copyToRemote, pruneRemote } from './copy-to-remote.ts';
import { createBackup } from './create-backup.ts';
import { fetchFromRemote } from './fetch-from-remote.ts';
import { withOutcome } from './outcome.ts';
import type { BackupPorts } from './ports.ts';
import { BackupProblem } from './problems.ts';
import { proveBackup } from './proof.ts';
import { claimRemote } from './remote.ts';
import { type Restored, restoreBackup } from './restore-backup.ts';
import { backupSummaries } from './summaries.ts';

export const BACKUP_JOB = 'backup';
export const RESTORE_JOB = 'backup_restore';
export const BACKUP_CLOCK_JOB = 'backup_clock';

type BackupTask =
  | { readonly reason: BackupReason }
  | { readonly prove: string }
  /** From the store. */
  | { readonly fetch: string }
  /** All that are new, to the store. */
  | { readonly copy: 'store' };
type RestoreTask =
  | { readonly id: string; readonly actor: Actor /** Sealed. */; readonly passphrase?: string }
  /** Is restored; what remains is to tell. */
  | { readonly restored: readonly string[] };

/** At most one of each waits. */
export const queueBackup = (tx: Tx, task: BackupTask): Promise<void> =>
  enqueue(tx, {
    kind: BACKUP_JOB,
    key: Object.values(task)[0] ?? '',
    payload: task,
  });

export const queueRestore = (tx: Tx, task: RestoreTask): Promise<void> =>
  enqueue(tx, {
    kind: RESTORE_JOB,
    // What is restored takes the place of no other restore.
    key: 'restored' in task ? 'restored' : RESTORE_JOB,
    payload: task,
  });

const readBackupSettings = async ({ read }: Store) =>
  (await readSetting(read, settingOf(backupSettings))).values;

/** Deletes automatic backups that are more than the owner wants, but never the newest proven one. */
async function prune({ backups, store, clock }: BackupPorts): Promise<void> {
  const { keep } = await readBackupSettings(store);
  const automatic = (await backupSummaries(backups)).filter(
    ({ about }) => about && about.reason !== 'manual',
  );
  const proven = automatic.find(({ proof }) => proof?.problem === null);
  for (const { id } of automatic.slice(keep)) if (id !== proven?.id) await backups.remove(id);
  await backups.sweep(clock());
}

async function prove(id: string, ports: BackupPorts): Promise<void> {
  const { problem, part } = await proveBackup(id, ports);
  await prune(ports);
  if (problem !== null) throw new BackupProblem(problem, { path: id, part });
}

/** In a task of its own, which may be tried again. */
async function queueCopy({ store, openRemote }: BackupPorts): Promise<void> {
  const hasRemote = await openRemote().then(
    (remote) => remote !== null,
    // The task tells why.
    () => true,
  );
  if (!hasRemote) return;
  await store.transaction((tx) => queueBackup(tx, { copy: 'store' }), systemActor('backup'));
}

/** Copies what is new to the store, which keeps as many automatic backups as this folder. */
async function copyAway({ backups, store, clock, openRemote }: BackupPorts): Promise<void> {
  const remote = await openRemote();
  if (!remote) return;
  const { keep } = await readBackupSettings(store);
  await claimRemote(remote, (await readFact(store.read, 'installation')) ?? '');
  try {
    await copyToRemote(remote, backups);
  } finally {
    // Also while a backup is damaged, so that the others don't fill the store.
    await pruneRemote(remote, { keep, now: clock() });
  }
}

async function fetchBackup(id: string, ports: BackupPorts): Promise<void> {
  const remote = await ports.openRemote();
  if (!remote) throw new BackupProblem('NOT_FOUND', { path: id });
  const { is_encrypted } = await readBackupSettings(ports.store);
  await fetchFromRemote(remote, { id, mustBeEncrypted: is_encrypted }, ports.backups);
  // An encrypted one may have another passphrase.
  const { manifest } = await ports.backups.open(id);
  if (manifest.encryption) return;
  const { problem, part } = await proveBackup(id, ports);
  if (problem !== null) throw new BackupProblem(problem, { path: id, part });
}

const outcomeOf = (task: BackupTask): BackupOutcome['task'] => {
  if ('fetch' in task) return 'fetch';
  return 'copy' in task ? 'copy' : 'create';
};

/**
 * Backs the site up unless the task is about a backup, restores it in a test, and queues its copy to
 * the store.
 */
export const createBackupJob =
  (ports: BackupPorts) =>
  (task: BackupTask): Promise<void> =>
    withOutcome(outcomeOf(task), ports, async () => {
      if ('fetch' in task) {
        await fetchBackup(task.fetch, ports);
        return [];
      }
      if ('copy' in task) {
        await copyAway(ports);
        return [];
      }
      await prove('prove' in task ? task.prove : await createBackup(task.reason, ports), ports);
      await queueCopy(ports);
      return [];
    });

/**
 * Replaces the site by a backup. The site so far is backed up first. The job ends in the transaction
 * that replaces the records, so that it never does it again, however long that took.
 */
export const createRestoreJob =
  (ports: BackupPorts) =>
  (task: RestoreTask, { id: job }: Pick<Job, 'id'>): Promise<void> =>
    withOutcome('restore', ports, async () => {
      if ('restored' in task) return task.restored;
      const passphrase = task.passphrase && ports.sealing.open(task.passphrase);
      const source = await unlockSource(await ports.backups.open(task.id), passphrase || undefined);
      await createBackup('restore', ports);
      const onReplaced = async (tx: Tx, { secrets }: Restored) => {
        await tx.db.deleteFrom('job').where('id', '=', job).execute();
        await queueRestore(tx, { restored: secrets });
      };
      const options = { isReplacing: true, actor: task.actor, onReplaced };
      return (await restoreBackup(source, options, ports)).secrets;
    });

/** Backs the site up before it changes as a whole. It's restored in a test afterwards. */
export async function backUpFirst(reason: BackupReason, ports: BackupPorts): Promise<void> {
  const id = await createBackup(reason, ports);
  await ports.store.transaction((tx) => queueBackup(tx, { prove: id }), systemActor('backup'));
}

const HOUR = 3_600_000;
const PERIODS = { daily: 24 * HOUR, weekly: 7 * 24 * HOUR } as const;

async function isDue({ backups, store, clock }: BackupPorts): Promise<boolean> {
  const { frequency } = await readBackupSettings(store);
  if (frequency === 'off') return false;
  const latest = (await backupSummaries(backups)).find(({ about }) => about?.reason === 'schedule');
  // It began some minutes after its hour.
  return !latest || clock() - Date.parse(latest.created) > PERIODS[frequency] - HOUR / 2;
}

/** Looks once an hour whether a backup is due. */
export const createBackupClock = (ports: BackupPorts) => async (): Promise<void> => {
  const reason = (await isDue(ports)) ? 'schedule' : null;
  await ports.store.transaction(async (tx) => {
    if (reason) await queueBackup(tx, { reason });
    await scheduleBackupClock(tx);
  });
};

/** Unless it waits already. */
export const scheduleBackupClock = (tx: Tx): Promise<void> =>
  enqueueOnce(tx, {
    ...{ kind: BACKUP_CLOCK_JOB, key: BACKUP_CLOCK_JOB, payload: {} },
    due: tx.now + HOUR,
  });
