import type { Kysely } from 'kysely';
import { StartupError } from '../errors.ts';
import type { DatabaseKind, Migration } from './migration.ts';
import { MIGRATIONS } from './migrations/registry.gen.ts';
import type { Tables } from './schema.ts';

const createMigrationTable = (db: Kysely<Tables>) =>
  db.schema
    .createTable('migration')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('applied', 'bigint', (column) => column.notNull())
    .execute();

/**
 * Migrates the schema. Safe to kill and rerun, because each migration is atomic. Of two processes
 * that start together, one waits for the writer lock.
 */
export async function migrate(
  db: Kysely<Tables>,
  kind: DatabaseKind,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<readonly string[]> {
  const applied: string[] = [];
  await db.transaction().execute((tx) => createMigrationTable(tx));
  await checkSchemaVersion(db, migrations);
  for (const migration of migrations) {
    const isNew = await db.transaction().execute(async (tx) => {
      const row = { name: migration.name, applied: Date.now() };
      const { numInsertedOrUpdatedRows } = await tx
        .insertInto('migration')
        .values(row)
        .onConflict((conflict) => conflict.column('name').doNothing())
        .executeTakeFirst();
      if (Number(numInsertedOrUpdatedRows) === 0) return false;
      await migration.up(tx, kind);
      return true;
    });
    if (isNew) applied.push(migration.name);
  }
  return applied;
}

async function checkSchemaVersion(
  db: Kysely<Tables>,
  migrations: readonly Migration[],
): Promise<void> {
  const known = new Set(migrations.map(({ name }) => name));
  const rows = await db.selectFrom('migration').select('name').execute();
  const unknown = rows.find(({ name }) => !known.has(name));
  if (unknown) {
    throw new StartupError(
      `The database was written by a newer version of Plinth (migration "${unknown.name}"). Run that version, or restore a backup made by this one.`,
    );
  }
}
