import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { CLIENTS } from '../../packages/widgets/registry/clients.gen.ts';
import { root } from './root.ts';

const brotliSize = async (path: string): Promise<number> => {
  const { outputFiles } = await build({
    ...{ entryPoints: [root + path], bundle: true, minify: true, format: 'esm', write: false },
    target: 'es2022',
  });
  return brotliCompressSync(outputFiles[0]?.contents ?? '').length;
};

test('the fallback of scroll effects is at most 1 KB', async () => {
  expect(await brotliSize('packages/widgets/kit/scroll-effect.client.ts')).toBeLessThan(1024);
});

test('the script of each widget is at most 3 KB, and all of them at most 15 KB', async () => {
  const sizes = await Promise.all(
    Object.entries(CLIENTS).map(async ([name, path]) => ({ name, size: await brotliSize(path) })),
  );
  expect(sizes.filter(({ size }) => size > 3 * 1024)).toEqual([]);
  const all = sizes.reduce((sum, { size }) => sum + size, 0);
  expect(all).toBeGreaterThan(1024);
  expect(all).toBeLessThan(15 * 1024);
});
