import { RpcError } from '@plinth/contract';
import type { Obstacle, Overcome } from '../session/obstacles.ts';

const obstacleOf = (error: unknown): Obstacle | null => {
  if (!(error instanceof RpcError)) return null;
  return error.type === 'UNAUTHENTICATED' || error.type === 'STEP_UP' ? error.type : null;
};

/** Makes a call, and repeats it after the user has signed in or confirmed the password. */
export const overcoming = async <T>(
  overcome: Overcome | undefined,
  call: () => Promise<T>,
): Promise<T> => {
  try {
    return await call();
  } catch (error) {
    const obstacle = obstacleOf(error);
    if (obstacle && (await overcome?.(obstacle))) return call();
    throw error;
  }
};
