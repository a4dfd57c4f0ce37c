import { DEFAULT_LOCALE, LOCALES, type Locale, PSEUDO_LOCALE } from './locales.ts';
import type { Messages } from './messages.ts';
import { pseudoMessages } from './pseudo.ts';
import { CATALOGUES } from './registry/catalogues.gen.ts';
import type { Keys } from './registry/keys.gen.ts';

/** A group of messages that load together. */
export type Bundle = keyof Keys;

/** All keys of the English messages. Plural keys don't include their suffix. */
export type MessageKey<B extends Bundle = Bundle> = Keys[B];

/** The part of matching keys after a prefix: `KeyTail<'EDITOR.STEP.'>` is `'ADD' | 'BLOCK'…` */
export type KeyTail<Start extends string, Key = MessageKey> = Key extends `${Start}${infer Tail}`
  ? Tail
  : never;

type Loader = () => Promise<{ readonly MESSAGES: Messages }>;

const LOADERS: { readonly [language: string]: { readonly [B in Bundle]?: Loader } } = CATALOGUES;

const loaderOf = (locale: Locale, bundle: Bundle): Loader | undefined =>
  LOADERS[locale.slice(0, 2)]?.[bundle];

/** Whether a language has all texts of the bundles. */
export const hasTexts = (locale: Locale, bundles: readonly Bundle[]): boolean =>
  locale === PSEUDO_LOCALE || bundles.every((bundle) => loaderOf(locale, bundle) !== undefined);

/** Languages that have all texts of the bundles. */
export const localesWith = (bundles: readonly Bundle[]): readonly Locale[] =>
  LOCALES.filter((locale) => hasTexts(locale, bundles));

/** Loads a bundle's texts in a language that has them. */
export const loadMessages = async (locale: Locale, bundle: Bundle): Promise<Messages> => {
  const isPseudo = locale === PSEUDO_LOCALE;
  const loaded = await loaderOf(isPseudo ? DEFAULT_LOCALE : locale, bundle)?.();
  const messages = loaded?.MESSAGES ?? {};
  return isPseudo ? pseudoMessages(messages) : messages;
};
