/** A little work that a browser does before it sends a form, and that programs rarely do. */

export const FORM_CHALLENGE_URL = '/assets/form-challenge';

export type FormChallenge = {
  /** Signed by the server, with the time at which it was made. */
  readonly challenge: string;
  /** Zero bits with which the hash of challenge and proof has to begin. */
  readonly bits: number;
};

/** SHA-256. */
type Hash = (text: string) => Promise<Uint8Array> | Uint8Array;

const BITS_PER_BYTE = 8;

function zeroBits(hash: Uint8Array): number {
  const at = hash.findIndex((byte) => byte !== 0);
  if (at < 0) return hash.length * BITS_PER_BYTE;
  return at * BITS_PER_BYTE + Math.clz32(hash[at] ?? 0) - 24;
}

export async function isProof(
  { challenge, bits }: FormChallenge,
  proof: string,
  hash: Hash,
): Promise<boolean> {
  return zeroBits(await hash(`${challenge} ${proof}`)) >= bits;
}

/** The first number that is a proof. */
export async function proofOf(challenge: FormChallenge, hash: Hash): Promise<string> {
  for (let number = 0; ; number += 1) {
    if (await isProof(challenge, String(number), hash)) return String(number);
  }
}
