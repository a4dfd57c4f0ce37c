import { useEffect } from 'react';
import type { CanvasHandle } from '../canvas/frame/canvas-context.ts';
import { afterPaint } from '../core/scheduling/after-paint.ts';
import { useSession } from '../core/session/context.ts';
import {
  isAsideAfter,
  isAskedFor,
  openMode,
  wantsInspector,
} from '../core/view/inspector-state.ts';
import { isSmallScreen } from '../core/view/small-screen.ts';
import type { EditorUi } from '../core/view/ui-store.ts';
import { panelOf } from './panel-pins.ts';

/** ms after a click on the page in which a second one makes it a double click. */
const DOUBLE_CLICK = 300;

/** px of the window in which a panel and the inspector over the page leave enough of it. */
const ROOM_FOR_BOTH = 1600;

/**
 * What a change means where there is no room for both: the inspector makes way for a panel, and a wide
 * panel closes once the inspector is asked for.
 */
function makeRoom(now: EditorUi, before: EditorUi): Partial<EditorUi> | null {
  const isTight = !isSmallScreen() && innerWidth < ROOM_FOR_BOTH;
  const isWide = isTight && (panelOf(now.panel)?.isWide ?? false);
  if (isWide && isAskedFor(now, before)) return { panel: null, isInspectorAside: false };
  const isInspectorAside = isWide || (isTight && isAsideAfter(now, before));
  if (isInspectorAside === now.isInspectorAside) return null;
  const isInspecting = wantsInspector({ ...now, isInspectorAside });
  // Both at once, so that the page moves aside only once.
  return { isInspectorAside, ...(now.panel !== before.panel && { isInspecting }) };
}

/**
 * Opens the inspector for a selection and folds it without one, as the user wants it. The page can
 * move aside then, so this waits for a double click to end and for the outline to paint.
 */
export function useInspectorFold(canvas: CanvasHandle | null): void {
  const { ui } = useSession();
  useEffect(() => {
    if (!canvas) return;
    /** Infinite while the pointer is down, on the page or on a handle. */
    let clickedAt = Number.NEGATIVE_INFINITY;
    let timer: number | undefined;
    let cancel = () => {};
    const isRight = () =>
      isSmallScreen() || wantsInspector(ui.getState()) === ui.getState().isInspecting;
    const apply = () => {
      if (!isRight()) ui.setState(({ isInspecting }) => ({ isInspecting: !isInspecting }));
    };
    const follow = () => {
      window.clearTimeout(timer);
      cancel();
      if (isRight()) return;
      const isOpening = !ui.getState().isInspecting;
      const wait = isOpening ? clickedAt + DOUBLE_CLICK - performance.now() : 0;
      if (wait <= 0) cancel = afterPaint(apply);
      else if (wait < Number.POSITIVE_INFINITY) timer = window.setTimeout(apply, wait);
    };
    const stop = ui.subscribe((now, before) => {
      if (now.requestedSetting !== null && now.requestedSetting !== before.requestedSetting)
        ui.setState(({ inspectorMode }) => ({ inspectorMode: openMode(inspectorMode) }));
      const change = makeRoom(now, before);
      // Called again with the change.
      if (change) return ui.setState(change);
      follow();
    });
    const ending = new AbortController();
    const options = { capture: true, passive: true, signal: ending.signal };
    const press = () => {
      clickedAt = Number.POSITIVE_INFINITY;
    };
    const releaseAt = (time: () => number) => () => {
      clickedAt = time();
      follow();
    };
    const releases = [
      [canvas.document, releaseAt(() => performance.now())],
      [window, releaseAt(() => Number.NEGATIVE_INFINITY)],
    ] as const;
    for (const [target, release] of releases) {
      target.addEventListener('pointerdown', press, options);
      for (const type of ['pointerup', 'pointercancel'])
        target.addEventListener(type, release, options);
    }
    const fit = () => {
      const state = ui.getState();
      const change = makeRoom(state, state);
      if (change) ui.setState(change);
      follow();
    };
    let wasSmall = isSmallScreen();
    const resize = () => {
      const isSmall = isSmallScreen();
      // As a sheet it would cover the page.
      if (isSmall && !wasSmall) ui.setState({ isInspecting: false });
      wasSmall = isSmall;
      fit();
    };
    window.addEventListener('resize', resize, options);
    fit();
    return () => {
      stop();
      cancel();
      window.clearTimeout(timer);
      ending.abort();
    };
  }, [ui, canvas]);
}
