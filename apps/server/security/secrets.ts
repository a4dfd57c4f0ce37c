import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Reader, Tx } from '../storage/database/store.ts';
import { deriveKey } from './signing.ts';

/**
 * Passwords for other services, which can't be hashed because they are read again. They are
 * encrypted with the data folder's key and bound to their name, so a copy of the database alone
 * doesn't reveal them.
 */
export type Secrets = {
  readonly read: (db: Reader, name: string) => Promise<string | null>;
  /** An empty text deletes the secret. */
  readonly write: (tx: Tx, name: string, text: string) => Promise<void>;
  readonly isSet: (db: Reader, name: string) => Promise<boolean>;
};

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const find = (db: Reader, name: string) =>
  db.selectFrom('secret').select('sealed').where('name', '=', name).executeTakeFirst();

/** Needs no key, because nothing is decrypted. */
export const isSecretSet = async (db: Reader, name: string): Promise<boolean> =>
  (await find(db, name)) !== undefined;

export function createSecrets(folderKey: Buffer): Secrets {
  const key = deriveKey(folderKey, 'secrets');
  const seal = (name: string, text: string): string => {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(name));
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64');
  };
  const open = (name: string, sealed: string): string => {
    const bytes = Buffer.from(sealed, 'base64');
    const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES))
      .setAAD(Buffer.from(name))
      .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const body = bytes.subarray(NONCE_BYTES + TAG_BYTES);
    return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
  };
  return {
    read: async (db, name) => {
      const row = await find(db, name);
      return row ? open(name, row.sealed) : null;
    },
    isSet: isSecretSet,
    write: async ({ db }, name, text) => {
      if (text === '') {
        await db.deleteFrom('secret').where('name', '=', name).execute();
        return;
      }
      const sealed = seal(name, text);
      await db
        .insertInto('secret')
        .values({ name, sealed })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ sealed }))
        .execute();
    },
  };
}
