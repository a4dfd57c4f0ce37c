import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { afterUse } from '../../../testing/after-use.ts';
import { PROGRAM } from '../../../testing/release.ts';
import { startVersion } from './version-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'plinth-version-'));
afterUse(() => rmSync(folder, { recursive: true, force: true }));

function version(start: string, readyMs: number) {
  for (const [path, text] of Object.entries({ ...PROGRAM, 'start.mjs': start })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  chmodSync(join(folder, 'node/bin/node'), 0o755);
  return startVersion({ version: folder, install: folder, data: folder, environment: {}, readyMs });
}

test('a version that never listens is ended, and said to be too slow', async () => {
  const started = version(
    `process.on('SIGTERM', () => process.exit(0)); setInterval(() => {}, 50)`,
    400,
  );
  await expect(started).rejects.toMatchObject({
    ...{ key: 'REHEARSAL_NOT_READY', details: { seconds: 0.4 } },
  });
});

test('one that cannot start says why', async () => {
  await expect(version(`throw new Error('a module is missing')`, 60_000)).rejects.toMatchObject({
    key: 'REHEARSAL_ENDED',
    details: { reason: expect.stringContaining('a module is missing') },
  });
});

test('it gets nothing that leads out of the copy', async () => {
  const told = `const { PLINTH_STORAGE, PLINTH_HUB, PLINTH_REHEARSAL, HOST, PLINTH_DATA } = process.env;
    process.send({ type: 'listening', url: JSON.stringify([PLINTH_STORAGE, PLINTH_HUB, PLINTH_REHEARSAL, HOST, PLINTH_DATA]) });
    setInterval(() => {}, 50)`;
  const server = await version(told, 60_000);
  await server.stop();
  expect(JSON.parse(server.url)).toEqual(['', '', '1', '127.0.0.1', folder]);
});
