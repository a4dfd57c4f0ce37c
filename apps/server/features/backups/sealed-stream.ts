import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Transform } from 'node:stream';

/**
 * Encrypted contents: a random salt, then chunks of AES-256-GCM, each with its tag. Every content has a
 * key of its own, so the nonces are the numbers of the chunks. The last one is marked: a content that
 * was cut off isn't taken for a whole one.
 */
const CIPHER = 'aes-256-gcm';
const SALT_BYTES = 32;
const KEY_BYTES = 32;
const TAG_BYTES = 16;
const NONCE_BYTES = 12;
const CHUNK_BYTES = 65_536;

const keyOf = (secret: Buffer, salt: Buffer): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, 'plinth backup content', KEY_BYTES));

function nonceOf(chunk: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES);
  nonce.writeUIntBE(chunk, 4, 6);
  nonce.writeUInt8(isLast ? 1 : 0, NONCE_BYTES - 1);
  return nonce;
}

type Work = (part: Buffer, isLast: boolean) => Buffer;

/** Works on parts of a size. The last one may be smaller. */
function inParts(size: number, work: Work): Transform {
  let held = Buffer.alloc(0);
  return new Transform({
    transform(bytes: Buffer, _, done) {
      held = Buffer.concat([held, bytes]);
      try {
        for (; held.length > size; held = held.subarray(size)) {
          this.push(work(held.subarray(0, size), false));
        }
        done();
      } catch (error) {
        done(error as Error);
      }
    },
    flush(done) {
      try {
        done(null, work(held, true));
      } catch (error) {
        done(error as Error);
      }
    },
  });
}

/** Encrypts. */
export function sealContent(secret: Buffer): Transform {
  const salt = randomBytes(SALT_BYTES);
  const key = keyOf(secret, salt);
  let chunk = 0;
  const stream = inParts(CHUNK_BYTES, (part, isLast) => {
    const cipher = createCipheriv(CIPHER, key, nonceOf(chunk, isLast));
    chunk += 1;
    return Buffer.concat([cipher.update(part), cipher.final(), cipher.getAuthTag()]);
  });
  stream.push(salt);
  return stream;
}

/** Decrypts. Fails if anything isn't as it was encrypted. */
export function openContent(secret: Buffer): Transform {
  let key: Buffer | undefined;
  let chunk = 0;
  const open: Work = (part, isLast) => {
    if (!key || part.length < TAG_BYTES) throw new Error('the content is cut off');
    const decipher = createDecipheriv(CIPHER, key, nonceOf(chunk, isLast));
    decipher.setAuthTag(part.subarray(part.length - TAG_BYTES));
    chunk += 1;
    const body = part.subarray(0, part.length - TAG_BYTES);
    return Buffer.concat([decipher.update(body), decipher.final()]);
  };
  let head = Buffer.alloc(0);
  const parts = inParts(CHUNK_BYTES + TAG_BYTES, open);
  const transform = parts._transform.bind(parts);
  parts._transform = (bytes: Buffer, encoding, done) => {
    if (key) return transform(bytes, encoding, done);
    head = Buffer.concat([head, bytes]);
    if (head.length < SALT_BYTES) return done();
    key = keyOf(secret, head.subarray(0, SALT_BYTES));
    return transform(head.subarray(SALT_BYTES), encoding, done);
  };
  return parts;
}
