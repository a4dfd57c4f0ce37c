import { expect, onTestFinished, test, vi } from 'vitest';
import { runCli } from './index.ts';

test.each([
  [['out', '--static', 'files'], 'Name either'],
  [['out', '--address', 'https://files.test'], 'need "--static"'],
  [['out', '--forms', 'https://forms.test'], 'need "--static"'],
  [['out', '--no-share-images'], 'need "--static"'],
  [[], 'Name a folder'],
])('an export with the arguments %j is refused: %s', async (args, reason) => {
  const { exitCode } = process;
  const print = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => {
    print.mockRestore();
    process.exitCode = exitCode;
  });
  await runCli(['export', ...args]);
  expect(process.exitCode).toBe(1);
  expect(print).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(reason));
});
