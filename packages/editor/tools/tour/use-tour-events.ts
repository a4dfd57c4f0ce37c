import { useEffect, useEffectEvent } from 'react';
import { useCanvas } from '../../canvas/frame/canvas-context.ts';
import { useSession } from '../../core/session/context.ts';
import type { TourStep } from './tour-steps.ts';

/** Calls back when the user does what the step says. */
export function useStepDone(step: TourStep | undefined, onDone: () => void): void {
  const { ui } = useSession();
  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (!step) return;
    return ui.subscribe((now, before) => {
      if (step.isDone(now, before)) done();
    });
  }, [ui, step]);
}

/** Ends the tour by Escape also with the focus on the page. In an open text, Escape closes that. */
export function useEndOnEscape(onEnd: () => void): void {
  const { ui } = useSession();
  const canvas = useCanvas();
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!canvas) return;
    const stop = new AbortController();
    const options = { capture: true, signal: stop.signal };
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || ui.getState().textEditing !== null) return;
      event.stopPropagation();
      end();
    };
    canvas.stage.addEventListener('keydown', leave, options);
    canvas.document.addEventListener('keydown', leave, options);
    return () => stop.abort();
  }, [canvas, ui]);
}
