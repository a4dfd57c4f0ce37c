import { spawnSync } from 'node:child_process';
import { build } from 'esbuild';
import { root } from '../scripts/lib/root.ts';

/** Measures searches on a site with 10,000 posts and 20,000 files: `node bench/search.ts`. */
const outdir = `${root}.cache/bench`;

await build({
  entryPoints: [`${root}bench/search-times.ts`],
  outdir,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  format: 'esm',
  jsx: 'automatic',
  plugins: [
    {
      name: 'others-stay-outside',
      setup: ({ onResolve }) =>
        onResolve({ filter: /^[^./#]/ }, ({ path, kind }) =>
          kind === 'entry-point' || path.startsWith('@plinth/')
            ? undefined
            : { path, external: true },
        ),
    },
  ],
  logLevel: 'error',
});

const { status } = spawnSync(process.execPath, [`${outdir}/search-times.mjs`], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
