import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { createLogger } from '../../logging.ts';
import { openMediaFiles } from '../../storage/files/open-files.ts';
import { getRecord } from '../../storage/records/records.ts';
import { storeMedia } from '../../testing/media.ts';
import { DATABASES, testFolder, testStore } from '../../testing/stores.ts';
import type { ImageProcessor } from './images/image-processor.ts';
import { downloadToStaging } from './local-file.ts';
import { createMeasureJob, MEASURE_JOB } from './measure-job.ts';
import { restoreFile } from './restore-file.ts';

describe.each(DATABASES)('the metadata of large recordings on %s', async (kind) => {
  const store = await testStore(kind);
  const { path } = await testFolder('sqlite');
  const mediaFiles = openMediaFiles({ folder: path, address: undefined, environment: {} });

  test('is left out once reading it fails for the last time', async () => {
    const id = await storeMedia(store, 'video', { is_ready: false });
    const { file_key } = await getRecord(store.read, 'media', id);
    const measure = createMeasureJob({
      ...{ store, mediaFiles, log: createLogger('silent') },
      backgroundImages: {
        measure: () => Promise.reject(new Error('the disk fails')),
      } as Partial<ImageProcessor> as ImageProcessor,
    });
    await expect(measure({ id, file_key }, { attempts: 8 })).rejects.toThrow('the disk fails');
    expect(await getRecord(store.read, 'media', id)).toMatchObject({ is_ready: false });
    await measure({ id, file_key }, { attempts: 9 });
    expect(await getRecord(store.read, 'media', id)).toMatchObject({
      ...{ is_ready: true, duration: null },
    });
  });

  test('is read again after a restore', async () => {
    const id = await storeMedia(store, 'video', { is_ready: false });
    const record = await getRecord(store.read, 'media', id);
    await store.transaction((tx) => restoreFile(tx, { record, kind }));
    const jobs = await store.read
      .selectFrom('job')
      .select('key')
      .where('kind', '=', MEASURE_JOB)
      .execute();
    expect(jobs).toEqual([{ key: record.file_key }]);
  });
});

test('a download that breaks off leaves no file', async () => {
  const { path } = await testFolder('sqlite');
  const files = openMediaFiles({ folder: path, address: undefined, environment: {} });
  const staged = () => readdirSync(join(path, 'uploads', '.incoming'));
  const download = (stream: Readable) =>
    downloadToStaging('film.mp4', {
      ...files,
      store: { ...files.store, open: async () => ({ stream, size: 10 }) as never },
    });
  mkdirSync(join(path, 'uploads', '.incoming'), { recursive: true });
  const breaking = Readable.from(
    (async function* () {
      yield 'half';
      throw new Error('the connection broke');
    })(),
  );
  await expect(download(breaking)).rejects.toThrow('the connection broke');
  expect(staged()).toEqual([]);
  const whole = await download(Readable.from(['whole']));
  expect(readFileSync(whole ?? '', 'utf8')).toBe('whole');
});
