import { createHash } from 'node:crypto';
import type { Tx } from './store.ts';

export type AuditEntry = {
  readonly record: string;
  readonly record_id?: number | null;
  readonly revision_before?: number | null;
  readonly revision_after?: number | null;
  readonly result: 'created' | 'changed' | 'deleted' | 'allowed' | 'refused';
  readonly details?: { readonly [name: string]: string | number | boolean };
};

/** How long entries are kept. */
export const AUDIT_DAYS = 400;

/**
 * Adds to the log of who did what. Every row carries the hash of the one before, so that a row that
 * was changed or taken out later is found. Also tells the listeners of `changes`.
 */
export async function audit(tx: Tx, entry: AuditEntry): Promise<void> {
  const last = await tx.db
    .selectFrom('audit')
    .select('hash')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const { once: _, ...actor } = tx.actor;
  const row = {
    created: tx.now,
    ...actor,
    record: entry.record,
    record_id: entry.record_id ?? null,
    revision_before: entry.revision_before ?? null,
    revision_after: entry.revision_after ?? null,
    result: entry.result,
    details: JSON.stringify(entry.details ?? {}),
    previous_hash: last?.hash ?? '',
  };
  const { id } = await tx.db
    .insertInto('audit')
    .values({ ...row, hash: auditHash(row) })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (row.record_id !== null && entry.result !== 'refused') {
    tx.changes.push({ record: row.record, id: row.record_id, audit_id: id });
  }
}

/** Covers every column but `id` and `hash`, in the order of their names. */
export function auditHash(row: { readonly [column: string]: unknown }): string {
  const fields = Object.entries(row)
    .filter(([name]) => name !== 'id' && name !== 'hash')
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
}
