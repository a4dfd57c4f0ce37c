import { jsonShape } from './json-shape.ts';

/** Parses untrusted JSON. */

export const MAX_JSON_DEPTH = 64;

/** Maximum members of an object, and maximum length of a name. */
export const MAX_MEMBERS = 2000;
export const MAX_NAME_LENGTH = 256;

/** JSON that is too deep is still parsed up to this depth, to report the path and id. */
const READABLE_DEPTH = 100_000;

export type JsonReading =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly fault: 'notJson' | 'tooManyNames' }
  | {
      readonly ok: false;
      readonly fault: 'tooDeep' | 'unsafe';
      /** The parsed value, or as much of it as can be read. */
      readonly value: unknown;
      /** Path to the invalid part. Empty if it wasn't searched for. */
      readonly place: readonly string[];
    };

/** Only texts that match can contain an unsafe name. */
const SUSPECT = /__proto__|constructor|\\u/;

const LONE_SURROGATE = /\p{Cs}/u;

const isBrokenText = (text: string): boolean => text.includes('\0') || LONE_SURROGATE.test(text);

type Part = { readonly name: string; readonly value: unknown; readonly level: number };

/**
 * The path to the first invalid part. For values that are too deep, `isFault` must match them,
 * which ends the recursion.
 */
function placeOf(part: Part, isFault: (part: Part) => boolean): string[] | undefined {
  if (isFault(part)) return [];
  const { value, level } = part;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    const found = placeOf({ name, value: inner, level: level + 1 }, isFault);
    if (found) return [name, ...found];
  }
  return undefined;
}

const root = (value: unknown): Part => ({ name: '', value, level: 1 });

const isTooDeep = ({ value, level }: Part): boolean =>
  level > MAX_JSON_DEPTH && typeof value === 'object' && value !== null;

/** A name that could lead to prototype pollution. */
const isUnsafe = ({ name }: Part): boolean => name === '__proto__' || name === 'constructor';

const isBroken = ({ name, value }: Part): boolean =>
  isBrokenText(name) || (typeof value === 'string' && isBrokenText(value));

/** The path to text that databases can't store unchanged. */
export const brokenTextIn = (value: unknown): readonly string[] | undefined =>
  placeOf(root(value), isBroken);

const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

export function readJson(bytes: Uint8Array): JsonReading {
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

export function readJsonText(text: string): JsonReading {
  const { depth, members, nameLength } = jsonShape(text, READABLE_DEPTH);
  if (members > MAX_MEMBERS || nameLength > MAX_NAME_LENGTH) {
    return { ok: false, fault: 'tooManyNames' };
  }
  if (depth > MAX_JSON_DEPTH) {
    const value = depth > READABLE_DEPTH ? undefined : parse(text)?.value;
    const place = placeOf(root(value), isTooDeep) ?? [];
    return { ok: false, fault: 'tooDeep', value, place };
  }
  const parsed = parse(text);
  if (!parsed) return { ok: false, fault: 'notJson' };
  const { value } = parsed;
  const place = SUSPECT.test(text) ? placeOf(root(value), isUnsafe) : undefined;
  return place ? { ok: false, fault: 'unsafe', value, place } : { ok: true, value };
}
