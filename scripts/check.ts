import { build } from './build.ts';
import { addCounts, type Counts, clearReport, vitestCounts, vitestReport } from './lib/counts.ts';
import { projectFiles } from './lib/files.ts';
import { root } from './lib/root.ts';
import { run, runModule } from './lib/run.ts';
import { runSteps, type Step } from './lib/steps.ts';

const script =
  (name: string, ...args: string[]) =>
  () =>
    run(process.execPath, [`${root}scripts/${name}.ts`, ...args]);

const typeSteps: Step[] = projectFiles('tsconfig.json', '**/tsconfig.json')
  .filter((file) => !file.includes('fixtures'))
  .map((file) => ({
    name: `types ${file}`,
    run: () =>
      runModule('tsc7/bin/tsc', [
        ...['-p', file, '--incremental'],
        ...['--tsBuildInfoFile', `${root}.cache/types/${file.replaceAll('/', '-')}`],
      ]),
  }));

const steps: Step[] = [
  {
    name: 'unit tests',
    run: () =>
      runModule('vitest/vitest.mjs', [
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${vitestReport}`,
      ]),
  },
  { name: 'registries are fresh', run: script('registries', '--check') },
  {
    name: 'format and lint',
    run: () =>
      runModule('@biomejs/biome/bin/biome', ['ci', '--colors=off', '--error-on-warnings', '.']),
  },
  ...typeSteps,
  { name: 'architecture', run: script('check-architecture') },
  { name: 'no sentence bypasses i18n', run: script('check-sentences') },
  { name: 'dead code', run: () => runModule('knip/bin/knip.js', ['--no-progress']) },
];

/** Every check but the browser's, some of them on the built product. The unit-test step counts as its tests. */
export async function check(): Promise<Counts> {
  clearReport(vitestReport);
  await build();
  const { passed, failed } = await runSteps(steps);
  const tests = vitestCounts();
  return addCounts(
    { passed: passed - (tests.failed === 0 ? 1 : 0), failed: failed - (tests.failed > 0 ? 1 : 0) },
    tests,
  );
}

if (import.meta.main) {
  const { passed, failed } = await check();
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
