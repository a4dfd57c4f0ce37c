// The old version copies and returns the tables in PostgreSQL: it knows them, and how to connect.
import { spawn } from 'node:child_process';
import { commandOf, environmentOf, type Install, SupervisorError } from './install.ts';

/** Exit code if another server uses the database. */
const OTHER_SERVERS = 3;

const MAX_OUTPUT = 500;

/** The old version couldn't do it, such as while the database doesn't respond. */
export class DatabaseFailure extends SupervisorError {
  override readonly name: string = 'DatabaseFailure';
}

/** Another server uses the database, so it can't be replaced. */
export class OtherServers extends DatabaseFailure {
  override readonly name = 'OtherServers';
}

export type DatabaseTask = 'keep' | 'put-back';

export type DatabaseVersions = { readonly from: string; readonly to: string };

/** Throws `DatabaseFailure` with the reason. Nothing is half done then. */
export async function runOnDatabase(
  install: Install,
  task: DatabaseTask,
  { from, to }: DatabaseVersions,
): Promise<void> {
  const { program, args } = commandOf(install, from, ['database', task, to]);
  const child = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: environmentOf(install),
  });
  const end = () => child.kill();
  process.once('exit', end);
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => {
    output = (output + chunk).slice(-MAX_OUTPUT);
  });
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', (error) => {
      output ||= error.message;
      resolve(null);
    });
    child.once('close', resolve);
  });
  process.off('exit', end);
  if (code === 0) return;
  if (code === OTHER_SERVERS) throw new OtherServers(output.trim());
  throw new DatabaseFailure(output.trim() || `The command ended with ${code}.`);
}
