/** Schemes that a link may have. All others are refused, such as `javascript:`, `data:`, `vbscript:`. */

/** A host follows `://`. */
const WEB_SCHEMES = ['http', 'https', 'ftp'] as const;

/** They open a program of the visitor: mail, calls, messages, calendars, maps, and chats. */
const APP_SCHEMES = [
  ...['mailto', 'tel', 'sms', 'webcal', 'webcals', 'geo', 'sip', 'sips', 'xmpp'],
  ...['whatsapp', 'tg', 'viber', 'skype', 'facetime', 'facetime-audio', 'callto'],
] as const;

export const LINK_SCHEMES: readonly string[] = [...WEB_SCHEMES, ...APP_SCHEMES];

const APP = new RegExp(`^(${APP_SCHEMES.join('|')}):(.*)$`, 'is');

/** The scheme, in lower case, and the rest of a URL that opens a program. Null for any other. */
export function appUrlParts(
  url: string,
): { readonly scheme: string; readonly rest: string } | null {
  const [, scheme, rest] = APP.exec(url) ?? [];
  return scheme === undefined ? null : { scheme: scheme.toLowerCase(), rest: rest ?? '' };
}
