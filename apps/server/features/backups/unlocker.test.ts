import { expect, test } from 'vitest';
import { createLimits } from '../../security/limits.ts';
import { testStore } from '../../testing/stores.ts';
import type { BackupSource } from './backup-source.ts';
import { newBackupKey } from './encryption.ts';
import {
  type NewManifest,
  readManifest,
  signManifest,
  writeManifest,
  writeSeal,
} from './manifest.ts';
import { createUnlocker, PASSPHRASE_LIMIT } from './unlocker.ts';

const PASSPHRASE = 'seven gray herons at noon';
const SESSION = { id: 7 };
const NAME = `backup_passphrase session ${SESSION.id}`;

const MANIFEST: NewManifest = {
  ...{ version: '1.0.0', created: '2026-11-29T09:50:37.000Z', reason: 'manual' },
  ...{ database: 'sqlite', migrations: [], tables: [], files: [], secrets: [], missing: [] },
  ...{ data: { size: 0, text_size: 0, sha256: '0'.repeat(64) }, page_sha256: null },
};

async function encryptedSource(): Promise<BackupSource> {
  const text = writeManifest(signManifest(MANIFEST, await newBackupKey(PASSPHRASE)));
  const path = 'encrypted';
  const unread = () => Promise.reject(new Error('only the manifest is read'));
  return {
    ...{ path, manifest: readManifest({ text, seal: writeSeal(text), path }) },
    ...{ openData: unread, openContent: unread, close: () => undefined },
  };
}

test('only wrong passphrases count, and no more of them are tried than the limit allows', async () => {
  const limits = createLimits({ store: await testStore('sqlite'), clock: Date.now });
  const unlock = createUnlocker({ limits });
  const source = await encryptedSource();
  const open = (passphrase: string) => unlock(source, { passphrase, session: SESSION });
  await expect(open('not the passphrase')).rejects.toMatchObject({ key: 'WRONG_PASSPHRASE' });
  expect((await open(PASSPHRASE)).key).toBeDefined();
  expect(await limits.take(NAME, PASSPHRASE_LIMIT)).toBe(PASSPHRASE_LIMIT.calls - 2);
  for (let left = PASSPHRASE_LIMIT.calls - 2; left > 0; left -= 1)
    await limits.take(NAME, PASSPHRASE_LIMIT);
  await expect(open('another one')).rejects.toMatchObject({ type: 'RATE_LIMITED' });
  // The last key is known.
  expect((await open(PASSPHRASE)).key).toBeDefined();
});
