import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import type { ReleasePlatform } from '../../packages/contract/releases.ts';

type Package = {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly os?: string | readonly string[];
  readonly cpu?: string | readonly string[];
};

const readPackage = (folder: string): Package =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Where Node finds a package that is imported in a folder. */
function findPackage(name: string, folder: string): string | undefined {
  const found = join(folder, 'node_modules', name);
  if (existsSync(join(found, 'package.json'))) return found;
  const parent = dirname(folder);
  return parent === folder ? undefined : findPackage(name, parent);
}

const packageName = (path: string): string =>
  path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');

/** Names of the packages that built files import. */
export async function importedPackages(files: readonly string[]): Promise<ReadonlySet<string>> {
  const { metafile } = await build({
    entryPoints: [...files],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    outdir: 'unused',
    write: false,
    metafile: true,
    logLevel: 'error',
  });
  const paths = Object.values(metafile.outputs).flatMap(({ imports }) =>
    imports.flatMap(({ path, external }) => (external ? path : [])),
  );
  return new Set(paths.filter((path) => !path.startsWith('node:')).map(packageName));
}

const allows = (allowed: string | readonly string[] | undefined, name: string): boolean =>
  allowed === undefined || [allowed].flat().includes(name);

const runsOn = ({ os, cpu }: Package, platform: ReleasePlatform): boolean => {
  const [system = '', processor = ''] = platform.split('-');
  return allows(os, system) && allows(cpu, processor);
};

/**
 * Folders of the packages and all that they need on a platform. Throws if one is missing, or if
 * none of the platform's native packages is there.
 */
export function packageFolders(
  names: Iterable<string>,
  from: string,
  platform: ReleasePlatform,
): readonly string[] {
  const folders = new Set<string>();
  const add = (name: string, folder: string): void => {
    const found = findPackage(name, folder);
    if (!found) throw new Error(`${name} isn't installed, which ${folder} needs.`);
    if (folders.has(found)) return;
    folders.add(found);
    const { dependencies = {}, optionalDependencies = {} } = readPackage(found);
    const optional = Object.keys(optionalDependencies);
    const native = optional.filter((one) => {
      const installed = findPackage(one, found);
      return installed !== undefined && runsOn(readPackage(installed), platform);
    });
    if (native.length === 0 && optional.some((one) => one.includes(platform))) {
      throw new Error(`The packages of ${name} for ${platform} aren't installed.`);
    }
    const required = Object.keys(dependencies).filter((one) => !(one in optionalDependencies));
    for (const one of [...required, ...native]) add(one, found);
  };
  for (const name of names) add(name, from);
  return [...folders].sort();
}
