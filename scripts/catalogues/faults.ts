import {
  type Catalogue,
  categoryOf,
  ENGLISH,
  englishText,
  fallsBack,
  isForNone,
  type Messages,
  neededKeys,
  stemOf,
} from './catalogue.ts';

/** Numbers to test when finding out which of them use a plural category. */
const TESTED_NUMBERS = 1000;

const sorted = (names: Iterable<string>): readonly string[] => [...new Set(names)].sort();

const placeholders = (text: string): readonly string[] =>
  sorted([...text.matchAll(/\{\{\s*(\w+)\s*(?:,\s*\w+\s*)?\}\}/g)].map(([, name = '']) => name));

/** Whether a category is used for a single number, so that a text may spell it out ("1 field"). */
function isForOneNumber(rules: Intl.PluralRules, category: string): boolean {
  let count = 0;
  for (let number = 0; number < TESTED_NUMBERS && count < 2; number += 1) {
    if (rules.select(number) === category) count += 1;
  }
  return count === 1;
}

type Reference = { readonly english: Messages; readonly rules: Intl.PluralRules };

function placeholderFault(key: string, text: string, { english, rules }: Reference): string | null {
  const expected = placeholders(englishText(english, key));
  const category = categoryOf(key);
  const isForOne = category !== null && (isForNone(category) || isForOneNumber(rules, category));
  const mayOmit = isForOne ? ['count'] : [];
  const found = sorted([
    ...placeholders(text),
    ...mayOmit.filter((name) => expected.includes(name)),
  ]);
  if (found.join() === expected.join()) return null;
  return `${key} has the placeholders (${placeholders(text).join(', ')}), English has (${expected.join(', ')})`;
}

/** Search synonyms are optional. */
const mayBeEmpty = (key: string): boolean => /SYNONYMS(\.|$)/.test(key);

const faultsOfText = (
  key: string,
  text: string,
  reference: Reference,
): readonly (string | null)[] => [
  typeof text === 'string' && (text.trim() !== '' || mayBeEmpty(key)) ? null : `${key} has no text`,
  placeholderFault(key, String(text), reference),
];

/** Errors of one catalogue compared with the English one of its bundle. */
function faultsOf({ bundle, messages }: Catalogue, reference: Reference): readonly string[] {
  const needed = neededKeys(reference.english, reference.rules);
  const stems = new Set([...needed].map(stemOf));
  const translated = new Set(Object.keys(messages).map(stemOf));
  const missing = [...needed].filter(
    (key) => !Object.hasOwn(messages, key) && (!fallsBack(bundle) || translated.has(stemOf(key))),
  );
  const unknown = Object.keys(messages).filter((key) => !needed.has(key));
  return [
    ...missing.map((key) => `${key} is missing`),
    ...unknown.map((key) =>
      categoryOf(key) !== null && stems.has(stemOf(key))
        ? `${key} is a plural form that the language does not have`
        : `${key} is not a key of the English bundle`,
    ),
    ...Object.entries(messages)
      .filter(([key]) => needed.has(key))
      .flatMap(([key, text]) => faultsOfText(key, text, reference))
      .filter((fault) => fault !== null),
  ];
}

/** English keys that exist in two bundles, which would make the bundle of a key ambiguous. */
function sharedKeys(english: readonly Catalogue[]): readonly string[] {
  const owners = new Map<string, string>();
  return english.flatMap(({ bundle, messages }) =>
    sorted(Object.keys(messages).map(stemOf)).flatMap((key) => {
      const owner = owners.get(key);
      owners.set(key, owner ?? bundle);
      return owner === undefined ? [] : [`${ENGLISH}/${bundle}: ${key} is also in ${owner}`];
    }),
  );
}

/**
 * Finds errors in the catalogues. A language with any text of a bundle must have all its keys, unless
 * English ones stand in, with the same placeholders and exactly its own plural forms. `languages`
 * are those of the product, such as `de`.
 */
export function catalogueFaults(
  catalogues: readonly Catalogue[],
  languages: readonly string[],
): readonly string[] {
  const english = catalogues.filter(({ language }) => language === ENGLISH);
  const englishByBundle = new Map(english.map(({ bundle, messages }) => [bundle, messages]));
  const faults = catalogues.flatMap((catalogue) => {
    const { language, bundle } = catalogue;
    const name = `${language}/${bundle}`;
    if (!languages.includes(language)) return [`${name}: the product has no language ${language}`];
    const source = englishByBundle.get(bundle);
    if (!source) return [`${name}: English has no such bundle`];
    const rules = new Intl.PluralRules(language);
    return faultsOf(catalogue, { english: source, rules }).map((fault) => `${name}: ${fault}`);
  });
  return [...faults, ...sharedKeys(english)];
}
