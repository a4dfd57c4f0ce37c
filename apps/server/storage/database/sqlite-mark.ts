import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { openSqlite } from './sqlite-dialect.ts';

export type SqliteMark = {
  /** Another number after every commit of any other connection to the file, in this process or not. */
  readonly read: () => unknown;
  readonly close: () => void;
};

/** A connection for one question, asked for every visitor: has anybody written? */
export function openSqliteMark(file: string): SqliteMark {
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
        // Busy for a moment, or broken for good: either way nobody knows, so somebody has to look.
        return Symbol('unknown');
      }
    },
    close: () => {
      if (database?.isOpen) database.close();
    },
  };
}
