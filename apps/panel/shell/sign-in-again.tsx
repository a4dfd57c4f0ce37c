import { LazyMount, lazyComponent } from '@plinth/ui';
import { useEffect, useRef, useState } from 'react';
import { pathOf } from '../router/hash-history.ts';
import { storeRedirect } from '../router/redirect.ts';
import { type AuthChallenge, onAuthChallenge } from '../rpc/auth-challenges.ts';
import { useBoot } from '../session/boot.ts';
import { rememberExpiry } from '../session/expired-session.ts';
import { hasUnsavedWork } from '../session/unsaved.ts';

const PasswordAgain = lazyComponent(
  async () => (await import('./password-again.tsx')).PasswordAgain,
);

/**
 * Prompts for the password when a call needs it: to sign in again without losing unsaved work, or to
 * confirm a sensitive change. Without unsaved work, an expired session reloads to the sign-in screen,
 * which explains it and leads back to the same path.
 */
export const SignInAgain = () => {
  const { user } = useBoot();
  const [challenge, setObstacle] = useState<AuthChallenge | null>(null);
  const [isNeeded, setNeeded] = useState(false);
  const answer = useRef<(isConfirmed: boolean) => void>(undefined);
  useEffect(() => {
    if (!user) return undefined;
    return onAuthChallenge((met) => {
      if (met === 'STEP_UP' || hasUnsavedWork()) {
        setObstacle(met);
        setNeeded(true);
        return new Promise((resolve) => {
          answer.current = resolve;
        });
      }
      rememberExpiry(true);
      storeRedirect(pathOf(window.location.hash));
      window.location.reload();
      return Promise.resolve(false);
    });
  }, [user]);
  const close = (isConfirmed: boolean) => {
    setObstacle(null);
    answer.current?.(isConfirmed);
  };
  return (
    user && (
      <LazyMount when={isNeeded}>
        <PasswordAgain challenge={challenge} onClose={close} />
      </LazyMount>
    )
  );
};
