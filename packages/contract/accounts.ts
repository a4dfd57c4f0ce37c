import { z } from 'zod';
import { signedText } from './hub.ts';

/** What the panel and the accounts of a hub on another server tell each other (docs/hub.md). */

export const ACCOUNTS_APP_ID = 'plinth';

/** What the panel says of its site. `license` proves it. */
export const accountsEnvironment = z.object({
  /** Origin of the panel, which answers are sent to. */
  origin: z.url({ protocol: /^https?$/ }),
  version: z.string().max(32),
  license: signedText,
});
export type AccountsEnvironment = z.output<typeof accountsEnvironment>;

/** What the hub knows of the site. The panel sends it back with the request for a token. */
export const productInfo = accountsEnvironment.extend({
  product_id: z.string().max(64),
  domain: z.string().max(253),
});
export type ProductInfo = z.output<typeof productInfo>;

/** What an access token says. Only the hub accepts it; it never signs in here. */
export const accessClaims = z.object({
  iss: z.literal('plinth-hub'),
  aud: z.literal(ACCOUNTS_APP_ID),
  /** Product ID. */
  sub: z.string().min(1).max(64),
  domain: z.string().min(1).max(253),
  /** s since 1970. */
  exp: z.int().positive(),
});
export type AccessClaims = z.output<typeof accessClaims>;

/** Longest access token in characters. */
export const MAX_TOKEN = 4096;

/** How long before its end a token is no longer used, in s. */
export const TOKEN_EXPIRY_OFFSET = 21_600;

/** Whether a token is still in use. `now` in ms since 1970. */
export const isTokenFresh = ({ exp }: Pick<AccessClaims, 'exp'>, now: number): boolean =>
  now < (exp - TOKEN_EXPIRY_OFFSET) * 1000;

/** Messages of the accounts to the panel. */
export const accountsMessage = z.discriminatedUnion('action', [
  z.object({
    module: z.literal('accounts'),
    action: z.literal('setToken'),
    body: z.object({ access_token: z.string().max(MAX_TOKEN) }),
  }),
  z.object({
    module: z.literal('accounts'),
    action: z.literal('setProductInfo'),
    body: z.object({ productInfo }),
  }),
]);
export type AccountsMessage = z.output<typeof accountsMessage>;
