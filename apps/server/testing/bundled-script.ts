import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Only our own packages are bundled. */
export const othersStayOutside: Plugin = {
  name: 'others-stay-outside',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[^./#]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@plinth/') ? undefined : { path, external: true },
    ),
};

/**
 * Bundles a script of this folder for a separate process, because it imports JSX, which Node can't
 * run. The output is inside the repository, so that packages resolve.
 */
export async function bundledScript(name: string): Promise<string> {
  const outdir = join(ROOT, '.cache', 'tests');
  await build({
    entryPoints: {
      [name]: join(ROOT, 'apps/server/testing', `${name}.ts`),
      'image-child': join(ROOT, 'apps/server/features/media/images/child.ts'),
    },
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    plugins: [othersStayOutside],
    platform: 'node',
    logLevel: 'error',
  });
  return join(outdir, `${name}.mjs`);
}
