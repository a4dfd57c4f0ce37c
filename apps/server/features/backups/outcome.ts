import { type BackupOutcome, backupOutcome } from '@plinth/contract';
import { StorageFull, toStoreError } from '../../storage/errors.ts';
import type { BackupStore } from './backup-store.ts';
import type { BackupPorts } from './ports.ts';
import { BackupProblem } from './problems.ts';

const NOTE = 'outcome.json';

/** How the last backup or restore ended. It outlives the records, which a restore replaces. */
export async function readOutcome(backups: BackupStore): Promise<BackupOutcome | null> {
  const note = await backups.readNote('.', NOTE);
  try {
    return note === undefined ? null : backupOutcome.parse(JSON.parse(note));
  } catch {
    return null;
  }
}

type Failure = Pick<BackupOutcome, 'problem' | 'details'>;

/** Undefined for failures that may pass, such as of the database. */
function failureOf(error: unknown): Failure | undefined {
  if (error instanceof BackupProblem) {
    const { path: _, ...details } = error.details;
    return { problem: error.key, details };
  }
  const isFull = toStoreError(error) instanceof StorageFull;
  return isFull ? { problem: 'DISK_FULL', details: {} } : undefined;
}

/**
 * Does a task and keeps how it ended. What the owner has to mend isn't tried again; rejects with
 * everything else, for another attempt. A store that doesn't answer is told and tried again.
 */
export async function withOutcome(
  task: BackupOutcome['task'],
  { backups, clock }: Pick<BackupPorts, 'backups' | 'clock'>,
  work: () => Promise<readonly string[]>,
): Promise<void> {
  const write = (outcome: Omit<BackupOutcome, 'task' | 'at'>) => {
    const at = new Date(clock()).toISOString();
    return backups.writeNote('.', NOTE, JSON.stringify({ task, at, ...outcome }));
  };
  try {
    const secrets = [...(await work())];
    // A copy that succeeded takes only the place of one that failed.
    if (task === 'copy' && (await readOutcome(backups))?.task !== 'copy') return;
    await write({ problem: null, details: {}, secrets });
  } catch (error) {
    const failure = failureOf(error);
    if (!failure) throw error;
    // A full disk may have no space for this either.
    await write({ ...failure, secrets: [] }).catch(() => undefined);
    if (error instanceof BackupProblem && error.mayPass) throw error;
  }
}
