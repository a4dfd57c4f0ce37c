import { createHash } from 'node:crypto';
import { CHALLENGE_FIELD, PROOF_FIELD, proofOf, TRAP_FIELD } from '@plinth/model';
import { expect, test } from 'vitest';
import { createChallenge, SPAM_SCORE, spamScore } from './spam-score.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest();
const SIGNATURE = 'signed';
let time = Date.parse('2026-11-29T10:00:00.000Z');
const ports = {
  clock: () => time,
  signer: {
    sign: () => SIGNATURE,
    isSigned: (_: string, signature: string) => signature === SIGNATURE,
  },
} as never;

type Post = { readonly values: Record<string, string>; readonly message: string };

const isSpam = async ({ values, message }: Post): Promise<boolean> => {
  const answers = [{ type: 'message', label: 'Message', value: message }] as const;
  return (await spamScore(new Map(Object.entries(values)), answers, ports)) >= SPAM_SCORE;
};

/** The work isn’t repeated: it takes most of the time of a test, and is the same for all. */
const PROVEN = createChallenge(ports);
const PROOF = await proofOf(PROVEN, sha256);
const STARTED = time;

/** A browser with the script, which sends `wait` ms after the first focus. */
function proven(wait: number): Record<string, string> {
  time = STARTED + wait;
  return { [CHALLENGE_FIELD]: PROVEN.challenge, [PROOF_FIELD]: PROOF };
}

const links = (count: number, seed: number) =>
  Array.from({ length: count }, (_, at) => `https://shop${seed}-${at}.example/`).join(' ');

/** What programs send, by how they do. */
const SPAM: readonly (readonly [string, (seed: number) => Post])[] = [
  [
    'fill in every field',
    (seed) => ({ values: { [TRAP_FIELD]: `https://a${seed}.example` }, message: 'Nice site' }),
  ],
  [
    'post links without a browser',
    (seed) => ({ values: {}, message: `Buy now ${links(4 + (seed % 5), seed)}` }),
  ],
  [
    'post markup of forums',
    (seed) => ({ values: {}, message: `[url=https://x${seed}.example]pills[/url] www.x.example` }),
  ],
  [
    'post anchors',
    (seed) => ({
      values: {},
      message: `<a href="https://c${seed}.example">casino</a> www.c.example`,
    }),
  ],
  [
    'run the script and send at once',
    (seed) => ({ values: proven(200), message: `SEO offer ${links(2, seed)}` }),
  ],
  [
    'send the challenge of another time, with links',
    (seed) => ({ values: proven(25 * 3_600_000), message: `Crypto ${links(4, seed)}` }),
  ],
];

const WORDS = ['boat', 'survey', 'Friday', 'price', 'harbor', 'engine', 'please', 'call', 'hull'];

/** What people send: most with the script, some without, some with a link or two. */
function honest(seed: number): Post {
  const words = Array.from({ length: 5 + (seed % 40) }, (_, at) => WORDS[(seed + at) % 9]);
  const listing = seed % 4 === 0 ? ` ${links(1 + (seed % 3), seed)}` : '';
  const values = seed % 5 === 0 ? {} : proven(3_000 + seed * 10);
  return { values: { ...values, [TRAP_FIELD]: '' }, message: words.join(' ') + listing };
}

test.each(SPAM)(
  'at most two percent of the spam of programs that %s gets through',
  async (_, make) => {
    let through = 0;
    for (let seed = 0; seed < 350; seed += 1) if (!(await isSpam(make(seed)))) through += 1;
    expect(through).toBeLessThanOrEqual(7);
  },
);

test('no honest message is taken for spam', async () => {
  let lost = 0;
  for (let seed = 0; seed < 200; seed += 1) if (await isSpam(honest(seed))) lost += 1;
  expect(lost).toBe(0);
});
