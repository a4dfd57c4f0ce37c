import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { build } from './build.ts';
import { findBrowser } from './lib/browser.ts';
import { root } from './lib/root.ts';
import { show } from './lib/run.ts';
import { shuffleTests } from './lib/shuffle-tests.ts';

/**
 * Runs the journeys with the tests of each file in an order that depends on the seed. Arguments: the
 * seed, and optionally names of journeys.
 */
const [seed = '1', ...names] = process.argv.slice(2);
// Beside `e2e`, because journeys import files of the project by relative paths.
const folder = `${root}.shuffled-journeys/`;
const remove = () => rmSync(folder, { recursive: true, force: true });
const browser = findBrowser();
await build();
remove();
process.on('exit', remove);
cpSync(`${root}e2e`, folder, { recursive: true });
for (const name of readdirSync(folder).filter((each) => each.endsWith('.journey.ts'))) {
  const source = readFileSync(folder + name, 'utf8');
  writeFileSync(folder + name, shuffleTests(source, Number(seed)));
}
process.exitCode = await show(
  process.execPath,
  [
    `${root}node_modules/playwright/cli.js`,
    ...['test', '--config', `${folder}playwright.config.ts`, ...names],
    ...['--retries=0', '--reporter=list'],
  ],
  { CHROMIUM: browser },
);
