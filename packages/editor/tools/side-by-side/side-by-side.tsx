import { useElementSize } from '@mantine/hooks';
import { useT } from '@plinth/i18n/react';
import { DEVICE_FACTS, DEVICES } from '@plinth/model';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { useCanvas } from '../../canvas/frame/canvas-context.ts';
import { useSession } from '../../core/session/context.ts';
import { DeviceMirror } from './device-mirror.tsx';
import './side-by-side.css';

/** Gap in px between and around the devices. */
const GAP = 16;
/** Smallest legible scale; below it the view scrolls instead. */
const LEAST_SCALE = 0.18;

const WIDTHS = DEVICES.reduce((sum, device) => sum + DEVICE_FACTS[device].frame, 0);

/** Shows the page on all four devices over the canvas; edits in the panels appear in each. */
export function SideBySide() {
  const t = useT();
  const { ui } = useSession();
  const { ref, width, height } = useElementSize();
  const stage = useRef<HTMLDivElement>(null);
  const room = width - GAP * (DEVICES.length + 1);
  const scale = Math.max(LEAST_SCALE, Math.min(1, room / WIDTHS));
  useLeaving();
  useFocus(stage);
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    ui.setState({ isSideBySide: false });
  };
  return (
    <div ref={ref} className="pl-side-by-side">
      <div
        ref={stage}
        // Page shortcuts work here as on the canvas.
        className="pl-stage pl-mirrors"
        role="application"
        aria-label={t('EDITOR.SIDE_BY_SIDE.VIEW')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes the keys itself
        tabIndex={0}
        onKeyDown={leave}
        data-region="canvas"
        data-testid="side-by-side"
      >
        {width > 0 &&
          DEVICES.map((device) => (
            <DeviceMirror
              key={device}
              device={device}
              scale={scale}
              height={height - GAP * 2 - 28}
            />
          ))}
      </div>
    </div>
  );
}

/** Takes the focus on mount and returns it to the canvas on unmount if nothing else has it. */
function useFocus(view: RefObject<HTMLElement | null>): void {
  const canvas = useCanvas();
  useEffect(() => {
    view.current?.focus();
    return () => {
      const isLost = document.activeElement === document.body;
      if (isLost) canvas?.frame.parentElement?.focus({ preventScroll: true });
    };
  }, [view, canvas]);
}

/** Closes the side panel, and leaves the view when text editing or a drag needs the canvas. */
function useLeaving(): void {
  const { ui } = useSession();
  const canvas = useCanvas();
  useEffect(() => {
    const leave = () => ui.setState({ isSideBySide: false });
    const { panel } = ui.getState();
    ui.setState({ textEditing: null, panel: null });
    const stops = [
      ui.subscribe((now) => now.isSideBySide && now.textEditing !== null && leave()),
      canvas?.drag.subscribe((state) => state && leave()),
    ];
    return () => {
      for (const stop of stops) stop?.();
      if (ui.getState().panel === null) ui.setState({ panel });
    };
  }, [ui, canvas]);
}
