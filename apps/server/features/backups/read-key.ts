import { backupSettings } from '@plinth/contract';
import type { Secrets } from '../../security/secrets.ts';
import { settingOf } from '../../settings/group-values.ts';
import type { Store } from '../../storage/database/store.ts';
import { readSetting } from '../../storage/records/stored-setting.ts';
import type { BackupStore } from './backup-store.ts';
import { type BackupKey, type KeyHeader, newBackupKey, openBackupKey } from './encryption.ts';
import { BackupProblem } from './problems.ts';

/** The name of the secret with the passphrase for new backups. */
const SECRET = 'backups.passphrase';

export type KeyReaderPorts = {
  readonly store: Store;
  readonly secrets: Pick<Secrets, 'read'>;
  readonly backups: BackupStore;
};

/** Of the newest encrypted backup. Backups with the same key share their contents. */
async function newestHeader(backups: BackupStore): Promise<KeyHeader | undefined> {
  for (const id of [...(await backups.ids())].reverse()) {
    const source = await backups.open(id).catch(() => null);
    if (source?.manifest.encryption) return source.manifest.encryption;
  }
  return undefined;
}

/** That of the newest encrypted backup, if it has this passphrase; otherwise a new one. */
export async function keyFor(passphrase: string, backups: BackupStore): Promise<BackupKey> {
  const header = await newestHeader(backups);
  return (header && (await openBackupKey(header, passphrase))) ?? newBackupKey(passphrase);
}

/**
 * Reads the key that encrypts new backups. Null: they aren't encrypted. Throws a `BackupProblem` if
 * they should be, but the passphrase is missing, as after another site was restored here.
 */
export function createKeyReader({ store, secrets, backups }: KeyReaderPorts) {
  let last: { readonly passphrase: string; readonly key: BackupKey } | undefined;
  return async (): Promise<BackupKey | null> => {
    const { is_encrypted } = (await readSetting(store.read, settingOf(backupSettings))).values;
    if (!is_encrypted) return null;
    const passphrase = await secrets.read(store.read, SECRET);
    if (passphrase === null) throw new BackupProblem('NO_PASSPHRASE');
    if (last?.passphrase !== passphrase) {
      last = { passphrase, key: await keyFor(passphrase, backups) };
    }
    return last.key;
  };
}
