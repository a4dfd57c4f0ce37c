import { RpcError } from '@plinth/contract';
import type { AnswerChallenge, AuthChallenge } from './auth-challenges.ts';

const challengeOf = (error: unknown): AuthChallenge | null => {
  if (!(error instanceof RpcError)) return null;
  return error.type === 'UNAUTHENTICATED' || error.type === 'STEP_UP' ? error.type : null;
};

/** Makes a call, and repeats it after the user has signed in or confirmed the password. */
export const withAuthRetry = async <T>(
  answerChallenge: AnswerChallenge | undefined,
  call: () => Promise<T>,
): Promise<T> => {
  try {
    return await call();
  } catch (error) {
    const challenge = challengeOf(error);
    if (challenge && (await answerChallenge?.(challenge))) return call();
    throw error;
  }
};
