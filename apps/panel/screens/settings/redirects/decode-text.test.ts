import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

/** The bytes of a text in an encoding of one byte per character. */
function encode(text: string, encoding: string): Uint8Array {
  const all = Uint8Array.from({ length: 256 }, (_, at) => at);
  const characters = [...new TextDecoder(encoding).decode(all)];
  return Uint8Array.from(text, (character) => characters.indexOf(character));
}

const TEXTS = [
  '/über-uns,/ueber-uns/',
  '/straße,/weg/',
  '/ÄRZTE,/team/',
  '/café/menü,/karte/',
  '/à-propos,/a-propos/',
  '/español/niños,/es/',
  '/smørrebrød,/mad/',
  '/“offer”–é,/offer/',
];

test.each(TEXTS)('%s is read in each encoding', (text) => {
  expect(decodeText(new TextEncoder().encode(text))).toBe(text);
  expect(decodeText(new TextEncoder().encode(`\uFEFF${text}`))).toBe(text);
  expect(decodeText(encode(text, 'windows-1252'))).toBe(text);
  expect(decodeText(encode(text, 'macintosh'))).toBe(text);
  const units = Uint16Array.from(`\uFEFF${text}`, (character) => character.charCodeAt(0));
  expect(decodeText(new Uint8Array(units.buffer))).toBe(text);
});

test('an empty file is an empty text', () => {
  expect(decodeText(new Uint8Array())).toBe('');
});
