import type { Caller } from './caller.ts';
import type { Signer } from './signing.ts';
import { newToken } from './tokens.ts';

const COOKIE = 'device';

/** Seconds in a year. */
const YEAR = 31_536_000;

export type KnownDevices = {
  /** Whether a browser has signed in to an account before. From now on, it has. */
  readonly meet: (account_id: number, caller: Pick<Caller, 'cookies'>) => boolean;
};

/** Browsers are recognized by a signed cookie that signing out leaves. */
export function createKnownDevices({ sign, isSigned }: Signer): KnownDevices {
  const text = (account_id: number, token: string) => `${account_id} ${token}`;
  return {
    meet: (account_id, { cookies }) => {
      const [known = '', signature = ''] = (cookies.get(COOKIE) ?? '').split('.');
      const isKnown = isSigned(text(account_id, known), signature);
      const token = isKnown ? known : newToken();
      cookies.set(COOKIE, `${token}.${sign(text(account_id, token))}`, YEAR);
      return isKnown;
    },
  };
}
