import { hash, verify } from '@node-rs/argon2';

/** argon2id with the parameters that OWASP recommends: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export type Passwords = {
  readonly hash: (password: string) => Promise<string>;
  /** Takes equally long for unknown accounts (`stored` is undefined). */
  readonly verify: (password: string, stored: string | null | undefined) => Promise<boolean>;
};

export function createPasswords(): Passwords {
  const dummyHash = hash('the password of no account', COST);
  return {
    hash: (password) => hash(password, COST),
    verify: async (password, stored) => {
      const isMatch = await verify(stored ?? (await dummyHash), password);
      return isMatch && typeof stored === 'string';
    },
  };
}
