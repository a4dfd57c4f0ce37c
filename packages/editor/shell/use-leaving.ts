import { type RefObject, useEffect, useState } from 'react';
import { useCanvas } from '../canvas/frame/canvas-context.ts';
import { contains, distance, type Point, toBox } from '../core/geometry/box.ts';

/** px that something new is dragged before the panel gets out of the way. */
const LEAVE_DISTANCE = 40;

/** Whether something new is dragged from the panel, which gets out of the way. */
export function useLeaving(panel: RefObject<HTMLElement | null>): boolean {
  const canvas = useCanvas();
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    let start: Point | null = null;
    const isFromPanel = (point: Point) =>
      panel.current !== null && contains(toBox(panel.current.getBoundingClientRect()), point);
    return canvas?.drag.subscribe((state) => {
      const pointer = state?.dragged.ids.size === 0 ? state.pointer : null;
      if (!pointer) {
        start = null;
        setAway(false);
        return;
      }
      const from = start ?? pointer;
      start = from;
      if (distance(pointer, from) > LEAVE_DISTANCE)
        setAway((wasAway) => wasAway || isFromPanel(from));
    });
  }, [canvas, panel]);
  return isAway;
}
