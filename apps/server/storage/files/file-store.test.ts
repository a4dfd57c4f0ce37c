import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from 'vitest';
import { startS3 } from '../../testing/s3.ts';
import { type FileStore, newFileKey } from './file-store.ts';
import { openMediaFiles } from './open-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'plinth-files-'));
const s3 = await startS3(join(folder, 's3'));
afterAll(async () => {
  await s3.close();
  rmSync(folder, { recursive: true });
});

const { environment } = s3;
const bucket = `s3://media/sites/one?endpoint=${s3.endpoint}`;

const readAll = async (store: FileStore, key: string, range?: { start: number; end: number }) => {
  const file = await store.open(key, range);
  return file && { size: file.size, bytes: (await buffer(file.stream)).toString('latin1') };
};

const listAll = async (store: FileStore) => {
  const files = new Map<string, { size: number; modified: number }>();
  for await (const { key, ...file } of store.list()) files.set(key, file);
  return files;
};

describe.each([
  ['the data folder', undefined],
  ['an S3 store', bucket],
])('files on %s', (name, address) => {
  const home = join(folder, name.replaceAll(' ', '-'));
  const { store, staging } = openMediaFiles({ folder: home, address, environment });
  const incoming = join(home, 'uploads', '.incoming');

  test('are read as stored, in full and in part', async () => {
    const key = newFileKey('txt');
    await store.put(key, Readable.from(['0123', '456789']));
    expect(await store.size(key)).toBe(10);
    expect(await readAll(store, key)).toEqual({ size: 10, bytes: '0123456789' });
    expect(await readAll(store, key, { start: 2, end: 4 })).toEqual({ size: 10, bytes: '234' });
    expect(await readAll(store, key, { start: 9, end: 9 })).toEqual({ size: 10, bytes: '9' });
  });

  test('of many megabytes are read as stored', async () => {
    const key = newFileKey('bin');
    const path = staging.path();
    const bytes = Buffer.alloc(20_000_000, 'plinth ');
    writeFileSync(path, bytes);
    await store.moveIn(key, path);
    const file = await store.open(key);
    expect(file?.size).toBe(bytes.length);
    expect(file && bytes.equals(await buffer(file.stream))).toBe(true);
    expect(existsSync(path)).toBe(false);
    expect(readdirSync(incoming)).toEqual([]);
  });

  test('are listed until they are removed', async () => {
    const key = newFileKey('jpg');
    await store.put(key, new Uint8Array([1, 2, 3]));
    const listed = (await listAll(store)).get(key);
    expect(listed?.size).toBe(3);
    expect(listed?.modified).toBeGreaterThan(1.7e12);
    await store.remove(key);
    await store.remove(key);
    expect(await store.size(key)).toBeNull();
    expect(await store.open(key)).toBeNull();
    expect((await listAll(store)).has(key)).toBe(false);
  });

  test('cannot be accessed by a path', async () => {
    for (const key of ['../secret.key', 'ab/../../secret.key', '/etc/passwd', 'ab/cd.jpg', '']) {
      await expect((async () => store.open(key))()).rejects.toThrow('is not a file key');
    }
  });

  test('leave nothing behind when a write is aborted', async () => {
    const key = newFileKey('bin');
    const broken = Readable.from(
      (async function* () {
        yield 'half';
        throw new Error('the connection broke');
      })(),
    );
    await expect(store.put(key, broken)).rejects.toThrow();
    expect(await store.size(key)).toBeNull();
    expect(readdirSync(incoming)).toEqual([]);
  });
});

test('a staging sweep deletes old files', async () => {
  const { staging } = openMediaFiles({
    folder: join(folder, 'sweep'),
    address: undefined,
    environment,
  });
  const path = staging.path();
  writeFileSync(path, 'half an upload');
  await staging.sweep(Date.now() - 60_000);
  expect(existsSync(path)).toBe(true);
  await staging.sweep(Date.now() + 1000);
  expect(existsSync(path)).toBe(false);
});

test.each([
  ['ftp://media/', environment, 'ftp'],
  ['nonsense', environment, 'nonsense'],
  ['s3://media/?endpoint=localhost:9000', environment, 'endpoint'],
  ['s3://media/', {}, 'AWS_ACCESS_KEY_ID'],
])('the URL %s is rejected with a reason', (address, keys, reason) => {
  const open = () => openMediaFiles({ folder: join(folder, 'bad'), address, environment: keys });
  expect(open).toThrow(reason);
});
