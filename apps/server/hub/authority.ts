import { type HubAnswer, type License, licenseRequest } from '@plinth/contract';
import { type HubKeys, signText } from '../security/hub-keys.ts';
import { encrypt, open } from '../security/sealing.ts';
import type { HubStore, LicenseRow } from '../storage/database/hub-store.ts';

export type AuthorityPorts = {
  readonly keys: HubKeys;
  readonly store: HubStore;
  /** ms since 1970 */
  readonly clock: () => number;
  /**
   * The hub within a site knows this site only, which may move to another domain. Null: a hub for
   * many sites, where each product id belongs to one domain.
   */
  readonly onlyProduct: (() => Promise<string>) | null;
};

/** Issues licenses. `ip` is where the request came from. */
export type Authority = (sealed: string, ip: string) => Promise<HubAnswer>;

/** How long a license of a hub for many sites is valid, in ms. */
const VALID_MS = 365 * 24 * 60 * 60_000;

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

export function createAuthority({ keys, store, clock, onlyProduct }: AuthorityPorts): Authority {
  const isAllowed = async (request: LicenseRow): Promise<boolean> =>
    onlyProduct ? request.product_id === (await onlyProduct()) : store.claimLicense(request);
  return async (sealed, ip) => {
    const opened = open(sealed, keys.sealing);
    const request = licenseRequest.safeParse(opened && parseJson(opened.text));
    if (!opened || !request.success) return { error: 'REQUEST_UNREADABLE' };
    const { product_id, domain } = request.data;
    const issued = clock();
    if (!(await isAllowed({ product_id, domain, ip, issued }))) {
      return { error: 'AUTHORIZATION_FAILED' };
    }
    const not_after = onlyProduct ? null : issued + VALID_MS;
    const license: License = { product_id, domain, ip, issued, not_after };
    const signed = signText(keys, JSON.stringify(license));
    return { answer: encrypt(JSON.stringify(signed), opened.answerKey) };
  };
}
