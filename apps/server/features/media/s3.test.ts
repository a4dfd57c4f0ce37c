import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startS3 } from '../../testing/s3.ts';
import { sampleImage } from '../../testing/sample-image.ts';
import { testServer } from '../../testing/server.ts';
import { uploader } from '../../testing/upload-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'plinth-s3-'));
const s3 = await startS3(folder);
Object.assign(process.env, s3.environment);
afterAll(async () => {
  for (const name of Object.keys(s3.environment)) delete process.env[name];
  await s3.close();
  rmSync(folder, { recursive: true });
});

test('an S3 store works like the data folder', async () => {
  const environment = { PLINTH_STORAGE: `s3://media/site?endpoint=${s3.endpoint}` };
  const server = await testServer('sqlite', { environment });
  const owner = await server.owner();
  const bytes = await sampleImage(700, 300).png().toBuffer();
  const media = await uploader(owner)(bytes, 'a.png');
  const load = async (path: string, headers = {}) => {
    const response = await owner.fetch(path, { headers });
    return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
  };
  expect((await load(media.url)).bytes.equals(bytes)).toBe(true);
  expect(await load(media.url, { range: 'bytes=1-3' })).toEqual({
    status: 206,
    bytes: bytes.subarray(1, 4),
  });
  expect((await load(media.thumbnails.small ?? '')).status).toBe(200);
  const count = async () =>
    (await owner.client.MediaService.get({ id: media.id })).renditions.length;
  await expect.poll(count, { timeout: 20_000 }).toBe(4);

  const uploads = join(server.context.config.data, 'uploads');
  expect(readdirSync(uploads)).toEqual(['.incoming']);
  // Temporary files are deleted soon after the record is stored.
  await expect.poll(() => readdirSync(join(uploads, '.incoming'))).toEqual([]);
  await owner.client.MediaService.delete({ ids: [media.id] });
  expect((await load(media.url)).status).toBe(404);
  for await (const { key } of server.context.mediaFiles.store.list()) expect(key).toBe('nothing');
});
