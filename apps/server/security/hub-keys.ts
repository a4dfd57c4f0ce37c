import {
  createPrivateKey,
  createPublicKey,
  type KeyObject,
  sign as signBytes,
  verify,
} from 'node:crypto';
import type { SignedText } from '@plinth/contract';
import { deriveKey } from './signing.ts';

/** The hub's keys, derived from the secret of its data folder. */
export type HubKeys = {
  /** Ed25519 */
  readonly signing: KeyObject;
  /** X25519 */
  readonly sealing: KeyObject;
  /** The public parts, which sites pin. */
  readonly text: string;
};

export type PublicHubKeys = Readonly<Record<'signing' | 'sealing', KeyObject>>;

/** PKCS #8 headers of raw 32-byte keys. */
const PKCS8 = {
  ed25519: '302e020100300506032b657004220420',
  x25519: '302e020100300506032b656e04220420',
} as const;

const privateKey = (curve: keyof typeof PKCS8, raw: Buffer): KeyObject =>
  createPrivateKey({
    key: Buffer.concat([Buffer.from(PKCS8[curve], 'hex'), raw]),
    format: 'der',
    type: 'pkcs8',
  });

export const rawPublicKey = (key: KeyObject): string => key.export({ format: 'jwk' }).x ?? '';

export const publicKey = (crv: 'Ed25519' | 'X25519', x: string): KeyObject =>
  createPublicKey({ key: { kty: 'OKP', crv, x }, format: 'jwk' });

export function deriveHubKeys(secret: Buffer): HubKeys {
  const signing = privateKey('ed25519', deriveKey(secret, 'hub signing'));
  const sealing = privateKey('x25519', deriveKey(secret, 'hub sealing'));
  const text = [signing, sealing].map((key) => rawPublicKey(createPublicKey(key))).join('.');
  return { signing, sealing, text };
}

/** Null if the text isn't a pair of keys. */
export function parseHubKeys(text: string): PublicHubKeys | null {
  const [signing = '', sealing = ''] = text.split('.');
  try {
    return { signing: publicKey('Ed25519', signing), sealing: publicKey('X25519', sealing) };
  } catch {
    return null;
  }
}

export const signText = ({ signing }: Pick<HubKeys, 'signing'>, text: string): SignedText => ({
  text,
  signature: signBytes(null, Buffer.from(text), signing).toString('base64url'),
});

export const isSignedBy = (
  { signing }: Pick<PublicHubKeys, 'signing'>,
  { text, signature }: SignedText,
): boolean => verify(null, Buffer.from(text), signing, Buffer.from(signature, 'base64url'));
