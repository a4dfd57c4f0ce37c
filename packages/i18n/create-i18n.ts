import { createInstance } from 'i18next';
import type { Messages } from './catalogue.ts';
import { english } from './english.ts';
import { createFormatters, type Formatters } from './format.ts';
import { DEFAULT_LOCALE, FALLBACK_LOCALES, type Locale, PSEUDO_LOCALE } from './locales.ts';
import { loadMessages } from './messages.ts';
import { pseudoMessages } from './pseudo.ts';

export type MessageValues = { readonly [name: string]: string | number };

/** Gives the text of a key; `count` among the values chooses the plural form. */
export type Translate = (key: string, values?: MessageValues) => string;

export type I18n = {
  readonly locale: Locale;
  /** Stays the same function until the language or the texts change. */
  readonly t: Translate;
  readonly format: Formatters;
  /** Whether any language of the fallback chain has the key. */
  readonly has: (key: string) => boolean;
  /** Resolves once the texts are there; nothing shows half a language. */
  readonly setLocale: (locale: Locale) => Promise<void>;
  /** Adds English texts that live elsewhere, for example beside a widget. */
  readonly addMessages: (messages: Messages) => void;
  /** Calls back after a change of language or texts; the answer ends it. */
  readonly subscribe: (listener: () => void) => () => void;
};

const NAMESPACE = 'plinth';

const createEngine = (locale: Locale) => {
  const engine = createInstance();
  // Keys are flat and contain dots; locale codes are the specification's (`uk_UA`), never cut.
  void engine.init({
    lng: locale,
    fallbackLng: [...FALLBACK_LOCALES],
    load: 'currentOnly',
    defaultNS: NAMESPACE,
    ns: [NAMESPACE],
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    initAsync: false,
    resources: { en: { [NAMESPACE]: { ...english } } },
  });
  return engine;
};

/** Ready at once in English; another language is there when `setLocale` has resolved. */
export const createI18n = (initial: Locale = DEFAULT_LOCALE): I18n => {
  const engine = createEngine(DEFAULT_LOCALE);
  const listeners = new Set<() => void>();
  const translator = (): Translate => {
    // Looking a key up costs the engine much more than a map; most texts have no values in them.
    const plain = new Map<string, string>();
    return (key, values) => {
      if (values) return engine.t(key, { ...values });
      const known = plain.get(key) ?? engine.t(key);
      plain.set(key, known);
      return known;
    };
  };
  let locale: Locale = DEFAULT_LOCALE;
  let t = translator();
  let format = createFormatters(locale);

  const changed = () => {
    t = translator();
    for (const listener of listeners) listener();
  };
  const added: Messages[] = [];
  const addPseudo = (messages: Messages) =>
    engine.addResources(PSEUDO_LOCALE, NAMESPACE, { ...pseudoMessages(messages) });
  const addMessages = (messages: Messages) => {
    added.push(messages);
    engine.addResources('en', NAMESPACE, { ...messages });
    if (locale === PSEUDO_LOCALE) addPseudo(messages);
    changed();
  };
  const setLocale = async (next: Locale) => {
    engine.addResources(next, NAMESPACE, { ...(await loadMessages(next)) });
    if (next === PSEUDO_LOCALE) for (const messages of added) addPseudo(messages);
    await engine.changeLanguage(next);
    locale = next;
    format = createFormatters(locale);
    changed();
  };
  if (initial !== DEFAULT_LOCALE) void setLocale(initial);

  return {
    get locale() {
      return locale;
    },
    get t() {
      return t;
    },
    get format() {
      return format;
    },
    has: (key) => engine.exists(key),
    setLocale,
    addMessages,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
