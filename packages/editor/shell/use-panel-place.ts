import { useEffect } from 'react';
import { useSession } from '../core/session/context.ts';
import { isInPlaceAfter } from './panel-pins.ts';

/** Opens a panel next to the page if it takes the place of one that is. */
export function usePanelPlace(): void {
  const { ui } = useSession();
  useEffect(
    () =>
      ui.subscribe((now, before) => {
        const isInPlace = isInPlaceAfter(now, before);
        if (isInPlace !== now.isInPlace) ui.setState({ isInPlace });
      }),
    [ui],
  );
}
