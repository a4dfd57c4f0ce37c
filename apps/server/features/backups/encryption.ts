import { createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { z } from 'zod';

/** How the key of encrypted backups is derived from the passphrase. About 0.5 s and 128 MB. */
const KDF = 'scrypt-131072-8-1';
const COST = { N: 131_072, r: 8, p: 1, maxmem: 192 * 1024 * 1024 };
const KEY_BYTES = 32;
const SALT_BYTES = 16;

const derive = promisify<string, Buffer, number, typeof COST, Buffer>(scrypt);

const Hex = (bytes: number) => z.string().regex(new RegExp(`^[0-9a-f]{${bytes * 2}}$`));

/** What a backup says about its encryption. */
export const Encryption = z.strictObject({
  kdf: z.literal(KDF),
  salt: Hex(SALT_BYTES),
  /** Tells a wrong passphrase from a damaged backup. */
  check: Hex(KEY_BYTES),
  /** Of the manifest: only who knows the passphrase can make another one. */
  mac: Hex(KEY_BYTES),
});
export type Encryption = z.output<typeof Encryption>;
export type KeyHeader = Omit<Encryption, 'mac'>;

export type BackupKey = {
  readonly header: KeyHeader;
  /** Encrypts the contents. */
  readonly secret: Buffer;
  /** What the manifest says instead of the hash of a plain content, which would give it away. */
  readonly fingerprint: (sha256: string) => string;
  readonly mac: (text: string) => string;
};

function keyFrom(root: Buffer, salt: string): BackupKey {
  const own = (purpose: string) => createHmac('sha256', root).update(purpose).digest();
  const hex = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest('hex');
  const [names, macs] = [own('names'), own('macs')];
  return {
    header: { kdf: KDF, salt, check: hex(own('check'), salt) },
    secret: own('contents'),
    fingerprint: (sha256) => hex(names, sha256),
    mac: (text) => hex(macs, text),
  };
}

const deriveFrom = async (passphrase: string, salt: string): Promise<BackupKey> =>
  keyFrom(
    await derive(passphrase.normalize('NFC'), Buffer.from(salt, 'hex'), KEY_BYTES, COST),
    salt,
  );

/** A key for backups of this passphrase. */
export const newBackupKey = (passphrase: string): Promise<BackupKey> =>
  deriveFrom(passphrase, randomBytes(SALT_BYTES).toString('hex'));

/** The key of an encrypted backup. Null if the passphrase is wrong. */
export async function openBackupKey(
  { salt, check }: KeyHeader,
  passphrase: string,
): Promise<BackupKey | null> {
  const key = await deriveFrom(passphrase, salt);
  return timingSafeEqual(Buffer.from(key.header.check), Buffer.from(check)) ? key : null;
}
