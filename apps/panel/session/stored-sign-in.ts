/** What was typed when signing in failed for want of activation; only in memory of this tab. */
export type StoredSignIn = {
  readonly email: string;
  readonly password: string;
  readonly remember: boolean;
  /** Key of the message that the server gave. */
  readonly reason: string;
};

let stored: StoredSignIn | null = null;

export const storeSignIn = (signIn: StoredSignIn | null): void => {
  stored = signIn;
};

/** null: the activation screen was not reached by a failed sign-in. */
export const storedSignIn = (): StoredSignIn | null => stored;
