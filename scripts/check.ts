import { build } from './build.ts';
import { lastChecked, recordChecked } from './lib/last-check.ts';
import { root } from './lib/root.ts';
import { run, runModule } from './lib/run.ts';
import { runSteps, type Step, type StepResults } from './lib/steps.ts';
import { unitTests } from './lib/unit-tests.ts';

const script =
  (name: string, ...args: string[]) =>
  () =>
    run(process.execPath, [`${root}scripts/${name}.ts`, ...args]);

const steps: Step[] = [
  { name: 'registries are fresh', run: script('registries', '--check') },
  {
    name: 'format and lint',
    run: () =>
      runModule('@biomejs/biome/bin/biome', ['ci', '--colors=off', '--error-on-warnings', '.']),
  },
  { name: 'types', run: () => runModule('tsc7/bin/tsc', ['-b']) },
  { name: 'architecture', run: script('check-architecture') },
  { name: 'no sentence bypasses i18n', run: script('check-sentences') },
  { name: 'widgets are named in their folders', run: script('check-widget-names') },
  { name: 'wording', run: script('check-wording') },
  { name: 'commit messages', run: script('check-commits') },
  {
    name: 'dead code',
    run: () =>
      runModule('knip/bin/knip.js', [
        '--no-progress',
        ...['--cache', '--cache-location', `${root}.cache/knip`],
      ]),
  },
];

type CheckOptions = {
  /** Runs only unit tests of what changed after this commit. With null, runs all of them. */
  readonly since: string | null;
  /** Also runs tests that start whole processes or convert images. */
  readonly heavy?: boolean;
};

/**
 * Runs every check except browser tests, some of them on the build, in one queue.
 */
export async function check({ since, heavy = false }: CheckOptions): Promise<StepResults> {
  const started = performance.now();
  await build();
  const building = (performance.now() - started) / 1000;
  const name = since === null ? 'unit tests' : `unit tests of changes since ${since.slice(0, 7)}`;
  const { passed, failed, failures, seconds } = await runSteps([
    unitTests({ name, projects: ['server', 'dom', 'rest'], since }),
    ...steps,
    ...(heavy ? [unitTests({ name: 'heavy tests', projects: ['heavy'] })] : []),
  ]);
  if (failed === 0) recordChecked();
  return { passed, failed, failures, seconds: { build: building, ...seconds } };
}

if (import.meta.main) {
  const isAll = process.argv.includes('--all');
  const { passed, failed } = await check({ since: isAll ? null : lastChecked() });
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
