import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import {
  type ReleaseManifest,
  releaseKeys,
  releaseManifest,
  releaseSignature,
} from '../../packages/contract/releases.ts';
import { root } from '../lib/root.ts';
import { listOf, writeArchive } from './archive.ts';
import { type Content, launcherFolder, versionContents } from './contents.ts';
import type { SigningKey } from './keys.ts';
import type { Runtime } from './platforms.ts';

export type ReleaseOptions = {
  readonly version: string;
  readonly minVersion: string;
  readonly notes: string;
  readonly key: SigningKey;
  /** Public key that may sign later releases. */
  readonly nextKey: string | undefined;
  readonly runtimes: readonly Runtime[];
  /** Folder of the release. Default: `.cache/release/<version>/`. */
  readonly folder?: string;
};

/** What stays when versions change. */
async function stableContents(): Promise<readonly Content[]> {
  const { outputFiles } = await build({
    entryPoints: [`${root}apps/supervisor/main.ts`],
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    write: false,
    logLevel: 'warning',
  });
  return [
    { path: 'plinth', from: `${launcherFolder}plinth`, isExecutable: true },
    { path: 'plinth.cmd', from: `${launcherFolder}plinth.cmd` },
    { path: 'supervisor.mjs', from: Buffer.from(outputFiles[0]?.contents ?? []) },
  ];
}

async function archiveFor(runtime: Runtime, folder: string, options: ReleaseOptions) {
  const { version, key, nextKey } = options;
  const keys = releaseKeys.parse([key.publicKey, ...(nextKey === undefined ? [] : [nextKey])]);
  const contents = await versionContents(runtime, version, keys);
  const inVersion = [...contents, await listOf(version, contents)].map((content) => ({
    ...content,
    path: `versions/${version}/${content.path}`,
  }));
  const file = `plinth-${version}-${runtime.platform}.zip`;
  const sizes = await writeArchive(folder + file, [...(await stableContents()), ...inVersion]);
  return { platform: runtime.platform, file, ...sizes };
}

/** Makes the archives of a release, its manifest, and the signature. */
export async function makeRelease(options: ReleaseOptions): Promise<ReleaseManifest> {
  const { version, minVersion, notes, key, runtimes } = options;
  const folder = options.folder ?? `${root}.cache/release/${version}/`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archives: ReleaseManifest['archives'] = [];
  for (const runtime of runtimes) archives.push(await archiveFor(runtime, folder, options));
  const manifest = releaseManifest.parse({
    format: 1,
    product: 'plinth',
    version,
    min_version: minVersion,
    node: runtimes[0]?.node,
    released: new Date().toISOString(),
    notes,
    archives,
  });
  const bytes = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
  const signature = releaseSignature.parse({
    key: key.publicKey,
    signature: key.sign(bytes),
  });
  writeFileSync(`${folder}manifest.json`, bytes);
  writeFileSync(`${folder}manifest.sig`, `${JSON.stringify(signature)}\n`);
  return manifest;
}
