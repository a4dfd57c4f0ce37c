import { serveHost } from '../../editor-host/serve.ts';
import { root } from '../../scripts/lib/root.ts';
import { runModule } from '../../scripts/lib/run.ts';
import type { Shape } from './content.ts';

/** In visiting order. `floor` is the baseline. */
export const CONTENDERS = ['floor', 'ours', 'grapes', 'puck'] as const;
export type Contender = (typeof CONTENDERS)[number];

export type EditorPages = {
  readonly url: (contender: Contender, count: number, shape: Shape) => string;
  readonly close: () => Promise<void>;
};

const buildFolder = `${root}.cache/bench-editor/`;

/** Builds each contender separately, like a product, so that no chunks are shared. */
async function buildContenders(): Promise<void> {
  for (const CONTENDER of CONTENDERS) {
    const args = ['build', '--config', `${root}bench/editor/vite.config.ts`];
    const { code, output } = await runModule('vite/bin/vite.js', args, {
      NODE_ENV: 'production',
      CONTENDER,
    });
    if (code !== 0) throw new Error(output);
  }
}

/** Serves each contender on a page of its own. */
export async function serveEditors(): Promise<EditorPages> {
  await buildContenders();
  const { origin, close } = await serveHost(buildFolder);
  return {
    url: (contender, count, shape) =>
      `${origin}/${contender}/${contender}.html?count=${count}&shape=${shape}`,
    close,
  };
}
