import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Boot, isUnderConstruction } from './boot.ts';

const CHANNEL = 'plinth-launch';

/** Tells the other tabs of this browser that the site was launched. */
export function announceLaunch(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
}

/**
 * Notices that the site was launched elsewhere: in another tab at once, on another computer when the
 * user returns to this tab.
 */
export function useFollowLaunch({ config, user }: Boot): void {
  const queries = useQueryClient();
  const isWaiting = user !== null && config.is_under_construction;
  useEffect(() => {
    if (!isWaiting) return;
    const ask = () => void isUnderConstruction(queries);
    const askIfVisible = () => {
      if (document.visibilityState === 'visible') ask();
    };
    const channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener('message', ask);
    document.addEventListener('visibilitychange', askIfVisible);
    return () => {
      channel.close();
      document.removeEventListener('visibilitychange', askIfVisible);
    };
  }, [isWaiting, queries]);
}
