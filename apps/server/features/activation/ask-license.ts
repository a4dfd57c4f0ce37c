import {
  type LicenseRequest,
  license as licenseSchema,
  RpcError,
  type SignedText,
  signedText,
} from '@plinth/contract';
import type { z } from 'zod';
import { isSignedBy, type PublicHubKeys, parseHubKeys } from '../../security/hub-keys.ts';
import { decrypt, seal } from '../../security/sealing.ts';
import type { HubLink } from './hub-link.ts';

/** By how much the clocks of the site and the hub may differ, in ms. */
export const CLOCK_TOLERANCE = 24 * 60 * 60_000;

function parseJson<T>(text: string, schema: z.ZodType<T>): T {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new RpcError('REPSONSE_PARSE_ERROR');
  }
}

async function exchange(hub: HubLink, keys: PublicHubKeys, claim: LicenseRequest) {
  const sealed = seal(JSON.stringify(claim), keys.sealing);
  if (!sealed) throw new RpcError('COULDNOT_ENCRYPT_SOURCE');
  const response = await hub.ask(sealed.sealed);
  if ('error' in response) {
    const isRefused = response.error === 'AUTHORIZATION_FAILED';
    throw new RpcError(isRefused ? 'AUTHORIZATION_FAILED' : 'ERROR_IN_RESPONSE');
  }
  const text = decrypt(response.answer, sealed.answerKey);
  if (text === null) throw new RpcError('UNABLE_DECRYPT_REPSONSE');
  return parseJson(text, signedText);
}

export type AskPorts = {
  readonly hub: HubLink;
  /** The hub's public keys as text. */
  readonly key: string;
  /** ms since 1970 */
  readonly now: number;
};

/** Asks the hub for a license and verifies it. Throws an `RpcError` with an activation code. */
export async function askLicense(
  claim: LicenseRequest,
  { hub, key, now }: AskPorts,
): Promise<SignedText> {
  const keys = parseHubKeys(key);
  if (!keys) throw new RpcError('COULDNOT_ENCRYPT_SOURCE');
  const signed = await exchange(hub, keys, claim);
  if (!isSignedBy(keys, signed)) throw new RpcError('UNABLE_DECRYPT_REPSONSE');
  const license = parseJson(signed.text, licenseSchema);
  if (license.product_id !== claim.product_id || license.domain !== claim.domain) {
    throw new RpcError('AUTHORIZATION_FAILED');
  }
  if (Math.abs(now - license.issued) > CLOCK_TOLERANCE) throw new RpcError('TIME_IS_FAKED');
  return signed;
}
