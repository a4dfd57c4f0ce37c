import { build } from '../build.ts';
import { root } from './root.ts';

/** How Node runs the product. Short-lived memory stays small: a server idles most of its time. */
export const PRODUCT_FLAGS = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=16'];

/** Builds what is stale, then becomes the product: the same process, without the memory of the build. */
export async function serve(args: readonly string[]): Promise<void> {
  await build();
  const command = [...PRODUCT_FLAGS, `${root}scripts/serve.mjs`, ...args];
  if (process.execve && process.platform !== 'win32') {
    process.execve(process.execPath, [process.execPath, ...command], process.env);
  }
  const { runCli } = await import(`${root}apps/server/dist/cli.mjs`);
  await runCli(args);
}
