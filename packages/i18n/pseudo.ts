import type { Messages } from './messages.ts';

const ACCENTS: Record<string, string> = {
  a: 'á',
  c: 'ç',
  d: 'ð',
  e: 'é',
  g: 'ğ',
  i: 'î',
  l: 'ļ',
  n: 'ñ',
  o: 'ó',
  r: 'ŕ',
  s: 'š',
  u: 'û',
  y: 'ý',
  z: 'ž',
  A: 'Á',
  C: 'Ç',
  D: 'Ð',
  E: 'É',
  I: 'Î',
  N: 'Ñ',
  O: 'Ó',
  P: 'Ƥ',
  R: 'Ŕ',
  S: 'Š',
  U: 'Û',
};

const PLACEHOLDER = /(\{\{[^}]*\}\})/;
const GROWTH = 1.4;

const accented = (text: string): string => [...text].map((char) => ACCENTS[char] ?? char).join('');

/** Adds accents and makes a text 40% longer. Placeholders in `{{…}}` stay unchanged. */
export const pseudoText = (text: string): string => {
  const body = text
    .split(PLACEHOLDER)
    .map((part) => (PLACEHOLDER.test(part) ? part : accented(part)))
    .join('');
  const missing = Math.max(1, Math.ceil(text.length * GROWTH) - text.length - 2);
  const words = 'wórð '
    .repeat(Math.ceil(missing / 5))
    .slice(0, missing)
    .trimEnd();
  return `[${body} ${words}]`;
};

export const pseudoMessages = (messages: Messages): Messages =>
  Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, pseudoText(text)]));
