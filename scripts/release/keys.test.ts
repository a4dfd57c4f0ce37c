import { createPublicKey, verify } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readPublicKey, readSigningKey, writeNewKey } from './keys.ts';

const folder = mkdtempSync(join(tmpdir(), 'plinth-keys-'));
const file = join(folder, 'release.key');
writeNewKey(file);
afterAll(() => rmSync(folder, { recursive: true }));

test('a signature is valid for the public key that releases contain', () => {
  const bytes = Buffer.from('manifest');
  const key = readSigningKey(file);
  const signature = Buffer.from(key.sign(bytes), 'base64');
  const x = Buffer.from(readPublicKey(`${file}.pub`), 'base64').toString('base64url');
  const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  expect(verify(null, bytes, publicKey, signature)).toBe(true);
  expect(verify(null, Buffer.from('another'), publicKey, signature)).toBe(false);
  expect(readPublicKey(`${file}.pub`)).toBe(key.publicKey);
});

test('only its owner can read the private key, and no key replaces it', () => {
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const before = readFileSync(file);
  expect(() => writeNewKey(file)).toThrow('EEXIST');
  expect(readFileSync(file)).toEqual(before);
});

test('other keys are refused', () => {
  const other = join(folder, 'other.pub');
  writeFileSync(other, 'AAAA');
  expect(() => readPublicKey(other)).toThrow();
  expect(() => readSigningKey(other)).toThrow();
});
