/** The database doesn't respond. It's unknown whether the transaction was committed. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';

  constructor(reason: string, cause?: unknown) {
    super(reason, { cause });
  }
}

/** The disk or quota is full. Nothing was stored. */
export class StorageFull extends Error {
  override readonly name = 'StorageFull';
}

/** A unique value is taken. */
export class AlreadyExists extends Error {
  override readonly name = 'AlreadyExists';
}

/** An idempotency key was reused with a different call. */
export class KeyReused extends Error {
  override readonly name = 'KeyReused';
}

/** A kind of record that this version doesn't have. Nothing was read or stored. */
export class UndefinedModel extends Error {
  override readonly name = 'UndefinedModel';

  constructor(record: string) {
    super(`There is no record of the kind "${record}".`);
  }
}

/** Why the server can't start: a one-line message for the owner that includes the remedy. */
export class StartupError extends Error {
  override readonly name: string = 'StartupError';
}

/** The theme needs a newer version of the product. The message names both versions. */
export class ThemeIncompatible extends StartupError {
  override readonly name = 'ThemeIncompatible';
  /** The oldest version that it works with. */
  readonly version: string;

  constructor(message: string, version: string) {
    super(message);
    this.version = version;
  }
}

const UNIQUE_SQLITE = new Set([1555, 2067]);
const UNIQUE_POSTGRES = '23505';

/**
 * PostgreSQL error codes for temporary failures: connection, shutdown, resources, and lock and
 * statement timeouts.
 */
const UNAVAILABLE_POSTGRES = /^(08|53|57P|55P03|57014)/;
const UNAVAILABLE_SYSTEM =
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EPIPE|EAI_AGAIN|EHOSTUNREACH)$/;
const UNAVAILABLE_TEXT =
  /Connection terminated|timeout exceeded when trying to connect|not queryable/;

/** SQLITE_FULL, and SQLITE_IOERR_SHMSIZE for the `-shm` file. */
const FULL_SQLITE = new Set([13, 4874]);
const FULL_POSTGRES = '53100';
/** Codes of the operating system for a full disk. */
export const FULL_SYSTEM: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT']);

const isFull = (error: Error, code: string): boolean =>
  FULL_SQLITE.has(Number(field(error, 'errcode'))) ||
  FULL_SYSTEM.has(code) ||
  code === FULL_POSTGRES;

const field = (error: object, name: string): unknown =>
  name in error ? (error as Record<string, unknown>)[name] : undefined;

/** Awaits work that isn't essential and ignores a full disk, so that reads keep working. */
export async function ignoreFullDisk(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(toStoreError(error) instanceof StorageFull)) throw error;
  });
}

/** The startup error for a full disk. */
export const diskFull = (path: string): StartupError =>
  new StartupError(`The disk with ${path} is full. Free some space on it, then start again.`);

/** Converts errors of both drivers to the server's error classes. */
export function toStoreError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = String(field(error, 'code') ?? '');
  if (UNIQUE_SQLITE.has(Number(field(error, 'errcode'))) || code === UNIQUE_POSTGRES) {
    return new AlreadyExists(error.message, { cause: error });
  }
  if (isFull(error, code)) return new StorageFull(error.message, { cause: error });
  const isUnavailable =
    UNAVAILABLE_POSTGRES.test(code) ||
    UNAVAILABLE_SYSTEM.test(code) ||
    UNAVAILABLE_TEXT.test(error.message);
  return isUnavailable ? new StoreUnavailable(error.message, error) : error;
}
