import type { ByteRange } from '../../storage/files/file-store.ts';

const FORM = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * Parses a `Range` header. Undefined: send the whole file, which servers may also do for multiple
 * ranges; null: the range can't be satisfied.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | null | undefined {
  const [, first = '', last = ''] = FORM.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start > end ? null : { start, end };
}
