import { afterAll, onTestFinished, TestRunner } from 'vitest';

/**
 * Closes a resource at the end of the running test, or at the end of the file if none is running. A
 * file hook that is registered during a test would never run.
 */
export function afterUse(close: () => unknown): void {
  const end = async () => {
    await close();
  };
  if (TestRunner.getCurrentTest()) onTestFinished(end);
  else afterAll(end);
}
