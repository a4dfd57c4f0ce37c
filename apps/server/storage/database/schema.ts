import type { Generated } from 'kysely';
import type { StoredRecords } from './record-types.ts';

/**
 * The tables. Those of records follow from the record types; flags are stored as 0 and 1, times as
 * milliseconds since 1970, anything structured as JSON text that no query looks into.
 */
type Column<T> = T extends boolean ? number : T extends object ? string : T;

export type Row<T extends { id: number }, Times extends keyof T> = { id: Generated<number> } & {
  [F in Exclude<keyof T, 'id'>]: F extends Times
    ? number | (null extends T[F] ? null : never)
    : Column<T[F]>;
};

type RecordTables = {
  [R in keyof StoredRecords]: Row<
    StoredRecords[R],
    Extract<'created' | 'modified' | 'published_at', keyof StoredRecords[R]>
  >;
};

export type Tables = RecordTables & {
  /** Every stored state of every record. */
  history: {
    id: Generated<number>;
    record: string;
    record_id: number;
    revision: number;
    data: string;
    account_id: number | null;
    created: number;
  };
  /** Append-only; each row carries the hash of the one before. */
  audit: {
    id: Generated<number>;
    created: number;
    account_id: number | null;
    session_id: number | null;
    ip: string;
    method: string;
    record: string;
    record_id: number | null;
    revision_before: number | null;
    revision_after: number | null;
    result: string;
    details: string;
    previous_hash: string;
    hash: string;
  };
  session: {
    id: Generated<number>;
    hash: string;
    account_id: number;
    created: number;
    seen: number;
    expires: number;
    stepped_up: number;
    is_remembered: number;
    ip: string;
    device: string;
  };
  /** Links that are sent or printed, by what they open: password reset, set-up. */
  ticket: {
    hash: string;
    purpose: string;
    account_id: number | null;
    created: number;
    expires: number;
  };
  /** What repeatable calls came to; kept for as long as they may be repeated. */
  done_call: { key: string; print: string; result: string; created: number };
  limit_counter: { name: string; calls: number; resets: number };
  job: {
    id: Generated<number>;
    kind: string;
    /** At most one waiting job of a kind and key. */
    key: string;
    payload: string;
    state: string;
    due: number;
    attempts: number;
    lease: string | null;
    lease_until: number;
    error: string;
    created: number;
    modified: number;
  };
  /** Values that must not be read in a copy of the database: sealed with the data folder's key. */
  secret: { name: string; sealed: string };
  /** Addresses that files had before they were replaced. */
  media_address: { file_key: string; media_id: number };
  /** Files that no record holds: not yet, or no longer. What a crash leaves is found by them. */
  loose_file: { file_key: string; since: number };
  /** Unsaved sections of an owner, stored for the live preview until they expire. */
  open_page: { page_id: number; tab: string; expires: number };
  look: {
    id: Generated<number>;
    owner_kind: string;
    owner_id: number;
    sections: string;
    colors: string | null;
    expires: number;
  };
  /** Facts of this installation. */
  fact: { name: string; value: string };
  migration: { name: string; applied: number };
};
