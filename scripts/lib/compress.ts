import { readdir, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

const PARAMS = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };

/**
 * Writes `x.br` and `x.gz` for every text file `x` in a folder, for servers that send precompressed
 * files.
 */
export async function compressAssets(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => /\.(?:js|css|svg)$/.test(name));
  await Promise.all(
    names.map(async (name) => {
      const bytes = await readFile(folder + name);
      await writeFile(`${folder}${name}.br`, await brotli(bytes, { params: PARAMS }));
      await writeFile(`${folder}${name}.gz`, await gzipAsync(bytes, { level: 9 }));
    }),
  );
}
