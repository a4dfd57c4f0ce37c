import { basename } from 'node:path';
import { build } from 'esbuild';
import { CLIENTS } from '../../packages/widgets/registry/clients.gen.ts';
import { root } from './root.ts';

/** File name and size of each widget's client script, by script name. */
export type ClientManifest = {
  readonly [client: string]: { readonly file: string; readonly bytes: number };
};

/** Bundles each client script of the widgets and their kit into a hashed file. */
export async function buildClients(outdir: string): Promise<ClientManifest> {
  const names = new Map(Object.entries(CLIENTS).map(([name, path]) => [path, name]));
  if (names.size === 0) return {};
  const { metafile } = await build({
    entryPoints: Object.fromEntries([...names].map(([path, name]) => [name, root + path])),
    outdir,
    entryNames: '[name].[hash]',
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    metafile: true,
    logLevel: 'warning',
    absWorkingDir: root,
  });
  const manifest: Record<string, { file: string; bytes: number }> = {};
  for (const [path, { entryPoint, bytes }] of Object.entries(metafile.outputs)) {
    const name = names.get(entryPoint ?? '');
    if (name) manifest[name] = { file: basename(path), bytes };
  }
  return manifest;
}
