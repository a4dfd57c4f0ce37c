import { LOCALES } from '../entities/settings.ts';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Codes of groups of countries and of no country. */
const NO_COUNTRIES = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);

const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
  (code) => !NO_COUNTRIES.has(code),
);

/** What people write besides full names and codes. */
const SHORT_NAMES = new Map([
  ['england', 'GB'],
  ['great britain', 'GB'],
  ['northern ireland', 'GB'],
  ['scotland', 'GB'],
  ['uk', 'GB'],
  ['united states of america', 'US'],
  ['usa', 'US'],
  ['wales', 'GB'],
]);

const namesIn = (language: string) =>
  new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });

/** The names of all countries in a language, given as a BCP 47 tag, in its order. */
export function countryNames(language: string): readonly string[] {
  const names = namesIn(language);
  const known = new Set(CODES.flatMap((code) => names.of(code) ?? []));
  return [...known].sort(new Intl.Collator(language).compare);
}

/** The name of the country that a browser is set to. Empty if its languages name none. */
export function countryOf(preferred: readonly string[], language: string): string {
  const region = preferred.map((tag) => new Intl.Locale(tag).region).find(Boolean);
  return (region && namesIn(language).of(region)) || '';
}

const codesByName = new Map<string, ReadonlyMap<string, string>>();

/** Codes by lowercase name. Deprecated codes such as `DD` have the name of the current one. */
function codesIn(language: string): ReadonlyMap<string, string> {
  const known = codesByName.get(language);
  if (known) return known;
  const names = namesIn(language);
  const codes = new Map<string, string>();
  for (const code of CODES) {
    const name = names.of(code)?.toLowerCase();
    const current = new Intl.Locale('und', { region: code }).region;
    if (name && current === code) codes.set(name, code);
  }
  codesByName.set(language, codes);
  return codes;
}

/**
 * The ISO code of a country that is written as a name in a language of the product, or as a code.
 * Undefined if it's unknown.
 */
export function countryCode(country: string): string | undefined {
  const name = country.trim().toLowerCase();
  if (name === '') return;
  const code = name.toUpperCase();
  if ([...codesIn('en').values()].includes(code)) return code;
  const languages = LOCALES.map((locale) => locale.replace('_', '-'));
  return (
    SHORT_NAMES.get(name) ?? languages.map((language) => codesIn(language).get(name)).find(Boolean)
  );
}
