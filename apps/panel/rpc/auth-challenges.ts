/** Why a call is blocked: no session, or a password confirmation is needed. */
export type AuthChallenge = 'UNAUTHENTICATED' | 'STEP_UP';

/** Prompts the user; resolves to true if the call can be repeated. */
export type AnswerChallenge = (challenge: AuthChallenge) => Promise<boolean>;

let handler: AnswerChallenge | undefined;
let asking: Promise<boolean> | undefined;

/** Registers the prompt; returns a function that unregisters it. */
export const onAuthChallenge = (answerChallenge: AnswerChallenge): (() => void) => {
  handler = answerChallenge;
  return () => {
    if (handler === answerChallenge) handler = undefined;
  };
};

/** Blocked calls share one prompt. */
export const answerChallenge: AnswerChallenge = async (challenge) => {
  if (!handler) return false;
  asking ??= handler(challenge).finally(() => {
    asking = undefined;
  });
  return asking;
};
