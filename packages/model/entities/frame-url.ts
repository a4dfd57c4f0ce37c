import { z } from 'zod';
import { isPrivateNetworkHost } from '../validate/url.ts';
import { isSafeUrl } from './safe-url.ts';

/** Matches URLs without credentials before the host. */
const BARE_HOST = /^https?:\/\/[^/?#@]+(?:[/?#]|$)/i;

const HOST = /^https?:\/\/(\[[^\]]*\]|[^/?#:]*)/i;

/**
 * Rejects hosts such as `https://.` and `https://example..com`, and the punctuation that URLs allow
 * in hosts, because the host gets into a CSP. Allows one trailing dot.
 */
const CompleteHost = z.url({ hostname: /^(?:\[[\da-f:.]+\]|(?!\.)(?!.*\.\.)[\w.-]+)$/i });

/** Maximum length in characters. */
export const FRAME_URL_MAX = 2048;

/**
 * Whether a URL can be shown in an iframe: absolute, http or https, without credentials, and not on
 * a private network.
 */
export const isFrameUrl = (url: string): boolean =>
  isSafeUrl(url) &&
  BARE_HOST.test(url) &&
  CompleteHost.safeParse(url).success &&
  !isPrivateNetworkHost(HOST.exec(url)?.[1] ?? '');

/** The URL of an embedded page. See `isFrameUrl`. */
export const FrameUrl = z.string().max(FRAME_URL_MAX).refine(isFrameUrl, 'incorrectURL');

const EMBED = /<iframe\b[^>]*?\bsrc\s*=\s*(?:"([^"]*)"|'([^']*)')/i;

/** The URL of the iframe in an embed code. Null if there is none. */
export function embeddedUrl(code: string): string | null {
  const [, double, single] = EMBED.exec(code) ?? [];
  const url = double ?? single;
  return url === undefined
    ? null
    : url.trim().replaceAll('&amp;', '&').replace(/^\/\//, 'https://');
}

/** Whether a site allows its URL to be embedded, if that can be determined. */
export const FRAMINGS = ['frameable', 'not', 'unknown'] as const;
export type Framing = (typeof FRAMINGS)[number];
