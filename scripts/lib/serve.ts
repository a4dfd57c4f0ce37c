import { build } from '../build.ts';
import { root } from './root.ts';

/**
 * Node flags of the product. A small young generation saves memory, because the server is mostly
 * idle.
 */
export const PRODUCT_FLAGS = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=16'];

/**
 * Builds if necessary, then replaces the process with the server to free the memory of the build.
 */
export async function serve(args: readonly string[]): Promise<void> {
  await build();
  const command = [...PRODUCT_FLAGS, `${root}scripts/serve.mjs`, ...args];
  if (process.execve && process.platform !== 'win32') {
    process.execve(process.execPath, [process.execPath, ...command], process.env);
  }
  const { runCli } = await import(`${root}apps/server/dist/cli.mjs`);
  await runCli(args);
}
