import { existsSync, readFileSync } from 'node:fs';
import { RELEASE_PLATFORMS, type ReleasePlatform } from '../../packages/contract/releases.ts';
import { root } from '../lib/root.ts';

export type Runtime = {
  readonly platform: ReleasePlatform;
  /** Version of Node. */
  readonly node: string;
  /** Folder of the npm package with the program. */
  readonly folder: string;
  /** Path of the program in that folder. */
  readonly program: string;
};

type RuntimePackage = {
  readonly version: string;
  readonly os: string;
  readonly cpu: string;
  readonly bin: { readonly node: string };
};

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** The pinned Node of every platform that npm installed it for. */
export function installedRuntimes(): readonly Runtime[] {
  const names = Object.keys(readJson(`${root}package.json`).optionalDependencies);
  return names.flatMap((name) => {
    const folder = `${root}node_modules/${name}`;
    if (!existsSync(`${folder}/package.json`)) return [];
    const { version, os, cpu, bin }: RuntimePackage = readJson(`${folder}/package.json`);
    const platform = RELEASE_PLATFORMS.find((one) => one === `${os}-${cpu}`);
    return platform ? [{ platform, node: version, folder, program: bin.node }] : [];
  });
}
