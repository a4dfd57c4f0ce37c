import { expect, onTestFinished, test, vi } from 'vitest';
import { runCli } from './index.ts';

async function expectRefused(args: readonly string[], reason: string): Promise<void> {
  const { exitCode } = process;
  const print = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => {
    print.mockRestore();
    process.exitCode = exitCode;
  });
  await runCli(args);
  expect(process.exitCode).toBe(1);
  expect(print).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(reason));
}

test.each([
  [['out', '--static', 'files'], 'Name either'],
  [['out', '--address', 'https://files.test'], 'need "--static"'],
  [['out', '--forms', 'https://forms.test'], 'need "--static"'],
  [['out', '--no-share-images'], 'need "--static"'],
  [[], 'Name a folder'],
])('an export with the arguments %j is refused: %s', async (args, reason) => {
  await expectRefused(['export', ...args], reason);
});

test('a restore refuses the name of a backup unless it’s from a store', async () => {
  const args = ['restore', '--replace', 'site.plinth', '--backup', '20261129-095037-1a2b3c'];
  await expectRefused(args, '"--backup" needs');
});
