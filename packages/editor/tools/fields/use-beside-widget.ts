import type { RefObject } from 'react';
import { useCanvas } from '../../canvas/frame/canvas-context.ts';
import { toWindow } from '../../canvas/frame/viewport.ts';
import { type Box, toBox } from '../../core/geometry/box.ts';
import { useSession } from '../../core/session/context.ts';
import { shiftBesidePanel } from '../../core/view/beside-panel.ts';
import { isSmallScreen } from '../../core/view/small-screen.ts';

const boxOf = (element: Element | null | undefined): Box | null =>
  element ? toBox(element.getBoundingClientRect()) : null;

/** Lets a popover of a field in the inspector leave the selected widget visible. */
export function useBesideWidget(field: RefObject<HTMLElement | null>) {
  const { ui, elements } = useSession();
  const canvas = useCanvas();
  return shiftBesidePanel({
    panel: () => (isSmallScreen() ? null : boxOf(field.current?.closest('.pl-inspector'))),
    widget: () => {
      const box = boxOf(elements.get(ui.getState().selection.at(-1) ?? ''));
      return canvas && box && toWindow(canvas.windowViewport(), box);
    },
  });
}
