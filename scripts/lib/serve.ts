import { build } from '../build.ts';
import { PRODUCT_FLAGS } from './product-flags.ts';
import { root } from './root.ts';

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
