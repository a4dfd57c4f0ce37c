import type { NodeId } from '@plinth/model';
import { type ReactNode, useRef } from 'react';
import { useSession, useUi } from '../../core/session/context.ts';
import { sectionOf } from '../../core/session/section-of.ts';
import type { CanvasHandle } from '../frame/canvas-context.ts';
import { ElementToolbar } from './element-toolbar.tsx';
import { NodeTag } from './node-tag.tsx';
import { stageBox, useOverlayUpdate } from './use-overlay-update.ts';
import './overlay.css';
import { placeBox, withinStage } from './place-box.ts';

type OutlineProps = {
  readonly canvas: CanvasHandle;
  readonly id: NodeId;
  readonly kind: 'hovered' | 'selected';
  readonly children?: ReactNode;
};

/** px that tag and toolbar need above the outline. */
const HEAD_HEIGHT = 35;
/** px between them and the edge of the stage. */
const EDGE = 4;

function Outline({ canvas, id, kind, children }: OutlineProps) {
  const session = useSession();
  const box = useRef<HTMLDivElement>(null);
  useOverlayUpdate(canvas, () => {
    const target = stageBox(session, canvas, id);
    const header = box.current?.querySelector<HTMLElement>(':scope > .pl-selected-head');
    const stage = canvas.frame.parentElement;
    const stageWidth = stage?.clientWidth ?? 0;
    const outlined = target && stage && withinStage(target, stage);
    const overflow = target && header ? target.left + header.offsetWidth + EDGE - stageWidth : 0;
    const shift = Math.max(0, Math.min(overflow, (target?.left ?? 0) - EDGE));
    return () => {
      placeBox(box.current, outlined);
      if (box.current && target)
        box.current.dataset.side = target.top < HEAD_HEIGHT ? 'inside' : 'above';
      if (header) header.style.left = `${-shift}px`;
    };
  });
  const shared = (sectionOf(session, id)?.name ?? 'content') !== 'content';
  return (
    <div
      ref={box}
      className={`pl-${kind}`}
      data-shared={shared || undefined}
      data-testid={`${kind}-outline`}
      hidden
    >
      {children}
    </div>
  );
}

/** Outlines of the hovered and the selected widgets, above the frame and not scaled with it. */
export function SelectionOverlay({ canvas }: { readonly canvas: CanvasHandle }) {
  const hovered = useUi((ui) => ui.hovered);
  const selection = useUi((ui) => ui.selection);
  const editing = useUi((ui) => ui.textEditing);
  const primary = selection.at(-1);
  return (
    <>
      {hovered !== null && !selection.includes(hovered) && (
        <Outline key={`hover-${hovered}`} canvas={canvas} id={hovered} kind="hovered">
          <NodeTag id={hovered} />
        </Outline>
      )}
      {selection.map((id) => (
        // The fixed key moves the toolbar to the next selection. Mounting it is expensive.
        <Outline key={id === primary ? 'primary' : id} canvas={canvas} id={id} kind="selected">
          {id === primary && (
            <div className="pl-selected-head">
              <NodeTag id={id} />
              {editing === null && <ElementToolbar id={id} canvas={canvas} />}
            </div>
          )}
        </Outline>
      ))}
    </>
  );
}
