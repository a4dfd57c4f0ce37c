/** What node:sqlite binds as it stands. */
type SqliteValue = string | number | bigint | null;

const NUL = '\u0000';

function bound(value: unknown): SqliteValue {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'number' || typeof value === 'bigint') return value;
  if (typeof value === 'string') {
    if (value.includes(NUL)) throw new TypeError('a text parameter holds a NUL character');
    return value;
  }
  throw new TypeError(`a ${typeof value} cannot be a query parameter`);
}

/**
 * Guards every parameter: node:sqlite takes a leading object for named parameters, so that a stray
 * Date would silently bind nothing.
 */
export const sqliteParameters = (values: readonly unknown[]): SqliteValue[] => values.map(bound);
