import { useEffect, useState } from 'react';
import { useCanvas } from '../frame/canvas-context.ts';

/** Whether something is dragged by pointer. */
export function useIsDragging(): boolean {
  const canvas = useCanvas();
  const [isDragging, setDragging] = useState(false);
  useEffect(
    () => canvas?.drag.subscribe((state) => setDragging(state !== null && state.pointer !== null)),
    [canvas],
  );
  return isDragging;
}
