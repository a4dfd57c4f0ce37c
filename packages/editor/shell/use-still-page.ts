import { useEffect } from 'react';
import { useSession } from '../core/session/context.ts';

/** Whether the page stays where it is while the open panel covers the selection. */
export function useStillPage(isStill: boolean): void {
  const { ui } = useSession();
  useEffect(() => {
    ui.setState({ isPageStill: isStill });
  }, [ui, isStill]);
}
