import { onWidgetsLoaded } from '@plinth/widgets';
import { useEffect } from 'react';
import type { CanvasHandle } from '../canvas/frame/canvas-context.ts';
import { useDesign } from '../core/design/design-context.ts';

/** Shows the styles and presets of widgets that load while the page is open. */
export function useLoadedWidgets(canvas: CanvasHandle | null): void {
  const design = useDesign();
  useEffect(
    () =>
      onWidgetsLoaded(() => {
        design.showLoadedWidgets();
        canvas?.showLoadedWidgets();
      }),
    [design, canvas],
  );
}
