import type { Messages } from './catalogue.ts';
import { english } from './english.ts';
import { DEFAULT_LOCALE, type Locale, PSEUDO_LOCALE } from './locales.ts';
import { pseudoMessages } from './pseudo.ts';

type Loader = () => Promise<Messages>;

/** Languages that have texts of their own. A language joins the pickers by being listed here. */
const LOADERS: { readonly [L in Locale]?: Loader } = {
  [DEFAULT_LOCALE]: async () => english,
  [PSEUDO_LOCALE]: async () => pseudoMessages(english),
};

export const hasMessages = (locale: Locale): boolean => Object.hasOwn(LOADERS, locale);

export const loadMessages = async (locale: Locale): Promise<Messages> =>
  (await LOADERS[locale]?.()) ?? {};
