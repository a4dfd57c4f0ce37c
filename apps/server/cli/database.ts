// Commands of the supervisor: the database before an update, in PostgreSQL.
import { keepSchema, OtherServers, returnToSchema } from '../storage/database/former-database.ts';
import { StartupError } from '../storage/errors.ts';
import type { CommandContext } from './start.ts';

/** As in `apps/supervisor/database-command.ts`. */
const OTHER_SERVERS = 3;

export type DatabaseTask = 'keep' | 'put-back';

const VERSION = /^\d+\.\d+\.\d+$/;

/** Copies the tables before an update to a version, or puts them back. */
export async function database(
  { config }: CommandContext,
  task: DatabaseTask,
  to: string,
): Promise<void> {
  const { store } = config;
  if (!VERSION.test(to)) throw new StartupError(`${JSON.stringify(to)} is not a version.`);
  if (store.kind !== 'postgres')
    throw new StartupError('Only PostgreSQL needs this: SQLite databases are copied as files.');
  try {
    await (task === 'keep' ? keepSchema : returnToSchema)(store, to);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${reason}\n`);
    process.exitCode = error instanceof OtherServers ? OTHER_SERVERS : 1;
  }
}
