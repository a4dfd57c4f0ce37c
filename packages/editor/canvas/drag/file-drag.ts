import { newImageDrag, newWidgetDrag } from '../../core/commands/dragged.ts';
import type { DropSlot } from '../../core/commands/drop-target.ts';
import type { Point } from '../../core/geometry/box.ts';
import { widgetFor } from '../../core/widgets/received-content.ts';
import type { CanvasHandle } from '../frame/canvas-context.ts';
import { toWindow } from '../frame/viewport.ts';

/** ms without a `dragover` event after which files count as having left the window. */
const LEAVE_TIMEOUT = 600;

type Options = {
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
export function listenToFiles({ canvas, onFiles }: Options): () => void {
  const { drag } = canvas;
  const stop = new AbortController();
  let leaveTimer: number | null = null;
  let isFileDrag = false;

  const clearLeaveTimer = () => {
    if (leaveTimer !== null) window.clearTimeout(leaveTimer);
    leaveTimer = null;
  };
  const handleDragOver = (event: DragEvent, point: Point) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    clearLeaveTimer();
    leaveTimer = window.setTimeout(() => {
      if (isFileDrag) drag.cancel();
      isFileDrag = false;
    }, LEAVE_TIMEOUT);
    if (!isFileDrag && drag.current()) return;
    if (isFileDrag) drag.move(point);
    else {
      const isSingle = event.dataTransfer?.items.length === 1;
      drag.start(isSingle ? newImageDrag(null) : newWidgetDrag(widgetFor('picture').widget), point);
    }
    isFileDrag = true;
  };
  const handleDrop = (event: DragEvent, point: Point) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    clearLeaveTimer();
    if (!isFileDrag) return;
    isFileDrag = false;
    drag.move(point);
    onFiles([...(event.dataTransfer?.files ?? [])], drag.finish()?.slot ?? null);
  };
  const fromPanel = ({ clientX, clientY }: DragEvent): Point => ({ x: clientX, y: clientY });
  const fromFrame = ({ clientX: x, clientY: y }: DragEvent): Point => {
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
    [document, fromPanel],
    [canvas.document, fromFrame],
  ] as const) {
    target.addEventListener('dragover', (event) => handleDragOver(event, point(event)), { signal });
    target.addEventListener('drop', (event) => handleDrop(event, point(event)), { signal });
  }
  return () => {
    clearLeaveTimer();
    stop.abort();
  };
}
