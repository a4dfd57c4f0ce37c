/** Why a call has to wait for the person: no session, or one whose password was not asked lately. */
export type Obstacle = 'UNAUTHENTICATED' | 'STEP_UP';

/** Asks the person; true: the obstacle is gone and the call can go out again. */
export type Overcome = (obstacle: Obstacle) => Promise<boolean>;

let handler: Overcome | undefined;
let asking: Promise<boolean> | undefined;

/** Names the one who asks the person; the answer takes the name back. */
export const onObstacle = (overcome: Overcome): (() => void) => {
  handler = overcome;
  return () => {
    if (handler === overcome) handler = undefined;
  };
};

/** Calls that meet an obstacle wait here together for one answer. */
export const overcome: Overcome = async (obstacle) => {
  if (!handler) return false;
  asking ??= handler(obstacle).finally(() => {
    asking = undefined;
  });
  return asking;
};
