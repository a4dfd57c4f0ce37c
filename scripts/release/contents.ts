import { readdirSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { projectFiles } from '../lib/files.ts';
import { PRODUCT_FLAGS } from '../lib/product-flags.ts';
import { root } from '../lib/root.ts';
import { importedPackages, packageFolders } from './packages.ts';
import type { Runtime } from './platforms.ts';

/** A file of an archive. `path` is relative to the folder of the version. */
export type Content = {
  readonly path: string;
  /** A path, or its bytes. */
  readonly from: string | Buffer;
  readonly isExecutable?: boolean;
};

const DIST = 'apps/server/dist';

/** Starts the version. The server finds the other files of the version next to itself. */
const START = `import { runCli } from './${DIST}/cli.mjs';\nawait runCli(process.argv.slice(2));\n`;

/** Files below a folder of the repository, relative to it. */
const filesIn = (folder: string): readonly string[] =>
  readdirSync(root + folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${relative(root, parentPath)}/${name}`.replaceAll('\\', '/'));

/** Built by tests, or of use only to who develops Plinth. */
const UNUSED = /\.map$|\/dist\/test-/;

/** What packages have besides the code that runs. Licenses stay. */
const UNUSED_IN_PACKAGE =
  /\.(?:map|ts|mts|cts|tsx|flow|markdown|md|tsbuildinfo)$|^(?:test|tests|benchmark|benchmarks|bench|example|examples)\//;

const fromRepository = (paths: readonly string[]): readonly Content[] =>
  paths.map((path) => ({ path, from: root + path }));

const json = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

async function packagesOf(runtime: Runtime): Promise<readonly Content[]> {
  const bundles = filesIn(DIST).filter((path) => path.endsWith('.mjs') && !UNUSED.test(path));
  const names = await importedPackages(bundles.map((path) => root + path));
  return packageFolders(names, root + DIST, runtime.platform).flatMap((folder) => {
    const path = relative(root, folder).replaceAll('\\', '/');
    return fromRepository(
      filesIn(path).filter((file) => {
        const inside = file.slice(path.length + 1);
        return !inside.startsWith('node_modules/') && !UNUSED_IN_PACKAGE.test(inside);
      }),
    );
  });
}

function runtimeFiles({ folder, program }: Runtime): readonly Content[] {
  return [
    { path: `node/${program}`, from: `${folder}/${program}`, isExecutable: true },
    { path: `node/LICENSE`, from: `${folder}/LICENSE` },
  ];
}

/** All files of a version, without the list of them. */
export async function versionContents(
  runtime: Runtime,
  version: string,
  keys: readonly string[],
): Promise<readonly Content[]> {
  const built = [...filesIn(DIST), ...filesIn('apps/panel/dist')];
  const shipped = projectFiles('blocks', 'themes', 'fonts').filter(
    (path) => !/\.(ts|md)$/.test(path),
  );
  return [
    ...fromRepository(built.filter((path) => !UNUSED.test(path))),
    ...fromRepository([...shipped, 'LICENSE']),
    ...(await packagesOf(runtime)),
    ...runtimeFiles(runtime),
    {
      path: 'package.json',
      from: json({ name: 'plinth', version, private: true, type: 'module' }),
    },
    { path: 'node-flags.json', from: json(PRODUCT_FLAGS) },
    { path: 'release-keys.json', from: json(keys) },
    { path: 'start.mjs', from: Buffer.from(START) },
  ];
}

export const launcherFolder: string = `${dirname(import.meta.filename)}/launchers/`;
