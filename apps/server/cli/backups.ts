import type { BackupProof } from '@plinth/contract';
import { type AppContext, createAppContext } from '../app-context.ts';
import { createBackupPorts } from '../backup-ports.ts';
import type { Environment } from '../config.ts';
import { unlockSource } from '../features/backups/backup-source.ts';
import { createBackup } from '../features/backups/create-backup.ts';
import { fetchFromRemote } from '../features/backups/fetch-from-remote.ts';
import type { BackupPorts } from '../features/backups/ports.ts';
import { proveBackup } from '../features/backups/proof.ts';
import { keyFor } from '../features/backups/read-key.ts';
import { remoteIds } from '../features/backups/remote.ts';
import { restoreBackup } from '../features/backups/restore-backup.ts';
import { openSiteFile, requireProof, writeSiteFile } from '../features/backups/site-file.ts';
import { systemActor } from '../storage/database/actor.ts';
import { hasOwner } from '../storage/database/open-store.ts';
import { StartupError } from '../storage/errors.ts';
import { readS3Config } from '../storage/files/s3-config.ts';
import { openS3Objects } from '../storage/files/s3-objects.ts';
import type { CommandContext } from './start.ts';

async function withBackups(
  command: CommandContext,
  work: (ports: BackupPorts, context: AppContext) => Promise<void>,
): Promise<void> {
  const context = await createAppContext(command);
  try {
    await work(createBackupPorts(context), context);
  } finally {
    await context.store.close();
  }
}

async function requireSite({ store }: AppContext): Promise<void> {
  if (!(await hasOwner(store))) {
    throw new StartupError('There is no site yet. Start the server and open the setup link.');
  }
}

const PROVEN = 'It was restored in a test: all files, records, and the home page are the same.';

const proven = ({ part }: BackupProof): string =>
  part === '' ? PROVEN : `${PROVEN}\nThe site itself has lost a file: ${part}.`;

export type BackUpOptions = {
  readonly file: string | undefined;
  /** Encrypts the backup with it. Undefined: as the site's settings say. */
  readonly passphrase: string | undefined;
};

/** To a file, or to the folder of backups. */
export const backUp = (
  command: CommandContext,
  { file, passphrase }: BackUpOptions,
): Promise<void> =>
  withBackups(command, async (given, context) => {
    await requireSite(context);
    const key = passphrase === undefined ? undefined : await keyFor(passphrase, given.backups);
    const ports = key ? { ...given, readKey: async () => key } : given;
    if (file !== undefined) {
      const { path, proof } = await writeSiteFile(
        file.endsWith('.plinth') ? file : `${file}.plinth`,
        ports,
      );
      console.log(`The site is backed up in ${path}.\n${proven(proof)}`);
      return;
    }
    const id = await createBackup('manual', ports);
    const path = `${ports.backups.folder}/${id}`;
    const proof = await proveBackup(id, ports);
    requireProof(path, proof);
    console.log(
      `The site is backed up in ${path}.\n${proven(proof)}\nRestore it with "npx plinth restore ${id}".`,
    );
  });

export const exportSite = (command: CommandContext, folder: string): Promise<void> =>
  withBackups(command, async (ports, context) => {
    await requireSite(context);
    const { path, proof } = await writeSiteFile(folder, ports);
    console.log(`The site is in ${path}.\n${proven(proof)}`);
  });

type Wanted = Pick<RestoreCommand, 'id' | 'environment'> & {
  readonly mustBeEncrypted: boolean;
  readonly ports: BackupPorts;
};

/** Brings a backup from an S3-compatible store into the folder of backups. Returns its id. */
async function fetchFrom(
  address: string,
  { id, environment, mustBeEncrypted, ports }: Wanted,
): Promise<string> {
  const config = readS3Config(address, environment, 'The address of the store');
  const remote = openS3Objects(config);
  const wanted = id ?? (await remoteIds(remote)).at(-1);
  if (wanted === undefined) throw new StartupError(`There is no backup in ${address}.`);
  await fetchFromRemote(remote, { id: wanted, mustBeEncrypted }, ports.backups);
  console.log(`The backup ${wanted} is in ${ports.backups.folder} now.`);
  return wanted;
}

export type RestoreCommand = {
  readonly isReplacing: boolean;
  /** With the keys of the store. */
  readonly environment: Environment;
  /** Of a backup in an S3-compatible store. Undefined: the newest. */
  readonly id: string | undefined;
  /** A plain backup is refused if there is one. */
  readonly givenPassphrase: string | undefined;
  /** Called for an encrypted backup. */
  readonly askPassphrase: () => Promise<string>;
};

export const restore = (
  command: CommandContext,
  name: string,
  { isReplacing, id, environment, givenPassphrase, askPassphrase }: RestoreCommand,
): Promise<void> =>
  withBackups(command, async (ports, { store }) => {
    const wanted = { id, environment, mustBeEncrypted: givenPassphrase !== undefined, ports };
    const local = name.startsWith('s3://') ? await fetchFrom(name, wanted) : name;
    const stored = await openSiteFile(local, ports.backups);
    try {
      const isEncrypted = stored.manifest.encryption !== undefined;
      const source = await unlockSource(
        stored,
        isEncrypted ? await askPassphrase() : givenPassphrase,
      );
      if (isReplacing && (await hasOwner(store))) {
        const former = await createBackup('restore', ports);
        console.log(`The site so far is backed up as ${former}.`);
      }
      const actor = systemActor('restore');
      const { secrets } = await restoreBackup(source, { isReplacing, actor }, ports);
      console.log(`The site of ${source.manifest.created} is restored.`);
      if (secrets.length > 0) {
        console.log(`Enter again, because backups have no secrets: ${secrets.join(', ')}.`);
      }
    } finally {
      stored.close();
    }
  });
