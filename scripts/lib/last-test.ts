import { mkdirSync, writeFileSync } from 'node:fs';
import { git } from './git.ts';
import { root } from './root.ts';

/** A run of `npm test`. */
export type TestRun = {
  readonly commit: string;
  /** Whether there were changes that weren't committed. */
  readonly dirty: boolean;
  /** As ISO time. */
  readonly started: string;
  /** Of each step, by its name. */
  readonly seconds: { readonly [step: string]: number };
  readonly passed: number;
  readonly failed: number;
  /** Journeys that passed on their second try, with the error of the first. */
  readonly flaky: readonly { readonly name: string; readonly error: string }[];
};

/** What is tested, as of now. */
export const testedState = (): Pick<TestRun, 'commit' | 'dirty' | 'started'> => ({
  commit: git('rev-parse', 'HEAD').trim(),
  dirty: git('status', '--porcelain') !== '',
  started: new Date().toISOString(),
});

const write = (name: string, value: unknown) =>
  writeFileSync(`${root}.cache/${name}`, JSON.stringify(value, null, 2));

export function recordTest(run: TestRun): void {
  mkdirSync(`${root}.cache`, { recursive: true });
  write('last-test.json', run);
  write('flaky.json', run.flaky);
}
