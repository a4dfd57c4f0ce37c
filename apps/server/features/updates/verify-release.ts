import { verify } from 'node:crypto';
import { type ReleaseManifest, releaseManifest, releaseSignature } from '@plinth/contract';
import type { z } from 'zod';
import { publicKey } from '../../security/hub-keys.ts';
import { UpdateProblem } from './update-problem.ts';

/** Files of a release, as received. */
export type SignedManifest = { readonly manifest: Buffer; readonly signature: Buffer };

export function parseJson<T>(bytes: Buffer, schema: z.ZodType<T>): T | undefined {
  try {
    return schema.safeParse(JSON.parse(bytes.toString('utf8'))).data;
  } catch {
    return undefined;
  }
}

const rawKey = (key: string) =>
  publicKey('Ed25519', Buffer.from(key, 'base64').toString('base64url'));

/** What the signed bytes have to be. */
type Expected<T> = { readonly schema: z.ZodType<T>; readonly file: string };

/** Throws `UpdateProblem` unless one of the pinned keys has signed the bytes of the manifest. */
export function verifySigned<T>(
  { manifest, signature }: SignedManifest,
  pinned: readonly string[],
  { schema, file }: Expected<T>,
): T {
  const given = parseJson(signature, releaseSignature)?.signature ?? '';
  const isSigned = pinned.some((key) =>
    verify(null, manifest, rawKey(key), Buffer.from(given, 'base64')),
  );
  if (!isSigned) throw new UpdateProblem('NOT_SIGNED');
  const parsed = parseJson(manifest, schema);
  if (!parsed) throw new UpdateProblem('BROKEN_RELEASE_INFO', { file });
  return parsed;
}

/** The manifest of a release. Throws like `verifySigned`. */
export const verifyRelease = (signed: SignedManifest, pinned: readonly string[]): ReleaseManifest =>
  verifySigned(signed, pinned, { schema: releaseManifest, file: 'manifest.json' });
