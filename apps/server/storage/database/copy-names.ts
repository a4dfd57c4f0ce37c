// Names of copies in other schemas. Several sites may be in one database, each in a schema of its own.
import { createHash } from 'node:crypto';

/** Bytes that PostgreSQL keeps of a name. */
const MAX_NAME = 63;

const PLAIN = /^[a-z0-9_]+$/;

/** What the copies that a version is tried on begin with. */
const TRY = 'plinth_try_';

const BEFORE = /^(plinth_before_\d+_\d+_\d+)_/;

/** Of the site in the schema `own`. */
function nameOf(copy: string, own: string): string {
  const name = `${copy}_${own}`;
  if (PLAIN.test(own) && name.length <= MAX_NAME) return name;
  return `${copy}_${createHash('sha256').update(own).digest('hex').slice(0, 16)}`;
}

/** The tables from before the update to the version `to`. */
export const beforeName = (own: string, to: string): string =>
  nameOf(`plinth_before_${to.replaceAll('.', '_')}`, own);

/** Whether it's a copy from before any update of this site. */
export function isBeforeName(own: string, name: string): boolean {
  const [, copy] = BEFORE.exec(name) ?? [];
  return copy !== undefined && nameOf(copy, own) === name;
}

/** Tables that the new version has added, after going back. */
export const asideName = (own: string): string => nameOf('plinth_aside', own);

/** A copy that a version is tried on. */
export const tryName = (own: string, side: string): string => nameOf(TRY + side, own);

export const isTryName = (name: string): boolean => name.startsWith(TRY);
