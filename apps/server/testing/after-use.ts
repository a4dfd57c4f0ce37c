import { afterAll, onTestFinished, TestRunner } from 'vitest';

/**
 * Puts away what was opened for one test when that is over, and what was opened for a whole file
 * after its last one: a hook of the file that a running test asks for would never be called.
 */
export function afterUse(close: () => unknown): void {
  const end = async () => {
    await close();
  };
  if (TestRunner.getCurrentTest()) onTestFinished(end);
  else afterAll(end);
}
