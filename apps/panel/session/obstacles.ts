/** Why a call is blocked: no session, or a password confirmation is needed. */
export type Obstacle = 'UNAUTHENTICATED' | 'STEP_UP';

/** Prompts the user; resolves to true if the call can be repeated. */
export type Overcome = (obstacle: Obstacle) => Promise<boolean>;

let handler: Overcome | undefined;
let asking: Promise<boolean> | undefined;

/** Registers the prompt; returns a function that unregisters it. */
export const onObstacle = (overcome: Overcome): (() => void) => {
  handler = overcome;
  return () => {
    if (handler === overcome) handler = undefined;
  };
};

/** Blocked calls share one prompt. */
export const overcome: Overcome = async (obstacle) => {
  if (!handler) return false;
  asking ??= handler(obstacle).finally(() => {
    asking = undefined;
  });
  return asking;
};
