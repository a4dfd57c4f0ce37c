import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { compressAssets } from './compress.ts';

test('every text file gets compressed copies, compressed files do not', async () => {
  const folder = `${mkdtempSync(join(tmpdir(), 'plinth-assets-'))}/`;
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const code = 'export const words = "the same again";\n'.repeat(50);
  for (const name of ['a.js', 'b.css', 'c.woff2']) writeFileSync(folder + name, code);
  await compressAssets(folder);
  expect(readdirSync(folder).sort()).toEqual(
    ['a.js', 'a.js.br', 'a.js.gz', 'b.css', 'b.css.br', 'b.css.gz', 'c.woff2'].sort(),
  );
  expect(brotliDecompressSync(readFileSync(`${folder}a.js.br`)).toString()).toBe(code);
  expect(gunzipSync(readFileSync(`${folder}b.css.gz`)).toString()).toBe(code);
});
