import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';

/** Bytes of a file, both ends included, counted from 0. */
export type ByteRange = { readonly start: number; readonly end: number };

export type OpenedFile = {
  /** Of the whole file, whatever part of it is read. */
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
 * Where media files are kept, by keys that we make ourselves (`newFileKey`). A file is there whole or
 * not at all, also after a power cut, and never changes: other content gets another key.
 */
export type FileStore = {
  readonly put: (key: string, content: Readable | Uint8Array) => Promise<void>;
  /** Stores the file at a path of this machine, which is gone afterwards. */
  readonly take: (key: string, path: string) => Promise<void>;
  /** Bytes; null for a file that is not there. */
  readonly size: (key: string) => Promise<number | null>;
  readonly open: (key: string, range?: ByteRange) => Promise<OpenedFile | null>;
  /** Nothing happens when it is not there. */
  readonly remove: (key: string) => Promise<void>;
  readonly list: () => AsyncIterable<ListedFile>;
};

const KEY = /^[0-9a-f]{2}\/[0-9a-f]{32}(?:-[a-z0-9]{1,16})?\.[a-z0-9]{1,10}$/;

/** Whether a text, perhaps a visitor's, can name a file at all. */
export const isFileKey = (key: string): boolean => KEY.test(key);

/** Bugs only: keys are ours, and what visitors send is checked with `isFileKey` before. */
export function assertFileKey(key: string): void {
  if (!isFileKey(key)) throw new Error(`"${key}" is no key of a file`);
}

/** A new key: 128 random bits, and the extension that the content has, not the one it was given. */
export function newFileKey(extension: string): string {
  const name = randomBytes(16).toString('hex');
  return `${name.slice(0, 2)}/${name}.${extension}`;
}

/** The key of something made from a file: `ab/abcd….jpg` and `w640` give `ab/abcd…-w640.webp`. */
export const derivedKey = (key: string, name: string, extension: string): string =>
  `${key.slice(0, key.lastIndexOf('.'))}-${name}.${extension}`;
