import { jsonShape } from './json-shape.ts';

/** Parses untrusted JSON. */

export const MAX_JSON_DEPTH = 64;

/** Maximum members of an object, and maximum length of a name. */
export const MAX_MEMBERS = 2000;
export const MAX_NAME_LENGTH = 256;

/** JSON that is too deep is still parsed up to this depth, to report the path and id. */
const MAX_PARSED_DEPTH = 100_000;

export type JsonResult =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly fault: 'notJson' | 'tooManyNames' }
  | {
      readonly ok: false;
      readonly fault: 'tooDeep' | 'unsafe';
      /** The parsed value, or as much of it as can be read. */
      readonly value: unknown;
      /** Path to the invalid part. Empty if it wasn't searched for. */
      readonly path: readonly string[];
    };

/** Only texts that match can contain an unsafe name. */
const UNSAFE_PATTERN = /__proto__|constructor|\\u/;

const LONE_SURROGATE = /\p{Cs}/u;

const isUnstorableText = (text: string): boolean =>
  text.includes('\0') || LONE_SURROGATE.test(text);

type Part = { readonly name: string; readonly value: unknown; readonly level: number };

/**
 * The path to the first invalid part. For values that are too deep, `isInvalid` must match them,
 * which ends the recursion.
 */
function findPath(part: Part, isInvalid: (part: Part) => boolean): string[] | undefined {
  if (isInvalid(part)) return [];
  const { value, level } = part;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, child] of Object.entries(value)) {
    const rest = findPath({ name, value: child, level: level + 1 }, isInvalid);
    if (rest) return [name, ...rest];
  }
  return undefined;
}

const root = (value: unknown): Part => ({ name: '', value, level: 1 });

const isTooDeep = ({ value, level }: Part): boolean =>
  level > MAX_JSON_DEPTH && typeof value === 'object' && value !== null;

/** A name that could lead to prototype pollution. */
const isUnsafe = ({ name }: Part): boolean => name === '__proto__' || name === 'constructor';

const isUnstorable = ({ name, value }: Part): boolean =>
  isUnstorableText(name) || (typeof value === 'string' && isUnstorableText(value));

/** The path to text that databases can't store unchanged. */
export const findUnstorableText = (value: unknown): readonly string[] | undefined =>
  findPath(root(value), isUnstorable);

const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

export function readJson(bytes: Uint8Array): JsonResult {
  let text: string;
  try {
    text = UTF8.decode(bytes);
  } catch {
    return { ok: false, fault: 'notJson' };
  }
  return readJsonText(text);
}

function parse(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

export function readJsonText(text: string): JsonResult {
  const { depth, members, nameLength } = jsonShape(text, MAX_PARSED_DEPTH);
  if (members > MAX_MEMBERS || nameLength > MAX_NAME_LENGTH) {
    return { ok: false, fault: 'tooManyNames' };
  }
  if (depth > MAX_JSON_DEPTH) {
    const value = depth > MAX_PARSED_DEPTH ? undefined : parse(text)?.value;
    const path = findPath(root(value), isTooDeep) ?? [];
    return { ok: false, fault: 'tooDeep', value, path };
  }
  const parsed = parse(text);
  if (!parsed) return { ok: false, fault: 'notJson' };
  const { value } = parsed;
  const path = UNSAFE_PATTERN.test(text) ? findPath(root(value), isUnsafe) : undefined;
  return path ? { ok: false, fault: 'unsafe', value, path } : { ok: true, value };
}
