import { expect, test } from 'vitest';
import { missingLetters, shownLetters } from './language-letters.ts';

const LATIN = [{ unicode_range: 'U+0000-00FF,U+0131,U+0152-0153' }];

test.each([
  ['en', ''],
  ['de-DE', ''],
  ['fr', ''],
  ['pl', 'ąćęłńśźżĄĆĘŁŃŚŹŻ'],
  ['ru', 'АЯабвяё'],
  ['JA', 'あアの日本'],
  ['tlh', ''],
  ['sr', 'АШабђјљњћџ'],
  ['sr-Cyrl-RS', 'АШабђјљњћџ'],
  ['sr-Latn', 'čćđšž'],
  ['bs-Latn-BA', 'čćđšž'],
  ['bs-Cyrl', 'АШабђјљњћџ'],
  ['pl-Latn', 'ąćęłńśźżĄĆĘŁŃŚŹŻ'],
  ['de-1996', ''],
  ['kk-Latn', ''],
  ['zh-Hant', ''],
  ['zh-Hans-CN', '的一是中'],
  ['nb-Latn', ''],
  ['ja-Jpan', 'あアの日本'],
])('a font with Western letters lacks of %s: “%s”', (language, missing) => {
  expect(missingLetters(LATIN, language)).toBe(missing);
});

test('all files of a font count, and a file of unknown range has every letter', () => {
  expect(missingLetters([...LATIN, { unicode_range: 'U+0400-045F' }], 'ru')).toBe('');
  expect(missingLetters([{}], 'he')).toBe('');
  expect(missingLetters([{ unicode_range: 'U+0400-045F' }], 'en')).toBe('AZaz');
});

test('some of the letters are shown', () => {
  expect(shownLetters('ąć')).toBe('ą ć');
  expect(shownLetters('ąćęłńśźżĄ')).toBe('ą ć ę ł ń ś ź ż …');
});
