import { type License, license, type SignedText } from '@plinth/contract';
import { isSignedBy, type PublicHubKeys } from '../security/hub-keys.ts';

/** The license in a text that the hub has signed. Null if it's another text, such as a token. */
export function readLicense(keys: PublicHubKeys, signed: SignedText): License | null {
  if (!isSignedBy(keys, signed)) return null;
  try {
    return license.safeParse(JSON.parse(signed.text)).data ?? null;
  } catch {
    return null;
  }
}
