import { createHash, randomBytes } from 'node:crypto';
import type { SubmissionAnswer } from '@plinth/contract';
import {
  CHALLENGE_FIELD,
  type FormChallenge,
  isProof,
  PROOF_FIELD,
  TRAP_FIELD,
} from '@plinth/model';
import type { Signer } from '../../security/signing.ts';

/** From this score on, a submission is spam. It’s stored all the same. */
export const SPAM_SCORE = 10;

const POINTS = { trap: 10, noProof: 3, tooFast: 6, link: 2, markup: 5 };
const MAX_LINK_POINTS = 8;

const PROOF_BITS = 12;
/** ms. People need longer to fill in a form. */
const MIN_WRITING_MS = 2_000;
const MAX_AGE_MS = 24 * 3_600_000;

type Ports = { readonly signer: Signer; readonly clock: () => number };

/** A new challenge. Nothing is stored. */
export function createChallenge({ signer, clock }: Ports): FormChallenge {
  const text = `${clock()}.${randomBytes(9).toString('base64url')}`;
  return { challenge: `${text}.${signer.sign(text)}`, bits: PROOF_BITS };
}

/** When a challenge was made. Undefined if it isn’t one of ours. */
function madeAt(challenge: string, { signer, clock }: Ports): number | undefined {
  const [time = '', nonce = '', signature = ''] = challenge.split('.');
  const made = Number(time);
  const isOurs = signer.isSigned(`${time}.${nonce}`, signature);
  return isOurs && clock() - made < MAX_AGE_MS ? made : undefined;
}

const sha256 = (text: string): Uint8Array => createHash('sha256').update(text).digest();

async function proofPoints(values: ReadonlyMap<string, string>, ports: Ports): Promise<number> {
  const challenge = values.get(CHALLENGE_FIELD) ?? '';
  const made = madeAt(challenge, ports);
  const proof = values.get(PROOF_FIELD) ?? '';
  if (made === undefined || !(await isProof({ challenge, bits: PROOF_BITS }, proof, sha256))) {
    return POINTS.noProof;
  }
  return ports.clock() - made < MIN_WRITING_MS ? POINTS.tooFast : 0;
}

function contentPoints(answers: readonly SubmissionAnswer[]): number {
  const text = answers.map(({ value }) => value).join('\n');
  const links = text.match(/https?:\/\/|www\./gi)?.length ?? 0;
  const hasMarkup = /<a\s|\[url|\[link/i.test(text);
  return Math.min(links * POINTS.link, MAX_LINK_POINTS) + (hasMarkup ? POINTS.markup : 0);
}

/** How much a submission looks like spam. Nothing here refuses it. */
export async function spamScore(
  values: ReadonlyMap<string, string>,
  answers: readonly SubmissionAnswer[],
  ports: Ports,
): Promise<number> {
  const trap = values.get(TRAP_FIELD) ? POINTS.trap : 0;
  return trap + contentPoints(answers) + (await proofPoints(values, ports));
}
