/** The database does not answer now; whether the call was stored is not known. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';

  constructor(reason: string, cause?: unknown) {
    super(reason, { cause });
  }
}

/** The disk is full, or what the owner may use of it; nothing was stored. */
export class StorageFull extends Error {
  override readonly name = 'StorageFull';
}

/** A value that must be unique is taken. */
export class AlreadyExists extends Error {
  override readonly name = 'AlreadyExists';
}

/** The key of a repeatable call came again with another call. */
export class KeyReused extends Error {
  override readonly name = 'KeyReused';
}

/** Why the product cannot start: one line for the owner, with the remedy in it. */
export class StartupError extends Error {
  override readonly name: string = 'StartupError';
}

/** A theme that this version of the product is too old for; the line names both versions. */
export class ThemeIncompatible extends StartupError {
  override readonly name = 'ThemeIncompatible';
}

const UNIQUE_SQLITE = new Set([1555, 2067]);
const UNIQUE_POSTGRES = '23505';

/** PostgreSQL's states for "not now": connection, shutdown, resources, lock and statement timeouts. */
const UNAVAILABLE_POSTGRES = /^(08|53|57P|55P03|57014)/;
const UNAVAILABLE_SYSTEM =
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EPIPE|EAI_AGAIN|EHOSTUNREACH)$/;
const UNAVAILABLE_TEXT =
  /Connection terminated|timeout exceeded when trying to connect|not queryable/;

/** SQLITE_FULL, and SQLITE_IOERR_SHMSIZE for the file beside the database. */
const FULL_SQLITE = new Set([13, 4874]);
const FULL_POSTGRES = '53100';
const FULL_SYSTEM = new Set(['ENOSPC', 'EDQUOT']);

const isFull = (error: Error, code: string): boolean =>
  FULL_SQLITE.has(Number(field(error, 'errcode'))) ||
  FULL_SYSTEM.has(code) ||
  code === FULL_POSTGRES;

const field = (error: object, name: string): unknown =>
  name in error ? (error as Record<string, unknown>)[name] : undefined;

/** Waits for what is only noted down: on a full disk it is left out, so that reading goes on. */
export async function unlessFull(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(storeError(error) instanceof StorageFull)) throw error;
  });
}

/** The line for the owner when a start fails because the disk is full. */
export const diskFull = (path: string): StartupError =>
  new StartupError(`The disk with ${path} is full. Free some space on it, then start again.`);

/** Turns what both drivers throw into the errors that the rest of the server knows. */
export function storeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = String(field(error, 'code') ?? '');
  if (UNIQUE_SQLITE.has(Number(field(error, 'errcode'))) || code === UNIQUE_POSTGRES) {
    return new AlreadyExists(error.message, { cause: error });
  }
  if (isFull(error, code)) return new StorageFull(error.message, { cause: error });
  const isAway =
    UNAVAILABLE_POSTGRES.test(code) ||
    UNAVAILABLE_SYSTEM.test(code) ||
    UNAVAILABLE_TEXT.test(error.message);
  return isAway ? new StoreUnavailable(error.message, error) : error;
}
