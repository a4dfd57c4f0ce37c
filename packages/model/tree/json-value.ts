/** Whether a value is a plain object rather than null or an array. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Open = { readonly value: unknown; readonly level: number };

function parts(value: object): { names: string[]; values: unknown[] } {
  if (Array.isArray(value)) return { names: [], values: value };
  return { names: Object.keys(value), values: Object.values(value) };
}

/**
 * Whether a value is plain JSON, at most `depth` levels deep, without keys that reach prototypes.
 */
export function hasOnlyJson(value: unknown, depth: number): boolean {
  const open: Open[] = [{ value, level: 1 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, level } = next;
    if (value === null || typeof value === 'string' || typeof value === 'boolean') continue;
    if (typeof value === 'number' && Number.isFinite(value)) continue;
    if (typeof value !== 'object' || level > depth) return false;
    const { names, values } = parts(value);
    if (names.some((name) => name === '__proto__' || name === 'constructor')) return false;
    for (const part of values) open.push({ value: part, level: level + 1 });
  }
  return true;
}
