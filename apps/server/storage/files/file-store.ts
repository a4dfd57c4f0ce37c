import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';

/** An inclusive byte range, counted from 0. */
export type ByteRange = { readonly start: number; readonly end: number };

export type OpenedFile = {
  /** Of the whole file, even if only a range is read. */
  readonly size: number;
  readonly stream: Readable;
};

export type ListedFile = {
  readonly key: string;
  readonly size: number;
  /** ms since 1970 */
  readonly modified: number;
};

/**
 * Storage for media files, by generated keys (`newFileKey`). Writes are atomic and durable. The
 * content under a key never changes.
 */
export type FileStore = {
  readonly put: (key: string, content: Readable | Uint8Array) => Promise<void>;
  /** Moves a local file into the store. */
  readonly moveIn: (key: string, path: string) => Promise<void>;
  /** Size in bytes. Null if the file doesn't exist. */
  readonly size: (key: string) => Promise<number | null>;
  readonly open: (key: string, range?: ByteRange) => Promise<OpenedFile | null>;
  /** Null if files are on another computer. */
  readonly localPath: (key: string) => string | null;
  /** Does nothing if the file doesn't exist. */
  readonly remove: (key: string) => Promise<void>;
  readonly list: () => AsyncIterable<ListedFile>;
};

const KEY = /^[0-9a-f]{2}\/[0-9a-f]{32}(?:-[a-z0-9]{1,16})?\.[a-z0-9]{1,10}$/;

/** Whether a text, possibly from a request, is a valid key. */
export const isFileKey = (key: string): boolean => KEY.test(key);

/**
 * Throws only on bugs: keys are generated, and those from requests are checked with `isFileKey`
 * first.
 */
export function assertFileKey(key: string): void {
  if (!isFileKey(key)) throw new Error(`"${key}" is not a file key`);
}

/** Generates a key: 128 random bits, and the extension of the detected type. */
export function newFileKey(extension: string): string {
  const name = randomBytes(16).toString('hex');
  return `${name.slice(0, 2)}/${name}.${extension}`;
}

/** The key of a rendition: `ab/abcd….jpg` and `w640` become `ab/abcd…-w640.webp`. */
export const derivedKey = (key: string, name: string, extension: string): string =>
  `${key.slice(0, key.lastIndexOf('.'))}-${name}.${extension}`;
