import {
  ACCOUNTS_APP_ID,
  type AccountsEnvironment,
  type AccountsMessage,
  accountsMessage,
  type BootConfig,
  type ProductInfo,
} from '@plinth/contract';
import { type Locale, languageTag } from '@plinth/i18n';

/** URL of the accounts of a hub on another server, with a slash at the end. Null: there are none. */
export const accountsUrl = ({ hub_url }: BootConfig): string | null =>
  URL.canParse(hub_url) ? `${hub_url}accounts/` : null;

/** A JSON value as base64url. */
const encode = (value: unknown): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

type InfoQuery = {
  readonly locale: Locale;
  readonly theme: string;
  readonly environment: AccountsEnvironment;
};

/** Sends `setProductInfo`. */
export const productInfoUrl = (url: string, { locale, theme, environment }: InfoQuery): string => {
  const query = new URLSearchParams({
    app_id: ACCOUNTS_APP_ID,
    language_locale: locale,
    template_id: theme,
    environment: encode(environment),
  });
  return `${url}product-info/?${query}`;
};

/** Sends `setToken`. */
export const authUrl = (
  url: string,
  { locale, info }: { readonly locale: Locale; readonly info: ProductInfo },
): string => {
  const query = new URLSearchParams({
    app_id: ACCOUNTS_APP_ID,
    lang: languageTag(locale).slice(0, 2),
    language_locale: locale,
    request: encode(info),
  });
  return `${url}auth/?${query}`;
};

type Sender = Pick<MessageEvent, 'origin' | 'source' | 'data'>;

/** A message of the accounts. Null unless it comes from their origin and from the panel's own frame. */
export function readAccountsMessage(
  { origin, source, data }: Sender,
  { url, frame }: { readonly url: string; readonly frame: MessageEventSource | null | undefined },
): AccountsMessage | null {
  if (origin !== new URL(url).origin || !frame || source !== frame) return null;
  return accountsMessage.safeParse(data).data ?? null;
}
