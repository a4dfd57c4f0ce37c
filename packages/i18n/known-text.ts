import type { MessageKey } from './catalogues.ts';
import type { I18n, MessageValues } from './create-i18n.ts';

type KnownTextOptions = {
  readonly fallback: MessageKey;
  readonly values?: MessageValues | undefined;
};

/** Translates a key from the server or storage, with a fallback for unknown keys. */
export const knownText = (
  { t, has }: Pick<I18n, 't' | 'has'>,
  key: string,
  { fallback, values }: KnownTextOptions,
): string => t(has(key) ? key : fallback, values);
