import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
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
