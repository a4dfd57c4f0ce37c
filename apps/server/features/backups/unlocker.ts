import type { Limits } from '../../security/limits.ts';
import type { Session } from '../../security/sessions.ts';
import { type BackupSource, unlockSource, withKey } from './backup-source.ts';
import type { BackupKey } from './encryption.ts';

/** Wrong passphrases. Each one takes about 0.5 s and 128 MB. */
export const PASSPHRASE_LIMIT = { calls: 20, minutes: 15 };

export type Unlocking = {
  readonly passphrase: string | undefined;
  readonly session: Pick<Session, 'id'>;
};

type LastKey = { readonly salt: string; readonly passphrase: string; readonly key: BackupKey };

/** Remembers the last key: a list is asked for again and again while the owner searches. */
export function createUnlocker({ limits }: { readonly limits: Pick<Limits, 'take' | 'refund'> }) {
  let last: LastKey | null = null;
  return async (
    source: BackupSource,
    { passphrase, session }: Unlocking,
  ): Promise<BackupSource> => {
    const salt = source.manifest.encryption?.salt;
    if (!salt || !passphrase) return unlockSource(source, passphrase);
    if (last?.salt === salt && last.passphrase === passphrase) return withKey(source, last.key);
    const attempts = `backup_passphrase session ${session.id}`;
    await limits.take(attempts, PASSPHRASE_LIMIT);
    const unlocked = await unlockSource(source, passphrase);
    await limits.refund(attempts);
    if (unlocked.key) last = { salt, passphrase, key: unlocked.key };
    return unlocked;
  };
}
