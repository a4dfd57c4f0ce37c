import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openS3Objects, type S3Objects } from '../../storage/files/s3-objects.ts';
import { startS3 } from '../../testing/s3.ts';
import { storeBackup } from '../../testing/stored-backup.ts';
import { createBackupStore } from './backup-store.ts';
import { copyToRemote } from './copy-to-remote.ts';
import { sha256 } from './manifest.ts';
import { remoteIds } from './remote.ts';

const folder = mkdtempSync(join(tmpdir(), 'plinth-copies-'));
const s3 = await startS3(join(folder, 's3'));
afterAll(async () => {
  await s3.close();
  rmSync(folder, { recursive: true, force: true });
});

const CONFIG = {
  ...{ endpoint: `${s3.endpoint}/media`, region: 'us-east-1' },
  ...{ accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
};
const remoteAt = (prefix: string): S3Objects => openS3Objects({ ...CONFIG, prefix: `${prefix}/` });
const emptyBackups = () => createBackupStore(mkdtempSync(join(folder, 'backups-')));

type Stored = { readonly folder: string; readonly id: string; readonly content: string };

const DAY = 86_400_000;
const NOW = Date.now();

test.each([
  [
    'manifest.json',
    ({ folder, id }: Stored) => writeFileSync(join(folder, id, 'manifest.json'), ''),
  ],
  ['data.jsonl.gz', ({ folder, id }: Stored) => rmSync(join(folder, id, 'data.jsonl.gz'))],
  ['.txt', ({ content }: Stored) => rmSync(content)],
])(
  'a backup whose %s is damaged is reported, and the others are still copied',
  async (part, damage) => {
    const remote = remoteAt(`damaged-${part}`);
    const backups = emptyBackups();
    const first = await storeBackup(backups, { contents: ['one'], at: NOW - 2 * DAY });
    const broken = await storeBackup(backups, { contents: ['two'], at: NOW - DAY });
    const last = await storeBackup(backups, { contents: ['three'], at: NOW });
    const content = backups.contentFile(sha256('two'));
    damage({ folder: backups.folder, id: broken, content });
    await expect(copyToRemote(remote, backups)).rejects.toMatchObject({
      ...{ key: 'DAMAGED', mayPass: false, details: { part: expect.stringContaining(part) } },
    });
    expect(await remoteIds(remote)).toEqual([first, last]);
    await backups.remove(broken);
    await copyToRemote(remote, backups);
  },
);

test('contents are listed once for all copies, and only if there is something to copy', async () => {
  const remote = remoteAt('listed');
  const backups = emptyBackups();
  for (const content of ['one', 'two'])
    await storeBackup(backups, { contents: [content], at: NOW });
  const listed: string[] = [];
  const counted: S3Objects = {
    ...remote,
    list: (prefix = '') => {
      listed.push(prefix);
      return remote.list(prefix);
    },
  };
  await copyToRemote(counted, backups);
  expect(listed).toEqual(['2', 'contents/']);
  await copyToRemote(counted, backups);
  expect(listed).toEqual(['2', 'contents/', '2']);
});
