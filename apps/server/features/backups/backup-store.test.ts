import { existsSync, mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { afterUse } from '../../testing/after-use.ts';
import { createBackupStore } from './backup-store.ts';

const HOUR = 3_600_000;

test('contents of a backup that is still being made are kept', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-store-'));
  afterUse(() => rmSync(folder, { recursive: true, force: true }));
  const backups = createBackupStore(folder);
  const { sha256 } = await backups.addContent(Readable.from([Buffer.from('content')]));
  const path = backups.contentFile(sha256);
  const now = Date.now();
  const age = (hours: number) => {
    const then = new Date(now - hours * HOUR);
    utimesSync(path, then, then);
  };
  age(11);
  await backups.sweep(now);
  expect(existsSync(path)).toBe(true);
  age(13);
  await backups.sweep(now);
  expect(existsSync(path)).toBe(false);
});
