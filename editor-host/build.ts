import { freshness } from '../scripts/lib/freshness.ts';
import { root } from '../scripts/lib/root.ts';
import { runModule } from '../scripts/lib/run.ts';

/** The folder of the built page. */
export const built = `${root}.cache/editor-host/`;

/** Builds the page if the last build is out of date. */
export async function buildHost(): Promise<void> {
  const { fresh, seal } = freshness(`${root}.cache/editor-host.built`, ['editor-host']);
  if (fresh) return;
  const args = ['build', '--config', `${root}editor-host/vite.config.ts`];
  const { code, output } = await runModule('vite/bin/vite.js', args, { NODE_ENV: 'production' });
  if (code !== 0) throw new Error(output);
  seal();
}
