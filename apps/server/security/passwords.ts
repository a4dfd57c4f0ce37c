import { hash, verify } from '@node-rs/argon2';

/** argon2id with the parameters that OWASP recommends: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export type Passwords = {
  readonly hash: (password: string) => Promise<string>;
  /** Takes equally long for unknown accounts (`stored` is undefined). */
  readonly verify: (password: string, stored: string | null | undefined) => Promise<boolean>;
};

/** Composed letters, in which passwords are stored. */
const composed = (password: string): string => password.normalize('NFC');

/** All spellings of a password. Older ones are stored as they were typed. */
const spellings = (password: string): ReadonlySet<string> =>
  new Set([composed(password), password, password.normalize('NFD')]);

export function createPasswords(): Passwords {
  const dummyHash = hash('the password of no account', COST);
  return {
    hash: (password) => hash(composed(password), COST),
    verify: async (password, stored) => {
      for (const spelling of spellings(password))
        if (await verify(stored ?? (await dummyHash), spelling)) return typeof stored === 'string';
      return false;
    },
  };
}
