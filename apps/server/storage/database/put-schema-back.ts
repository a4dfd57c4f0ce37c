// Puts the tables of a copy in place of the site's own ones.
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { NAME_SERVER } from './postgres-dialect.ts';
import {
  currentSchema,
  firstOf,
  quoted,
  type Run,
  schemaTransaction,
  tablesIn,
} from './schema-transaction.ts';

const Names = z.array(z.string());

/** Tables that were there when the copy was made. */
async function tablesBefore(run: Run, copy: string): Promise<ReadonlySet<string>> {
  const note = await run("select obj_description($1::regnamespace, 'pg_namespace') as text", [
    quoted(copy),
  ]);
  return new Set(Names.parse(JSON.parse(firstOf(note, 'text'))));
}

/**
 * Replaces the site's tables by those of a copy, in one transaction. Tables that are new since the
 * copy are moved to the schema `aside`: they may be another program's. If the copy isn't there, it's
 * in place already, or never was: that returns false.
 */
export const putSchemaBack = (url: string, copy: string, aside: string): Promise<boolean> =>
  schemaTransaction(url, async (run) => {
    const exists = await run('select from pg_namespace where nspname = $1', [copy]);
    if (exists.length === 0) return false;
    const own = await currentSchema(run);
    const copied = await tablesIn(run, copy);
    const before = await tablesBefore(run, copy);
    await run(`drop schema if exists ${quoted(aside)} cascade`);
    await run(`create schema ${quoted(aside)}`);
    for (const table of copied)
      await run(`drop table if exists ${quoted(own)}.${quoted(table)} cascade`);
    for (const table of await tablesIn(run, own)) {
      if (before.has(table)) continue;
      await run(`alter table ${quoted(own)}.${quoted(table)} set schema ${quoted(aside)}`);
    }
    for (const table of copied)
      await run(`alter table ${quoted(copy)}.${quoted(table)} set schema ${quoted(own)}`);
    await run(`drop schema ${quoted(copy)} cascade`);
    return true;
  });

const POLL_MS = 100;

/** Whether a server of this site is connected. Connections of one that ended may stay a moment. */
export async function hasServers(url: string, waitMs: number): Promise<boolean> {
  for (const until = Date.now() + waitMs; ; await wait(POLL_MS)) {
    const found = await schemaTransaction(url, async (run) => {
      await run(NAME_SERVER);
      return run(
        `select from pg_stat_activity where datname = current_database()
         and application_name = current_setting('application_name')
         and pid <> pg_backend_pid() limit 1`,
      );
    });
    if (found.length === 0) return false;
    if (Date.now() >= until) return true;
  }
}
