const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Codes of groups of countries and of no country. */
const NO_COUNTRIES = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);

const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
  (code) => !NO_COUNTRIES.has(code),
);

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
