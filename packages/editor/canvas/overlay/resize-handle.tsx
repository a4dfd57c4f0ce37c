import { useT } from '@plinth/i18n/react';
import type { NodeId, PropertyValue } from '@plinth/model';
import { type Control, INSPECTORS } from '@plinth/widgets/inspectors';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { deviceSize, setDeviceSize, widthValue } from '../../core/commands/resize.ts';
import { endScrub, revertScrub, startScrub } from '../../core/history/scrub.ts';
import { useNodeValue, useSession, useUi } from '../../core/session/context.ts';
import { useReport } from '../../core/steps/use-report.ts';
import type { CanvasHandle } from '../frame/canvas-context.ts';
import {
  type HandleAt,
  type Measured,
  measureSize,
  type Resize,
  sizeChange,
} from './resize-measures.ts';
import './handles.css';
import { clipAbove, stickyEnd } from './sticky-end.ts';
import { trackDrag } from './track-drag.ts';
import { useOverlayUpdate } from './use-overlay-update.ts';

/** px by which an arrow key changes the size. */
const KEY_STEP = 10;

/** The most handles besides the one for keys: at the corners, and at the other edge. */
const EXTRA = [1, 2, 3];

/** A width is limited by the page alone. */
const ANY_SIZE = { min: 0, max: Number.MAX_SAFE_INTEGER };

/** The handles that change the size of the selected widget, if it has any. */
export function ResizeHandle({ canvas }: { readonly canvas: CanvasHandle }) {
  const id = useUi(({ selection, textEditing }) =>
    selection.length === 1 && textEditing === null ? selection[0] : undefined,
  );
  const widget = useNodeValue(id ?? '', (node) => node?.widget);
  const resize = widget === undefined ? undefined : INSPECTORS[widget]?.resize;
  if (id === undefined || widget === undefined || !resize) return null;
  return <Handles key={id} canvas={canvas} id={id} widget={widget} resize={resize} />;
}

type HandlesProps = {
  readonly canvas: CanvasHandle;
  readonly id: NodeId;
  readonly widget: string;
  readonly resize: Resize;
};

function Handles({ canvas, id, widget, resize }: HandlesProps) {
  const t = useT();
  const session = useSession();
  const report = useReport();
  useUi((ui) => ui.device);
  const path = resize.path.split('.');
  const value = useNodeValue(id, () => deviceSize(session, id, path));
  const layer = useRef<HTMLDivElement>(null);
  /** The index of the handle that is dragged. It alone shows the size. */
  const [dragged, setDragged] = useState<number | null>(null);
  const [size, setSize] = useState(0);
  const control = sizeControl(widget, resize);
  const range = control?.kind === 'slider' ? control : ANY_SIZE;
  const measure = () => measureSize({ session, canvas, id, resize, range });
  useOverlayUpdate(canvas, () => {
    const measured = measure();
    const end = stickyEnd(session, canvas, id);
    return () => {
      for (const [index, element] of [...(layer.current?.children ?? [])].entries()) {
        const at = measured?.handles[index];
        if (element instanceof HTMLElement) placeHandle(element, at, end);
      }
      if (measured) setSize(Math.round(measured.size));
    };
  });
  const toValue = (px: number, { most }: Measured): PropertyValue =>
    resize.axis === 'width' ? widthValue(px, { value, available: most }) : Math.round(px);
  /** A size that stays the same keeps its value, also one that is not set. */
  const sizeAfter = (start: Measured, moved: number): PropertyValue => {
    const next = Math.min(start.most, Math.max(start.least, start.size + moved));
    return Math.round(next) === Math.round(start.size) ? value : toValue(next, start);
  };
  const apply = (next: PropertyValue | undefined) =>
    report(setDeviceSize(session, id, { path, value: next }));
  const handlePress = (event: PointerEvent, index: number) => {
    const start = measure();
    const at = start?.handles[index];
    if (!start || !at) return;
    let shown: PropertyValue | undefined = value;
    trackDrag(event, {
      onStart: () => {
        setDragged(index);
        startScrub(session);
      },
      onMove: (dx, dy) => {
        const next = sizeAfter(start, sizeChange(at.growth, dx, dy) / start.zoom);
        if (next === shown) return;
        shown = next;
        if (next === value) revertScrub(session);
        else apply(next);
      },
      onEnd: (isDone) => {
        setDragged(null);
        endScrub(session, isDone);
      },
    });
  };
  const handleKey = (event: KeyboardEvent) => {
    const [more, less] =
      resize.axis === 'width' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowDown', 'ArrowUp'];
    const now = measure();
    const by = { [more]: KEY_STEP, [less]: -KEY_STEP }[event.key];
    if (by === undefined || !now) return;
    event.preventDefault();
    event.stopPropagation();
    const next = sizeAfter(now, by);
    if (next !== value) apply(next);
  };
  const text = t('EDITOR.TEXT.PX', { size });
  return (
    <div ref={layer}>
      <div
        role="slider"
        aria-label={control && t(control.label)}
        aria-valuemin={range.min}
        aria-valuenow={size}
        aria-valuetext={text}
        aria-orientation={resize.axis === 'width' ? 'horizontal' : 'vertical'}
        tabIndex={0}
        className="pl-resize-handle"
        data-active={dragged === 0 || undefined}
        onPointerDown={(event) => handlePress(event, 0)}
        onDoubleClick={() => apply(undefined)}
        onKeyDown={handleKey}
        data-testid="resize-handle"
      >
        <span className="pl-handle-pill">{text}</span>
      </div>
      {resize.axis === 'width' &&
        EXTRA.map((index) => (
          <div
            key={index}
            aria-hidden
            className="pl-resize-handle"
            data-active={dragged === index || undefined}
            onPointerDown={(event) => handlePress(event, index)}
            onDoubleClick={() => apply(undefined)}
            data-testid="resize-handle-extra"
          >
            <span className="pl-handle-pill">{text}</span>
          </div>
        ))}
    </div>
  );
}

/** The setting that a drag changes. */
const sizeControl = (widget: string, { path }: Resize): Control | undefined =>
  [...(INSPECTORS[widget]?.content ?? []), ...(INSPECTORS[widget]?.design ?? [])]
    .flatMap(({ controls }) => controls)
    .find((control) => control.path === path);

function placeHandle(element: HTMLElement, at: HandleAt | undefined, end: number): void {
  element.hidden = at === undefined;
  if (!at) return;
  element.dataset.place = at.place;
  element.style.transform = `translate(${at.x}px, ${at.y}px)`;
  clipAbove(element, end, at.y);
}
