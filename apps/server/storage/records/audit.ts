import { createHash } from 'node:crypto';
import type { Tx } from '../database/store.ts';

export type AuditEntry = {
  readonly record: string;
  readonly record_id?: number | null;
  readonly revision_before?: number | null;
  readonly revision_after?: number | null;
  readonly result: 'created' | 'changed' | 'deleted' | 'allowed' | 'refused';
  readonly details?: { readonly [name: string]: string | number | boolean };
};

/** Retention period of entries. */
export const AUDIT_DAYS = 400;

/** Maximum rows per insert, because databases limit the number of parameters. */
export const ROWS_PER_INSERT = 200;

/** Adds one entry. See `auditAll`. */
export const audit = (tx: Tx, entry: AuditEntry): Promise<void> => auditAll(tx, [entry]);

/**
 * Appends to the audit log. Every row contains the hash of the previous one, so that later changes
 * and deletions are detectable. Also reports the changes to listeners.
 */
export async function auditAll(tx: Tx, entries: readonly AuditEntry[]): Promise<void> {
  const last = await tx.db
    .selectFrom('audit')
    .select('hash')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const { idempotency: _, ...actor } = tx.actor;
  let previous_hash = last?.hash ?? '';
  const rows = entries.map((entry) => {
    const row = {
      created: tx.now,
      ...actor,
      record: entry.record,
      record_id: entry.record_id ?? null,
      revision_before: entry.revision_before ?? null,
      revision_after: entry.revision_after ?? null,
      result: entry.result,
      details: JSON.stringify(entry.details ?? {}),
      previous_hash,
    };
    previous_hash = auditHash(row);
    return { ...row, hash: previous_hash };
  });
  for (let from = 0; from < rows.length; from += ROWS_PER_INSERT) {
    const chunk = rows.slice(from, from + ROWS_PER_INSERT);
    const stored = await tx.db.insertInto('audit').values(chunk).returning('id').execute();
    const ids = stored.map(({ id }) => id).sort((a, b) => a - b);
    tx.changes.push(...chunk.flatMap((row, at) => changeOf(row, ids[at] as number)));
  }
}

type Row = Required<Pick<AuditEntry, 'record' | 'result'>> & { readonly record_id: number | null };

const changeOf = ({ record, record_id, result }: Row, audit_id: number) =>
  record_id === null || result === 'refused' ? [] : [{ record, id: record_id, audit_id }];

/** Hashes every column except `id` and `hash`, sorted by name. */
export function auditHash(row: { readonly [column: string]: unknown }): string {
  const fields = Object.entries(row)
    .filter(([name]) => name !== 'id' && name !== 'hash')
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
}
