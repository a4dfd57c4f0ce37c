import { jsonShape } from './json-shape.ts';

/** Reading JSON that a stranger wrote. */

export const MAX_JSON_DEPTH = 64;

/** The most members of one object, and the most characters of a name. */
export const MAX_MEMBERS = 2000;
export const MAX_NAME_LENGTH = 256;

/** What is too deep is still read to here, to say where it is and who asked. */
const READABLE_DEPTH = 100_000;

export type JsonReading =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly fault: 'notJson' | 'tooManyNames' }
  | {
      readonly ok: false;
      readonly fault: 'tooDeep' | 'unsafe';
      /** What was sent, as far as it can be read. */
      readonly value: unknown;
      /** Names and positions that lead to the offender; empty where it was not looked for. */
      readonly place: readonly string[];
    };

/** Only texts with one of these can hold an unsafe name. */
const SUSPECT = /__proto__|constructor|\\u/;

const LONE_SURROGATE = /\p{Cs}/u;

const isBrokenText = (text: string): boolean => text.includes('\0') || LONE_SURROGATE.test(text);

type Part = { readonly name: string; readonly value: unknown; readonly level: number };

/** The way to the first part that is at fault; a fault of its own kind has to end what is too deep. */
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

/** A name that could reach a prototype. */
const isUnsafe = ({ name }: Part): boolean => name === '__proto__' || name === 'constructor';

const isBroken = ({ name, value }: Part): boolean =>
  isBrokenText(name) || (typeof value === 'string' && isBrokenText(value));

/** The way to text that a database would not give back as it was, in a value that was read. */
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
