import { readStorage, writeStorage } from '@plinth/ui';
import { useEffect } from 'react';
import { quietClient } from '../rpc/client.ts';

/** How often the server is told that a page is open, in ms; it forgets one after a minute. */
const EVERY = 20_000;
const STORED = 'plinth_tab';

/** The name of this window, the same after a reload. */
const tabName = (): string => {
  const name =
    readStorage(STORED, 'sessionStorage') ?? crypto.getRandomValues(new Uint32Array(4)).join('-');
  writeStorage(STORED, name, 'sessionStorage');
  return name;
};

/** Tells the server that a page is open in the editor, so that nobody makes it a draft meanwhile. */
export const useKeptOpen = (pageId: number | null): void => {
  useEffect(() => {
    if (pageId === null) return undefined;
    const tell = (is_open: boolean) =>
      void quietClient.PagesService.keepOpen({ id: pageId, tab: tabName(), is_open }).catch(
        () => undefined,
      );
    const open = () => tell(true);
    const close = () => tell(false);
    open();
    const beat = setInterval(open, EVERY);
    // Closed, reloaded, or kept by the browser for its Back button.
    window.addEventListener('pagehide', close);
    window.addEventListener('pageshow', open);
    return () => {
      clearInterval(beat);
      window.removeEventListener('pagehide', close);
      window.removeEventListener('pageshow', open);
      close();
    };
  }, [pageId]);
};
