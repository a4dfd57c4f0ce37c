import { newImageDrag, newWidgetDrag } from '../../core/commands/dragged.ts';
import type { Point } from '../../core/geometry/box.ts';
import type { DropSlot } from '../../core/geometry/drop-target.ts';
import { widgetFor } from '../../core/widgets/received-content.ts';
import type { CanvasHandle } from '../frame/canvas-context.ts';
import { toWindow } from '../frame/viewport.ts';

/** ms without a `dragover` event after which files count as having left the window. */
const GONE_AFTER = 600;

type Needs = {
  readonly canvas: CanvasHandle;
  /** Receives dropped files and the slot under them; null if nothing there accepts them. */
  readonly onFiles: (files: readonly File[], slot: DropSlot | null) => void;
};

const hasFiles = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer?.types.includes('Files') === true;

/**
 * Handles files dragged from the desktop in the same drag session as widgets. Wherever they are
 * dropped, the browser never opens them instead of the editor.
 */
export function listenToFiles({ canvas, onFiles }: Needs): () => void {
  const { drag } = canvas;
  const stop = new AbortController();
  let gone: number | null = null;
  let isOurs = false;

  const forgetTimer = () => {
    if (gone !== null) window.clearTimeout(gone);
    gone = null;
  };
  const over = (event: DragEvent, point: Point) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    forgetTimer();
    gone = window.setTimeout(() => {
      if (isOurs) drag.cancel();
      isOurs = false;
    }, GONE_AFTER);
    if (!isOurs && drag.current()) return;
    if (isOurs) drag.move(point);
    else {
      const isOne = event.dataTransfer?.items.length === 1;
      drag.start(isOne ? newImageDrag(null) : newWidgetDrag(widgetFor('picture').widget), point);
    }
    isOurs = true;
  };
  const dropped = (event: DragEvent, point: Point) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    forgetTimer();
    if (!isOurs) return;
    isOurs = false;
    drag.move(point);
    onFiles([...(event.dataTransfer?.files ?? [])], drag.take()?.slot ?? null);
  };
  const inPanel = ({ clientX, clientY }: DragEvent): Point => ({ x: clientX, y: clientY });
  const inFrame = ({ clientX: x, clientY: y }: DragEvent): Point => {
    const { left, top } = toWindow(canvas.windowViewport(), {
      left: x,
      top: y,
      right: x,
      bottom: y,
    });
    return { x: left, y: top };
  };

  const { signal } = stop;
  for (const [target, point] of [
    [document, inPanel],
    [canvas.document, inFrame],
  ] as const) {
    target.addEventListener('dragover', (event) => over(event, point(event)), { signal });
    target.addEventListener('drop', (event) => dropped(event, point(event)), { signal });
  }
  return () => {
    forgetTimer();
    stop.abort();
  };
}
