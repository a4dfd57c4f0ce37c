import { DEFAULT_LOCALE, LOCALES, type Locale, PSEUDO_LOCALE } from './locales.ts';
import type { Messages } from './messages.ts';
import { pseudoMessages } from './pseudo.ts';
import { CATALOGUES } from './registry/catalogues.gen.ts';
import type { Keys } from './registry/keys.gen.ts';

/** Texts that load together. */
export type Bundle = keyof Keys;

/** Every key that English has, a plural's without its form. */
export type MessageKey<B extends Bundle = Bundle> = Keys[B];

/** What follows a beginning in the keys that have it: `KeyTail<'EDITOR.STEP.'>` is `'ADD' | 'BLOCK'…` */
export type KeyTail<Start extends string, Key = MessageKey> = Key extends `${Start}${infer Tail}`
  ? Tail
  : never;

type Loader = () => Promise<{ readonly MESSAGES: Messages }>;

const LOADERS: { readonly [language: string]: { readonly [B in Bundle]?: Loader } } = CATALOGUES;

const loaderOf = (locale: Locale, bundle: Bundle): Loader | undefined =>
  LOADERS[locale.slice(0, 2)]?.[bundle];

/** Whether a language has all texts of these bundles. */
export const hasTexts = (locale: Locale, bundles: readonly Bundle[]): boolean =>
  locale === PSEUDO_LOCALE || bundles.every((bundle) => loaderOf(locale, bundle) !== undefined);

/** The languages that can be chosen where these bundles are shown. */
export const localesWith = (bundles: readonly Bundle[]): readonly Locale[] =>
  LOCALES.filter((locale) => hasTexts(locale, bundles));

/** Texts of a language that has them. */
export const loadMessages = async (locale: Locale, bundle: Bundle): Promise<Messages> => {
  const isPseudo = locale === PSEUDO_LOCALE;
  const loaded = await loaderOf(isPseudo ? DEFAULT_LOCALE : locale, bundle)?.();
  const messages = loaded?.MESSAGES ?? {};
  return isPseudo ? pseudoMessages(messages) : messages;
};
