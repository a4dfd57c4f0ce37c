import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { RELEASE_PLATFORMS } from '../../packages/contract/releases.ts';
import { root } from '../lib/root.ts';
import { importedPackages, packageFolders } from './packages.ts';
import { installedRuntimes } from './platforms.ts';

const server = `${root}apps/server/dist`;

test('the packages that a file imports, at any time', async () => {
  const names = await importedPackages([`${root}apps/server/http/rpc-route.ts`]);
  expect(names).toContain('@fastify/multipart');
  expect([...names].filter((name) => name.startsWith('node:'))).toEqual([]);
});

test('packages come with what they need, and only for the platform', () => {
  const [runtime] = installedRuntimes();
  if (!runtime) throw new Error('the pinned Node is not installed');
  const names = packageFolders(['fastify', 'sharp'], server, runtime.platform).map((folder) =>
    basename(folder),
  );
  expect(names).toEqual(
    expect.arrayContaining(['fastify', 'ajv', 'sharp', `sharp-${runtime.platform}`]),
  );
  expect(names).not.toContain('vitest');
  for (const other of RELEASE_PLATFORMS.filter((one) => one !== runtime.platform)) {
    expect(() => packageFolders(['sharp'], server, other)).toThrow(`sharp for ${other}`);
  }
});

test('a package that is not installed is named', () => {
  expect(() => packageFolders(['no-such-package'], server, 'linux-x64')).toThrow('no-such-package');
});
