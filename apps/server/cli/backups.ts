import type { BackupProof } from '@plinth/contract';
import { type AppContext, createAppContext } from '../app-context.ts';
import { createBackupPorts } from '../backup-ports.ts';
import { createBackup } from '../features/backups/create-backup.ts';
import type { BackupPorts } from '../features/backups/ports.ts';
import { proveBackup } from '../features/backups/proof.ts';
import { restoreBackup } from '../features/backups/restore-backup.ts';
import { openSiteFile, requireProof, writeSiteFile } from '../features/backups/site-file.ts';
import { systemActor } from '../storage/database/actor.ts';
import { hasOwner } from '../storage/database/open-store.ts';
import { StartupError } from '../storage/errors.ts';
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

/** To a file, or to the folder of backups. */
export const backUp = (command: CommandContext, file: string | undefined): Promise<void> =>
  withBackups(command, async (ports, context) => {
    await requireSite(context);
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

export const restore = (
  command: CommandContext,
  name: string,
  isReplacing: boolean,
): Promise<void> =>
  withBackups(command, async (ports, { store }) => {
    const source = await openSiteFile(name, ports.backups);
    try {
      if (isReplacing && (await hasOwner(store))) {
        const id = await createBackup('restore', ports);
        console.log(`The site so far is backed up as ${id}.`);
      }
      const actor = systemActor('restore');
      const { secrets } = await restoreBackup(source, { isReplacing, actor }, ports);
      console.log(`The site of ${source.manifest.created} is restored.`);
      if (secrets.length > 0) {
        console.log(`Enter again, because backups have no secrets: ${secrets.join(', ')}.`);
      }
    } finally {
      source.close();
    }
  });
