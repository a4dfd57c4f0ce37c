import type { User } from '@plinth/contract';
import { useEffect, useRef } from 'react';
import { client } from '../rpc/client.ts';

const CHANNEL = 'plinth-sign-in';

/** Of this window, which gets its own messages, too. */
const OWN = Math.random();

/** Tells the other windows of this browser that someone has signed in. */
export function announceSignIn(from = OWN): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(from);
  channel.close();
}

/**
 * Notices for an open sign-in form that someone has signed in in another window: at once, or when the
 * user returns to this one.
 */
export function useFollowSignIn(onSignedIn: (user: User) => void, isOpen = true): void {
  const latest = useRef(onSignedIn);
  useEffect(() => {
    latest.current = onSignedIn;
  });
  useEffect(() => {
    if (!isOpen) return;
    let isGone = false;
    const ask = async () => {
      // The form works as before without an answer.
      const user = await client.AuthService.me().catch(() => null);
      if (user && user.id > 0 && !isGone) latest.current(user);
    };
    const askIfVisible = () => {
      if (document.visibilityState === 'visible') void ask();
    };
    const channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener('message', ({ data }) => data !== OWN && void ask());
    document.addEventListener('visibilitychange', askIfVisible);
    return () => {
      isGone = true;
      channel.close();
      document.removeEventListener('visibilitychange', askIfVisible);
    };
  }, [isOpen]);
}
