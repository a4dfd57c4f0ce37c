import { z } from 'zod';
import { isSafeUrl } from './safe-url.ts';

/** Matches URLs without credentials before the host. */
const BARE_HOST = /^https?:\/\/[^/?#@]+(?:[/?#]|$)/i;

/** Rejects hosts such as `https://.` and `https://example..com`. Allows one trailing dot. */
const CompleteHost = z.url({ hostname: /^(?!\.)(?!.*\.\.)/ });

/** Maximum length in characters. */
export const FRAME_URL_MAX = 2048;

/** Whether a URL can be shown in an iframe: absolute, http or https, without credentials. */
export const isFrameUrl = (url: string): boolean =>
  isSafeUrl(url) && BARE_HOST.test(url) && CompleteHost.safeParse(url).success;

/** The URL of an embedded page. See `isFrameUrl`. */
export const FrameUrl = z.string().max(FRAME_URL_MAX).refine(isFrameUrl, 'incorrectURL');

/** Whether a site allows its URL to be embedded, if that can be determined. */
export const FRAMINGS = ['frameable', 'not', 'unknown'] as const;
export type Framing = (typeof FRAMINGS)[number];
