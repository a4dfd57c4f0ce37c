import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { root } from './root.ts';

/** Chromium without the parts that draw its own windows: journeys take two thirds of the time. */
const SHELL = '/usr/bin/chromium-headless-shell';

const PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const isFile = (file: string) => file !== '' && existsSync(file);

const installed = () => [process.env.CHROMIUM ?? '', SHELL].find(isFile);

const runQuietly = (program: string, args: string[]) =>
  spawnSync(program, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;

/** Installs the shell where no password is needed. */
function installShell(): void {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args: string[]) => {
    const [program = 'apt-get', ...rest] = [...sudo, 'apt-get', ...args];
    return runQuietly(program, rest);
  };
  if (!existsSync('/usr/bin/apt-get') || !apt('update', '-qq')) return;
  apt('install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell');
}

/** The browser for the journeys: an installed one, or else one from apt or Playwright. */
export function findBrowser(): string {
  const found = installed();
  if (found) return found;
  console.error('Installing Chromium for the browser tests …');
  installShell();
  const installedNow = installed() ?? PATHS.find(isFile);
  if (installedNow) return installedNow;
  runQuietly(process.execPath, [`${root}node_modules/playwright/cli.js`, 'install', 'chromium']);
  return '';
}
