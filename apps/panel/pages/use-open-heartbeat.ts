import { readStorage, writeStorage } from '@plinth/ui';
import { useEffect } from 'react';
import { backgroundClient } from '../rpc/client.ts';

/** Heartbeat interval in ms; the server forgets an open page after a minute. */
const HEARTBEAT_MS = 20_000;
const STORED = 'plinth_tab';

/** An id for this window that survives a reload. */
const tabName = (): string => {
  const name =
    readStorage(STORED, 'sessionStorage') ?? crypto.getRandomValues(new Uint32Array(4)).join('-');
  writeStorage(STORED, name, 'sessionStorage');
  return name;
};

/** Reports a page as open in the editor, so that nobody can make it a draft. */
export const useOpenHeartbeat = (pageId: number | null): void => {
  useEffect(() => {
    if (pageId === null) return undefined;
    const tell = (is_open: boolean) =>
      void backgroundClient.PagesService.keepOpen({ id: pageId, tab: tabName(), is_open }).catch(
        () => undefined,
      );
    const open = () => tell(true);
    const close = () => tell(false);
    open();
    const sendHeartbeat = setInterval(open, HEARTBEAT_MS);
    // Closed, reloaded, or moved to the back/forward cache.
    window.addEventListener('pagehide', close);
    window.addEventListener('pageshow', open);
    return () => {
      clearInterval(sendHeartbeat);
      window.removeEventListener('pagehide', close);
      window.removeEventListener('pageshow', open);
      close();
    };
  }, [pageId]);
};
