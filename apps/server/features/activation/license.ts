import { license as licenseSchema, type RpcErrorType, type SignedText } from '@plinth/contract';
import { isSignedBy, parseHubKeys } from '../../security/hub-keys.ts';
import { CLOCK_TOLERANCE } from './ask-license.ts';

/** What a stored license is worth. `lapsed` ones block nothing. */
export type LicenseCheck =
  | { readonly state: 'active' | 'lapsed'; readonly ip: string; readonly until: number | null }
  | { readonly state: 'inactive'; readonly code: RpcErrorType };

export type LicenseFacts = {
  /** The hub's pinned keys. Undefined: none yet. */
  readonly key: string | undefined;
  readonly product_id: string;
  readonly domain: string;
  /** ms since 1970 */
  readonly now: number;
};

const inactive = (code: RpcErrorType): LicenseCheck => ({ state: 'inactive', code });

/** Verifies without a network. */
export function checkLicense(
  signed: SignedText | undefined,
  { key, product_id, domain, now }: LicenseFacts,
): LicenseCheck {
  const keys = key === undefined ? null : parseHubKeys(key);
  if (!signed || !keys) return inactive('PRODUCT_IS_NOT_ACTIVATED');
  if (!isSignedBy(keys, signed)) return inactive('AUTHORIZATION_FAILED');
  const license = licenseSchema.parse(JSON.parse(signed.text));
  if (license.product_id !== product_id || license.domain !== domain) {
    return inactive('PRODUCT_IS_NOT_ACTIVATED');
  }
  const { ip, issued, not_after: until } = license;
  if (until === null) return { state: 'active', ip, until };
  if (now < issued - CLOCK_TOLERANCE) return inactive('TIME_IS_FAKED');
  return { state: now > until ? 'lapsed' : 'active', ip, until };
}
