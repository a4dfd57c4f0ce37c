import {
  createCipheriv,
  createDecipheriv,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { publicKey, rawPublicKey } from './hub-keys.ts';

/**
 * Requests that only the owner of an X25519 key can read, and answers that only the sender can
 * read: an ephemeral key pair, HKDF, AES-256-GCM.
 */
export type Sealed = { readonly sealed: string; readonly answerKey: Buffer };
export type Opened = { readonly text: string; readonly answerKey: Buffer };

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

const keysOf = (secret: Buffer, ephemeral: string) => {
  const derive = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', secret, ephemeral, `plinth ${purpose}`, KEY_BYTES));
  return { requestKey: derive('request'), answerKey: derive('answer') };
};

export function encrypt(text: string, key: Buffer): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
}

/** Null if the text was encrypted with another key or changed. */
export function decrypt(encrypted: string, key: Buffer): string | null {
  const bytes = Buffer.from(encrypted, 'base64url');
  const body = bytes.subarray(NONCE_BYTES + TAG_BYTES);
  try {
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

/** Null if the key can't be used. */
export function seal(text: string, recipient: KeyObject): Sealed | null {
  const pair = generateKeyPairSync('x25519');
  const ephemeral = rawPublicKey(pair.publicKey);
  try {
    const secret = diffieHellman({ privateKey: pair.privateKey, publicKey: recipient });
    const { requestKey, answerKey } = keysOf(secret, ephemeral);
    return { sealed: `${ephemeral}.${encrypt(text, requestKey)}`, answerKey };
  } catch {
    return null;
  }
}

/** Null if it isn't sealed for this key. */
export function open(sealed: string, recipient: KeyObject): Opened | null {
  const [ephemeral = '', encrypted = ''] = sealed.split('.');
  try {
    const sender = publicKey('X25519', ephemeral);
    const secret = diffieHellman({ privateKey: recipient, publicKey: sender });
    const { requestKey, answerKey } = keysOf(secret, ephemeral);
    const text = decrypt(encrypted, requestKey);
    return text === null ? null : { text, answerKey };
  } catch {
    return null;
  }
}
