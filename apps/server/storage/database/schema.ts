import type { Generated } from 'kysely';
import type { StoredRecords } from './record-types.ts';

/**
 * The tables. Those of records are derived from the record types. Booleans are stored as 0 and 1,
 * times as ms since 1970, and structured data as JSON text that queries don't read.
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
  /** Every revision of every record. */
  history: {
    id: Generated<number>;
    record: string;
    record_id: number;
    revision: number;
    data: string;
    account_id: number | null;
    created: number;
  };
  /** Append-only. Each row contains the hash of the previous one. */
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
  /** One-time links by purpose, such as password reset and setup. */
  ticket: {
    hash: string;
    purpose: string;
    account_id: number | null;
    created: number;
    expires: number;
  };
  /** Results of idempotent calls, stored while retries are allowed. */
  done_call: { key: string; print: string; result: string; created: number };
  limit_counter: { name: string; calls: number; resets: number };
  job: {
    id: Generated<number>;
    kind: string;
    /** At most one job per kind and key waits. */
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
  /** Values encrypted with the data folder's key, so a copy of the database doesn't reveal them. */
  secret: { name: string; sealed: string };
  /** Previous keys of replaced files. */
  media_address: { file_key: string; media_id: number };
  /** Files that no record references, used to find files left by crashes. */
  loose_file: { file_key: string; since: number };
  /** Uploads that arrive in parts. Their files have the same names. */
  partial_upload: {
    id: string;
    account_id: number;
    name: string;
    size: number;
    /** What tells a file from others of the same name and size: when it was modified. */
    stamp: string;
    /** Bytes that are stored, from the beginning. */
    received: number;
    /** Until then, a process writes to the file (ms since 1970). */
    lease_until: number;
    /** What became of it once it was complete. */
    media_id: number | null;
    modified: number;
  };
  /** Requested paths that were not found. */
  not_found: {
    path: string;
    hits: number;
    last_seen: number;
    referrer: string | null;
    is_dismissed: number;
  };
  open_page: { page_id: number; tab: string; expires: number };
  /** Unsaved work on documents, at most one row per user and owner. */
  unsaved_work: {
    account_id: number;
    owner_kind: string;
    owner_id: number;
    window: string;
    revision: number;
    modified: number;
    device: string;
    data: string;
  };
  /** Draft previews: unsaved sections of an owner for the live preview, until they expire. */
  look: {
    id: Generated<number>;
    owner_kind: string;
    owner_id: number;
    sections: string;
    design: string | null;
    logo: string | null;
    /** The stylesheet of another theme, and its images. */
    theme: string | null;
    expires: number;
  };
  /** The design that the site had with each theme, when it changed to another one. */
  former_design: { theme: string; design: string; created: number };
  /** The version of each installed theme that a newer one has replaced, as a ZIP archive. */
  former_theme: { theme: string; version: string; file_key: string; created: number };
  /** What visitors can find, by `entryId`. The database has its words besides. */
  search_entry: { id: number; title: string; text: string };
  /** One row: up to which changes the search index is current. See `site/search/search-index.ts`. */
  search_state: {
    id: number;
    version: string;
    /** The last change that is in the index, and its hash. */
    audit_id: number;
    audit_hash: string;
    /** Scheduled content before this time is in the index. */
    until: number;
    /** While it's being made: entries above this id are missing. */
    rest: number | null;
  };
  /** Key-value data of this installation. */
  fact: { name: string; value: string };
  migration: { name: string; applied: number };
};
