import { createHmac, hkdfSync } from 'node:crypto';
import { constantTimeEqual } from './tokens.ts';

/** Signs and verifies texts for one purpose, with a key of its own. */
export type Signer = {
  readonly sign: (text: string) => string;
  readonly isSigned: (text: string, signature: string) => boolean;
};

const KEY_BYTES = 32;

/** Derives a key for one purpose from the installation's secret. */
export const deriveKey = (secret: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES));

export function createSigner(secret: Buffer, purpose: string): Signer {
  const key = deriveKey(secret, purpose);
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  return { sign, isSigned: (text, signature) => constantTimeEqual(sign(text), signature) };
}
