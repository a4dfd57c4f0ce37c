import type { SignedText } from '@plinth/contract';
import { isTokenFresh, type services } from '@plinth/contract';
import type { Handlers } from '../../rpc/context.ts';
import { openToken } from '../../security/access-token.ts';

type Proof = {
  readonly domain: string;
  readonly product_id: string;
  readonly license: SignedText | undefined;
  readonly key: string | undefined;
};

export type AccountsPorts = {
  readonly readProof: () => Promise<Proof>;
  /** ms since 1970 */
  readonly clock: () => number;
};

/** The site's account on the hub in use: a license for it goes out, a token for it comes in. */
export const createAccounts = ({
  readProof,
  clock,
}: AccountsPorts): Handlers<typeof services.AccountsService> => ({
  getLicense: async () => ({ license: (await readProof()).license ?? null }),
  readToken: async ({ token }) => {
    const { key, product_id, domain } = await readProof();
    const claims = key === undefined ? null : openToken(token, key);
    const isOurs = claims?.sub === product_id && claims.domain === domain;
    return { claims: isOurs && isTokenFresh(claims, clock()) ? claims : null };
  },
});
