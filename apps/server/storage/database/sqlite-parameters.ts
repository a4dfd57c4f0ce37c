/** Types that node:sqlite binds directly. */
type SqliteValue = string | number | bigint | null;

const NUL = '\u0000';

function toSqliteValue(value: unknown): SqliteValue {
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
 * Validates every parameter. node:sqlite treats a leading object as named parameters, so a stray
 * Date would silently bind nothing.
 */
export const sqliteParameters = (values: readonly unknown[]): SqliteValue[] =>
  values.map(toSqliteValue);
