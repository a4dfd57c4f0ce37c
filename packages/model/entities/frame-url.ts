import { z } from 'zod';
import { isSafeUrl } from './safe-url.ts';

/** No credentials before the host. */
const BARE_HOST = /^https?:\/\/[^/?#@]+(?:[/?#]|$)/i;

/** No host as in `https://.` and `https://example..com`; one dot may close it. */
const WholeHost = z.url({ hostname: /^(?!\.)(?!.*\.\.)/ });

/** Characters of an address at most. */
export const FRAME_URL_MAX = 2048;

/** A whole http or https address without credentials: what a page may show in a frame. */
export const isFrameUrl = (url: string): boolean =>
  isSafeUrl(url) && BARE_HOST.test(url) && WholeHost.safeParse(url).success;

/** The address of a page that another page shows inside itself; see `isFrameUrl`. */
export const FrameUrl = z.string().max(FRAME_URL_MAX).refine(isFrameUrl, 'incorrectURL');

/** Whether a site lets its address be shown in a frame of this one, as far as that can be told. */
export const FRAMINGS = ['frameable', 'not', 'unknown'] as const;
export type Framing = (typeof FRAMINGS)[number];
