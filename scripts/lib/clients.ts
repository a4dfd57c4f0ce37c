import { basename } from 'node:path';
import { build } from 'esbuild';
import { CLIENTS } from '../../packages/widgets/registry/clients.gen.ts';
import { root } from './root.ts';

/** What widgets bring to a visitor's page: the file and its bytes, by the name of the script. */
export type ClientManifest = {
  readonly [client: string]: { readonly file: string; readonly bytes: number };
};

/** Bundles every script of the widgets and their kit into one small hashed file of its own. */
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
