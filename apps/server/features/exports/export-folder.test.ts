import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { afterUse } from '../../testing/after-use.ts';
import { withNewFolder } from './export-folder.ts';

const open = () => {
  const parent = mkdtempSync(join(tmpdir(), 'plinth-export-'));
  afterUse(() => rmSync(parent, { recursive: true, force: true }));
  return { parent, target: join(parent, 'site') };
};

const fill = (folder: string) => writeFile(join(folder, 'index.html'), 'new');

describe.each([true, false])('a folder (there and empty: %s)', (isThere) => {
  const prepare = () => {
    const { parent, target } = open();
    if (isThere) mkdirSync(target);
    return { parent, target };
  };

  test('is filled', async () => {
    const { parent, target } = prepare();
    await withNewFolder(target, fill);
    expect(readdirSync(parent)).toEqual(['site']);
    expect(readdirSync(target)).toEqual(['index.html']);
  });

  test('keeps what appeared in it meanwhile', async () => {
    const { parent, target } = prepare();
    const work = async (folder: string) => {
      await fill(folder);
      mkdirSync(target, { recursive: true });
      writeFileSync(join(target, 'index.html'), 'other');
    };
    await expect(withNewFolder(target, work)).rejects.toMatchObject({ key: 'EXISTS' });
    expect(readdirSync(parent)).toEqual(['site']);
    expect(readdirSync(target)).toEqual(['index.html']);
    expect(readFileSync(join(target, 'index.html'), 'utf8')).toBe('other');
  });

  test('is as before if the work fails', async () => {
    const { parent, target } = prepare();
    const work = async (folder: string) => {
      await fill(folder);
      throw new Error('no luck');
    };
    await expect(withNewFolder(target, work)).rejects.toThrow('no luck');
    expect(readdirSync(parent)).toEqual(isThere ? ['site'] : []);
    if (isThere) expect(readdirSync(target)).toEqual([]);
  });
});

test('an empty folder stays the same one, which may be where a disk is mounted', async () => {
  const { target } = open();
  mkdirSync(target);
  const { ino } = statSync(target);
  await withNewFolder(target, fill);
  expect(statSync(target).ino).toBe(ino);
});

test('a file is no folder', async () => {
  const { target } = open();
  writeFileSync(target, 'other');
  await expect(withNewFolder(target, fill)).rejects.toMatchObject({ key: 'EXISTS' });
});
