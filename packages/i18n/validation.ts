import type { MessageKey } from './catalogues.ts';
import type { I18n, MessageValues } from './create-i18n.ts';

/**
 * Error keys from validators and the server, with their messages. Synonymous keys share a message.
 */
export const VALIDATION_MESSAGES: { readonly [errorKey: string]: MessageKey } = {
  isEmpty: 'COMMON.VALIDATION.REQUIRED_VALUE',
  emailAddressInvalidHostname: 'COMMON.VALIDATION.INCORRECT_EMAIL',
  emailAddressInvalidFormat: 'COMMON.VALIDATION.INCORRECT_EMAIL',
  emailAddressInvalid: 'COMMON.VALIDATION.INCORRECT_EMAIL',
  hostnameUnknownTld: 'COMMON.VALIDATION.UNKNOWN_TOP_LEVEL_DOMAIN',
  hostnameLocalNameNotAllowed: 'COMMON.VALIDATION.LOCAL_NETWORK_NAME_NOT_ALLOWED',
  hostnameInvalidHostname: 'COMMON.VALIDATION.INVALID_HOSTNAME',
  hostnameInvalid: 'COMMON.VALIDATION.INVALID_HOSTNAME',
  incorrectURL: 'COMMON.VALIDATION.INCORRECT_URL',
  notUri: 'COMMON.VALIDATION.INVALID_URI',
  numberIsBigger: 'COMMON.VALIDATION.NUMBER_IS_BIGGER',
  numberIsSmaller: 'COMMON.VALIDATION.NUMBER_IS_SMALLER',
  stringLengthTooLong: 'COMMON.VALIDATION.STRING_LENGTH_TOO_LONG',
  stringLengthTooShort: 'COMMON.VALIDATION.STRING_LENGTH_TOO_SHORT',
  valueNotConfirm: 'COMMON.VALIDATION.NOT_CONFIRMED_VALUE',
  notSame: 'COMMON.VALIDATION.NOT_CONFIRMED_VALUE',
  valueInvalid: 'COMMON.VALIDATION.INCORRECT_VALUE',
  phoneInvalid: 'COMMON.VALIDATION.PHONE',
  postalCodeInvalid: 'MODULE.FACTS.POSTAL_CODE_INVALID',
  shortnameInvalid: 'MODULE.COMMENTS.SHORTNAME_INVALID',
  timesOverlap: 'MODULE.FACTS.HOURS_OVERLAP',
  unknownField: 'COMMON.VALIDATION.UNKNOWN_FIELD',
  homePageHidden: 'MODULE.PAGES.HOME_HIDDEN',
  currentPageDraft: 'MODULE.PAGES.CURRENT_DRAFT',
  generalPasswordMissing: 'MODULE.PAGES.PASSWORD.NO_GENERAL',
  ownPasswordMissing: 'MODULE.PAGES.PASSWORD.NO_OWN',
  publishedAtMissing: 'MODULE.PAGES.TIME_MISSING',
  tooManyRedirects: 'MODULE.REDIRECTS.LIMIT',
  lostCharacter: 'MODULE.REDIRECTS.LOST_CHARACTER',
  otherHost: 'MODULE.REDIRECTS.OTHER_HOST',
  tooManyAlike: 'MODULE.REDIRECTS.TOO_MANY_ALIKE',
  reservedPath: 'MODULE.REDIRECTS.RESERVED_PATH',
  livePage: 'MODULE.REDIRECTS.LIVE_PAGE',
  redirectLoop: 'MODULE.REDIRECTS.LOOP',
  redirectChain: 'MODULE.REDIRECTS.CHAIN',
  targetMissing: 'MODULE.REDIRECTS.TARGET_MISSING',
  tooManyWildcards: 'MODULE.REDIRECTS.TOO_MANY_WILDCARDS',
  otherSite: 'MODULE.REDIRECTS.OTHER_SITE',
  notSiteUrl: 'MODULE.REDIRECTS.NOT_SITE_URL',
  unknownWildcard: 'MODULE.REDIRECTS.UNKNOWN_WILDCARD',
  tooDeep: 'COMMON.VALIDATION.TOO_DEEP',
  insideItself: 'COMMON.VALIDATION.INSIDE_ITSELF',
  unknownFolder: 'COMMON.MESSAGES.NOT_FOUND',
  fileTooLarge: 'MODULE.MEDIA_LIBRARY.FILE_TOO_LARGE_ERROR_MESSAGE',
  incorrectExtension: 'MODULE.MEDIA_LIBRARY.INCORRECT_EXTENSION_ERROR_MESSAGE',
  imageMissing: 'MODULE.SHARE_CARD.FAULT.MISSING',
  imageFormat: 'MODULE.SHARE_CARD.FAULT.FORMAT',
  imageTooSmall: 'MODULE.SHARE_CARD.FAULT.TOO_SMALL',
  imageTooLarge: 'MODULE.SHARE_CARD.FAULT.TOO_LARGE',
  recordFound: 'COMMON.VALIDATION.VALUE_ALREADY_EXISTS',
};

const UNKNOWN_LIMIT_MESSAGES: {
  readonly [message: string]: readonly [needs: string, instead: MessageKey];
} = {
  'COMMON.VALIDATION.NUMBER_IS_BIGGER': ['max', 'COMMON.VALIDATION.NUMBER_IS_BIGGER_UNKNOWN'],
  'COMMON.VALIDATION.NUMBER_IS_SMALLER': ['min', 'COMMON.VALIDATION.NUMBER_IS_SMALLER_UNKNOWN'],
  'COMMON.VALIDATION.STRING_LENGTH_TOO_LONG': [
    'count',
    'COMMON.VALIDATION.STRING_LENGTH_TOO_LONG_UNKNOWN',
  ],
  'COMMON.VALIDATION.STRING_LENGTH_TOO_SHORT': [
    'count',
    'COMMON.VALIDATION.STRING_LENGTH_TOO_SHORT_UNKNOWN',
  ],
};

/**
 * The message for an error key of a field. `values` can contain the limit (`count`, `min`, `max`).
 * Keys that are message keys themselves (`MODULE.…`) are translated directly. Unknown keys get a
 * generic message.
 */
export const validationText = (
  { t, has }: Pick<I18n, 't' | 'has'>,
  errorKey: string,
  values: MessageValues = {},
): string => {
  const message = VALIDATION_MESSAGES[errorKey];
  if (!message || !has(message))
    return has(errorKey) ? t(errorKey, values) : t('COMMON.VALIDATION.INCORRECT_VALUE');
  const unknownLimit = UNKNOWN_LIMIT_MESSAGES[message];
  return unknownLimit && !(unknownLimit[0] in values) ? t(unknownLimit[1]) : t(message, values);
};
