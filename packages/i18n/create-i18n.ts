import { createInstance } from 'i18next';
import { type Bundle, hasTexts, loadMessages, type MessageKey } from './catalogues.ts';
import { createFormatters, type Formatters } from './format.ts';
import { uncapitalized } from './letter-case.ts';
import { DEFAULT_LOCALE, type Locale, languageTag } from './locales.ts';

export type MessageValues = { readonly [name: string]: string | number };

/** Translates a key. `count` in the values selects the plural form. */
export type Translate<B extends Bundle = Bundle> = (
  key: MessageKey<B>,
  values?: MessageValues,
) => string;

export type I18n<B extends Bundle = Bundle> = {
  /** The active language: the chosen one if it has all loaded bundles, otherwise English. */
  readonly locale: Locale;
  readonly bundles: readonly B[];
  /** Stays the same function until the language or texts change. */
  readonly t: Translate<B>;
  readonly format: Formatters;
  /** Whether a string, for example from the server, is the key of a loaded text. */
  readonly has: (key: string) => key is MessageKey<B>;
  /** Adds bundles. Resolves when their texts are loaded. */
  readonly load: (bundles: readonly B[]) => Promise<void>;
  /**
   * Changes the language. Resolves when all texts are loaded, so that languages are never mixed.
   */
  readonly setLocale: (locale: Locale) => Promise<void>;
  /** Calls the listener when the language or texts change. Returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
};

const JUST_NOW = 'COMMON.TEXT.JUST_NOW';

const createEngine = () => {
  const engine = createInstance();
  // Keys are flat and contain dots. Locale codes contain underscores (`uk_UA`) and aren't split.
  void engine.init({
    lng: DEFAULT_LOCALE,
    fallbackLng: false,
    load: 'currentOnly',
    ns: [],
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    initAsync: false,
    resources: {},
  });
  // `{{device, inline}}`: a name inside a sentence.
  engine.services.formatter?.add('inline', (value, language) =>
    uncapitalized(String(value), languageTag(language as Locale)),
  );
  return engine;
};

type Engine = ReturnType<typeof createEngine>;

/** Caches texts without values, because i18next lookups are much slower than a map. */
const createTranslate = <B extends Bundle>(engine: Engine, ns: readonly B[]): Translate<B> => {
  const cache = new Map<string, string>();
  return (key, values) => {
    if (values) return engine.t(key, { ...values, ns });
    const text = cache.get(key) ?? engine.t(key, { ns });
    cache.set(key, text);
    return text;
  };
};

/** Has no texts until `load` resolves. */
export const createI18n = <B extends Bundle = Bundle>(
  initial: Locale = DEFAULT_LOCALE,
): I18n<B> => {
  const engine = createEngine();
  const listeners = new Set<() => void>();
  let chosen = initial;
  let bundles: readonly B[] = [];
  let locale: Locale = DEFAULT_LOCALE;
  let t = createTranslate<B>(engine, bundles);
  let format = createFormatters(locale);

  const has = (key: string): key is MessageKey<B> => engine.exists(key, { count: 0, ns: bundles });
  // Not `addResourceBundle`, which would copy the texts and keep thousands of them twice.
  const fetchTexts = async (language: Locale, bundle: Bundle) => {
    const { data } = engine.store;
    const texts = data[language] ?? {};
    data[language] = texts;
    texts[bundle] ??= await loadMessages(language, bundle);
  };
  const change = async (requested: Locale, added: readonly B[]) => {
    const all = [...new Set([...bundles, ...added])];
    const next = hasTexts(requested, all) ? requested : DEFAULT_LOCALE;
    if (requested === chosen && next === locale && all.length === bundles.length) return;
    await Promise.all(all.map((bundle) => fetchTexts(next, bundle)));
    await engine.changeLanguage(next);
    [chosen, bundles, locale] = [requested, all, next];
    t = createTranslate<B>(engine, bundles);
    format = createFormatters(locale, has(JUST_NOW) ? t(JUST_NOW) : undefined);
    for (const listener of listeners) listener();
  };
  // Serializes changes, because each is based on the result of the previous one.
  let last: Promise<void> = Promise.resolve();
  const enqueue = (work: () => Promise<void>): Promise<void> => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };

  return {
    get locale() {
      return locale;
    },
    get bundles() {
      return bundles;
    },
    get t() {
      return t;
    },
    get format() {
      return format;
    },
    has,
    load: (added) => enqueue(() => change(chosen, added)),
    setLocale: (requested) => enqueue(() => change(requested, [])),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

/** Creates an instance and loads `bundles`, in English if the language doesn't have them all. */
export const loadI18n = async <B extends Bundle>(
  bundles: readonly B[],
  locale: Locale = DEFAULT_LOCALE,
): Promise<I18n<B>> => {
  const i18n = createI18n<B>(locale);
  await i18n.load(bundles);
  return i18n;
};
