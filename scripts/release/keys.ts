import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
} from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { releaseKeys } from '../../packages/contract/releases.ts';

export type SigningKey = {
  /** Raw, in base64. */
  readonly publicKey: string;
  /** Signature in base64. */
  readonly sign: (bytes: Buffer) => string;
};

const publicKeyOf = (key: KeyObject): string =>
  Buffer.from(key.export({ format: 'jwk' }).x ?? '', 'base64url').toString('base64');

/** Writes a private key, and its public key to `<file>.pub`. Never replaces a file. */
export function writeNewKey(file: string): void {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const text = privateKey.export({ type: 'pkcs8', format: 'pem' });
  writeFileSync(file, text, { mode: 0o600, flag: 'wx' });
  writeFileSync(`${file}.pub`, `${publicKeyOf(publicKey)}\n`, { flag: 'wx' });
}

export function readSigningKey(file: string): SigningKey {
  const key = createPrivateKey(readFileSync(file));
  if (key.asymmetricKeyType !== 'ed25519') throw new Error(`${file} is not an Ed25519 key.`);
  return {
    publicKey: publicKeyOf(createPublicKey(key)),
    sign: (bytes) => sign(null, bytes, key).toString('base64'),
  };
}

export function readPublicKey(file: string): string {
  const [key] = releaseKeys.parse([readFileSync(file, 'utf8').trim()]);
  return key ?? '';
}
