import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { afterUse } from '../../testing/after-use.ts';
import { createFileCache } from './file-cache.ts';

test('a file cache keeps the newest files', async () => {
  const home = mkdtempSync(join(tmpdir(), 'plinth-'));
  afterUse(() => rmSync(home, { recursive: true }));
  const folder = join(home, 'cache', 'images');
  const cache = createFileCache(folder, 2);
  expect(await cache.find('a')).toBeUndefined();
  for (const [at, hash] of ['c', 'b', 'a'].entries()) {
    await cache.add(hash, Buffer.from(hash));
    utimesSync(join(folder, hash), at, at);
  }
  expect(readdirSync(folder).sort()).toEqual(['a', 'b']);
  expect(await cache.find('c')).toBeUndefined();
  expect(await cache.find('a')).toEqual(Buffer.from('a'));
});
