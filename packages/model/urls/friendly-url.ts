/**
 * Cyrillic letters of Russian, Ukrainian, and related languages, and Latin letters that don't
 * decompose.
 */
const LETTERS: { readonly [letter: string]: string } = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ґ: 'g',
  ѓ: 'gj',
  д: 'd',
  ђ: 'dj',
  е: 'e',
  ё: 'yo',
  є: 'ye',
  ж: 'zh',
  з: 'z',
  ѕ: 'dz',
  и: 'i',
  і: 'i',
  ї: 'yi',
  й: 'y',
  ј: 'j',
  к: 'k',
  ќ: 'kj',
  л: 'l',
  љ: 'lj',
  м: 'm',
  н: 'n',
  њ: 'nj',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  ћ: 'c',
  у: 'u',
  ў: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  џ: 'dz',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  å: 'a',
  ð: 'd',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ŋ: 'n',
  þ: 'th',
  ŧ: 't',
};

/** The maximum length of a page's `url`. */
const MAX_LENGTH = 255;

const transliterate = (letter: string): string =>
  LETTERS[letter] ?? letter.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Generates a URL slug from a name: lower case, whitespace to hyphens, Cyrillic and German umlauts
 * transliterated, everything but a–z, 0–9, hyphen, and underscore removed. Empty for a name without
 * letters it can map, such as a Japanese one.
 */
export function friendlyUrl(text: string): string {
  const letters = [...text.normalize('NFC').toLowerCase()].map(transliterate).join('');
  return letters
    .replace(/[\s\p{Pd}]+/gu, '-')
    .replace(/[^a-z0-9_-]/g, '')
    .replace(/-{2,}/g, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^-|-$/g, '');
}
