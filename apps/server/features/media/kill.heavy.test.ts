import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openStore } from '../../storage/database/open-store.ts';
import { openMediaFiles } from '../../storage/files/open-files.ts';
import { openDataFolder } from '../../storage/folders/data-folder.ts';
import { fromRow } from '../../storage/records/records.ts';
import { bundledScript } from '../../testing/bundled-script.ts';
import { DATABASES, testFolder } from '../../testing/stores.ts';
import { keysOf } from './media-record.ts';
import { sweepMedia } from './sweep.ts';

const SCRIPT = await bundledScript('upload-and-die');
const MAX_STEPS = 40;

describe.concurrent.each(DATABASES)('a killed upload on %s', async (kind) => {
  const { path, config } = await testFolder(kind);
  const ports = { clock: Date.now, onError: () => undefined };
  const mediaFiles = openMediaFiles({ folder: path, address: undefined, environment: {} });
  const run = async (step: number) => {
    const child = spawn(process.execPath, [SCRIPT, path, JSON.stringify(config), String(step)]);
    let complaints = '';
    child.stderr.on('data', (text) => {
      complaints += text;
    });
    const [status, signal] = await once(child, 'close');
    return { status, signal, complaints };
  };

  test('never leaves a record without files, and the next start removes files without a record', async () => {
    let step = 0;
    for (let isAlive = false; !isAlive; ) {
      step += 1;
      const { signal, status, complaints } = await run(step);
      isAlive = status === 0;
      expect([signal, complaints]).toEqual([isAlive ? null : 'SIGKILL', '']);
      expect(step).toBeLessThan(MAX_STEPS);

      const store = await openStore(config, openDataFolder(path), ports);
      const rows = await store.read.selectFrom('media').selectAll().execute();
      const held = rows.flatMap((row) => keysOf(fromRow('media', row)));
      for (const key of held) expect(await mediaFiles.store.size(key)).toBeGreaterThan(0);

      // With several machines, uploads of other processes count as abandoned after an hour.
      const attachments = mediaFiles.store;
      await sweepMedia({ store, mediaFiles, attachments }, Date.now() + 3_600_001);
      const remaining: string[] = [];
      for await (const { key } of mediaFiles.store.list()) remaining.push(key);
      expect(remaining.sort()).toEqual(held.sort());
      expect(readdirSync(join(path, 'uploads', '.incoming'))).toEqual([]);
      expect(await store.read.selectFrom('loose_file').selectAll().execute()).toEqual([]);
      await store.close();
    }
    expect(step).toBeGreaterThan(8);
  }, 240_000);
});
