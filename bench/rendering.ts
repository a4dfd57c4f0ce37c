import { execFile } from 'node:child_process';
import { build } from 'esbuild';
import { root } from '../scripts/lib/root.ts';

export type RenderRound = {
  readonly ours: number;
  /** The first rendering of a document after a save. */
  readonly first: number;
  readonly floor: number;
};

/** Renders without any cache, in a separate process with a production build. */
export async function measureRender(): Promise<readonly RenderRound[]> {
  const outfile = `${root}.cache/bench-render.mjs`;
  await build({
    entryPoints: [`${root}bench/render.tsx`],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    logLevel: 'error',
  });
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [outfile], (error, stdout) =>
      error ? reject(error) : resolve(JSON.parse(stdout)),
    );
  });
}

if (import.meta.main) console.log(await measureRender());
