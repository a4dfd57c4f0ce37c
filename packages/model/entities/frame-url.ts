import { z } from 'zod';
import { decodeReferences } from '../urls/character-references.ts';
import { normalUrl } from '../urls/normal-url.ts';
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

const FRAME = /<(?:iframe|embed)\b((?:"[^"]*"|'[^']*'|[^>"'])*)>/gi;

/** Consent tools and loaders of images keep the URL aside: `data-src`, `data-lazy-src`. */
const SOURCE = /(?:^|[\s"'/])((?:data-[\w-]*)?src)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

/** What stands in `src` until the frame is loaded. */
const NOTHING = /^(?:about:|data:|javascript:|#|$)/i;

/** Longer texts are no embed codes. */
const MAX_CODE = 20_000;

function sourceOf(attributes: string): string | undefined {
  const sources = [...attributes.matchAll(SOURCE)].map(([, name = '', ...values]) => ({
    isAside: name.toLowerCase() !== 'src',
    url: (values.find((value) => value !== undefined) ?? '').trim(),
  }));
  const loaded = sources.filter(({ url }) => !NOTHING.test(url));
  return (loaded.find(({ isAside }) => !isAside) ?? loaded[0] ?? sources[0])?.url;
}

/** The URL of the frame in an embed code, also in an escaped one. Null if there is none. */
export function embeddedUrl(code: string): string | null {
  if (code.length > MAX_CODE) return null;
  const html = code.includes('<') ? code : decodeReferences(code);
  const urls = [...html.matchAll(FRAME)].map(([, attributes = '']) => sourceOf(attributes));
  const url = urls.find((each) => each !== undefined);
  return url === undefined ? null : normalUrl(url);
}

/** Whether a site allows its URL to be embedded, if that can be determined. */
export const FRAMINGS = ['frameable', 'not', 'unknown'] as const;
export type Framing = (typeof FRAMINGS)[number];
