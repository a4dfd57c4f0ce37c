import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { DropLine, DropTarget } from '../../core/commands/drop-target.ts';
import type { Box } from '../../core/geometry/box.ts';
import type { CanvasHandle } from '../frame/canvas-context.ts';
import { toWindow } from '../frame/viewport.ts';
import './drag.css';
import { placeBox } from './place-box.ts';

const THICKNESS = 3;
/** px that the pill needs above the container. */
const PILL_HEIGHT = 22;

/** The line as a box in the frame's viewport, 3 px thick on screen at any zoom. */
function lineBox({ axis, at, from, to }: DropLine, zoom: number): Box {
  const half = THICKNESS / zoom / 2;
  return axis === 'vertical'
    ? { left: from, right: to, top: at - half, bottom: at + half }
    : { left: at - half, right: at + half, top: from, bottom: to };
}

type DropMarksProps = {
  readonly canvas: CanvasHandle;
  readonly target: DropTarget;
  /** Shown in the pill at the container. */
  readonly label: ReactNode;
};

/** The line at a drop target, and the outline of its container with a label. */
export function DropMarks({ canvas, target, label }: DropMarksProps) {
  const line = useRef<HTMLDivElement>(null);
  const parent = useRef<HTMLDivElement>(null);
  const pill = useRef<HTMLDivElement>(null);
  const isRefused = target.kind === 'refused';
  useLayoutEffect(() => {
    const viewport = canvas.viewport();
    const container = toWindow(viewport, target.container);
    placeBox(parent.current, container);
    if (target.kind === 'slot' && target.replaces === undefined)
      placeBox(line.current, toWindow(viewport, lineBox(target.line, viewport.zoom)));
    if (!pill.current) return;
    const top = Math.max(0, container.top - PILL_HEIGHT);
    pill.current.style.transform = `translate(${Math.max(0, container.left)}px, ${top}px)`;
  });
  return (
    <>
      <div ref={parent} className="pl-drop-parent" data-refused={isRefused || undefined} hidden />
      {target.kind === 'slot' && target.replaces === undefined && (
        <div
          ref={line}
          className="pl-drop-line"
          data-axis={target.line.axis}
          data-place={`${target.parent}:${target.index}`}
          data-testid="drop-indicator"
        />
      )}
      <div
        ref={pill}
        className="pl-drop-pill"
        data-refused={isRefused || undefined}
        data-testid="drop-pill"
      >
        {label}
      </div>
    </>
  );
}
