import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { openSqlite } from './sqlite-dialect.ts';

export type SqliteDataVersion = {
  /** Changes with every commit of any other connection, in any process. */
  readonly read: () => unknown;
  readonly close: () => void;
};

/** A connection for a check that runs on every request: has anything been written? */
export function openSqliteDataVersion(file: string): SqliteDataVersion {
  let database: DatabaseSync | undefined;
  let statement: StatementSync | undefined;
  const open = (): StatementSync => {
    database = openSqlite({ file, isReader: true });
    statement = database.prepare('pragma data_version');
    return statement;
  };
  return {
    read: () => {
      try {
        return (statement ?? open()).get()?.data_version;
      } catch {
        // Busy or broken. Either way the state is unknown, so the caller must check the database.
        return Symbol('unknown');
      }
    },
    close: () => {
      if (database?.isOpen) database.close();
    },
  };
}
