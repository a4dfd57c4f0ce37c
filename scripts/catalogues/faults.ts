import { type Catalogue, categoryOf, ENGLISH, type Messages, stemOf } from './catalogue.ts';

/** Numbers to test when finding out which of them use a plural category. */
const TRIED = 1000;

const sorted = (names: Iterable<string>): readonly string[] => [...new Set(names)].sort();

const placeholders = (text: string): readonly string[] =>
  sorted([...text.matchAll(/\{\{\s*(\w+)\s*(?:,\s*\w+\s*)?\}\}/g)].map(([, name = '']) => name));

/** Whether a category is used for a single number, so that a text may spell it out ("1 field"). */
function isForOneNumber(rules: Intl.PluralRules, category: string): boolean {
  let count = 0;
  for (let number = 0; number < TRIED && count < 2; number += 1) {
    if (rules.select(number) === category) count += 1;
  }
  return count === 1;
}

type Asked = { readonly english: Messages; readonly rules: Intl.PluralRules };

/** The keys that a language needs, with its own plural forms. */
const neededKeys = ({ english, rules }: Asked): ReadonlySet<string> =>
  new Set(
    Object.keys(english).flatMap((key) =>
      categoryOf(key) === null
        ? [key]
        : rules.resolvedOptions().pluralCategories.map((category) => `${stemOf(key)}_${category}`),
    ),
  );

/** The English text to compare a translation with. For plurals, the `other` form. */
const original = (english: Messages, key: string): string =>
  english[categoryOf(key) === null ? key : `${stemOf(key)}_other`] ?? '';

function placeholderFault(key: string, text: string, { english, rules }: Asked): string | null {
  const wanted = placeholders(original(english, key));
  const category = categoryOf(key);
  const mayOmit = category !== null && isForOneNumber(rules, category) ? ['count'] : [];
  const found = sorted([...placeholders(text), ...mayOmit.filter((name) => wanted.includes(name))]);
  if (found.join() === wanted.join()) return null;
  return `${key} has the placeholders (${placeholders(text).join(', ')}), English has (${wanted.join(', ')})`;
}

/** Search synonyms are optional. */
const mayBeEmpty = (key: string): boolean => /SYNONYMS(\.|$)/.test(key);

const faultsOfText = (key: string, text: string, asked: Asked): readonly (string | null)[] => [
  typeof text === 'string' && (text.trim() !== '' || mayBeEmpty(key)) ? null : `${key} has no text`,
  placeholderFault(key, String(text), asked),
];

/** Errors of one catalogue compared with the English one of its bundle. */
function faultsOf({ messages }: Catalogue, asked: Asked): readonly string[] {
  const needed = neededKeys(asked);
  const stems = new Set([...needed].map(stemOf));
  const missing = [...needed].filter((key) => !Object.hasOwn(messages, key));
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
      .flatMap(([key, text]) => faultsOfText(key, text, asked))
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
 * Finds errors in the catalogues. A language with any text of a bundle must have all its keys, with
 * the same placeholders and exactly its own plural forms. `languages` are those of the product,
 * such as `de`.
 */
export function catalogueFaults(
  catalogues: readonly Catalogue[],
  languages: readonly string[],
): readonly string[] {
  const english = catalogues.filter(({ language }) => language === ENGLISH);
  const own = new Map(english.map(({ bundle, messages }) => [bundle, messages]));
  const faults = catalogues.flatMap((catalogue) => {
    const { language, bundle } = catalogue;
    const name = `${language}/${bundle}`;
    if (!languages.includes(language)) return [`${name}: the product has no language ${language}`];
    const source = own.get(bundle);
    if (!source) return [`${name}: English has no such bundle`];
    const rules = new Intl.PluralRules(language);
    return faultsOf(catalogue, { english: source, rules }).map((fault) => `${name}: ${fault}`);
  });
  return [...faults, ...sharedKeys(english)];
}
