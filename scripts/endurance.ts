import { build } from './build.ts';
import { findBrowser } from './lib/browser.ts';
import { EDITOR_HOST, JOURNEYS } from './lib/browser-tests.ts';
import { root } from './lib/root.ts';
import { show } from './lib/run.ts';

/** What takes long or acts at random, and the journeys in quarantine. `npm test` leaves it out. */
const browser = findBrowser();
await build();
const inBrowser = (config: string) =>
  show(process.execPath, [`${root}node_modules/playwright/cli.js`, 'test', '--config', config], {
    CHROMIUM: browser,
    ENDURANCE: '1',
  });
const host = await inBrowser(EDITOR_HOST.config);
const journeys = await inBrowser(JOURNEYS.config);
/** Services on both databases. */
const services = await show(
  process.execPath,
  [`${root}node_modules/vitest/vitest.mjs`, 'run', '--project', 'server', '--project', 'heavy'],
  { ENDURANCE: '1' },
);
const kills = await show(process.execPath, ['e2e/endurance/kills.ts']);
const terminations = await show(process.execPath, ['e2e/endurance/terminations.ts']);
const submissions = await show(process.execPath, ['e2e/endurance/submissions.ts']);
const failed = [host, journeys, services, kills, terminations, submissions];
process.exitCode = failed.some((code) => code > 0) ? 1 : 0;
