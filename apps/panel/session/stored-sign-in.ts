/** Credentials of a sign-in that failed because activation is missing; in memory only. */
export type StoredSignIn = {
  readonly email: string;
  readonly password: string;
  readonly remember: boolean;
  /** The server's message key. */
  readonly reason: string;
};

let stored: StoredSignIn | null = null;

export const storeSignIn = (signIn: StoredSignIn | null): void => {
  stored = signIn;
};

/** null if the activation screen wasn't reached from a failed sign-in. */
export const storedSignIn = (): StoredSignIn | null => stored;
