import { DEVICE_FACTS } from '@plinth/model';
import { useEffect } from 'react';
import { useCanvas } from '../../canvas/frame/canvas-context.ts';
import { useSession } from '../../core/session/context.ts';
import { zoomForPanel } from '../../core/view/zoom.ts';
import { OVERVIEW_ZOOM } from '../../core/view/zoom-steps.ts';

/** Zooms the canvas out to show several sections while the gallery is open. */
export function useOverview(): void {
  const { ui } = useSession();
  const canvas = useCanvas();
  useEffect(() => {
    if (!canvas) return;
    const { zoom: before, device } = ui.getState();
    const room = canvas.frame.parentElement?.clientWidth ?? 0;
    zoomForPanel(ui, room < DEVICE_FACTS[device].frame * OVERVIEW_ZOOM ? 'fit' : OVERVIEW_ZOOM);
    return () => {
      if (ui.getState().zoom === OVERVIEW_ZOOM) zoomForPanel(ui, before);
    };
  }, [ui, canvas]);
}
