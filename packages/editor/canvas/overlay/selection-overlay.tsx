import { isInside, type NodeId } from '@plinth/model';
import { type ReactNode, useRef } from 'react';
import { useSession, useUi } from '../../core/session/context.ts';
import { sectionOf } from '../../core/session/section-of.ts';
import type { CanvasHandle } from '../frame/canvas-context.ts';
import { ElementToolbar } from './element-toolbar.tsx';
import { NodeTag } from './node-tag.tsx';
import { stageBox, useOverlayUpdate } from './use-overlay-update.ts';
import './overlay.css';
import { headPlace } from './head-place.ts';
import { placeBox, withinStage } from './place-box.ts';

type OutlineProps = {
  readonly canvas: CanvasHandle;
  readonly id: NodeId;
  readonly kind: 'hovered' | 'selected';
  readonly children?: ReactNode;
};

function Outline({ canvas, id, kind, children }: OutlineProps) {
  const session = useSession();
  const box = useRef<HTMLDivElement>(null);
  const updateAgain = useOverlayUpdate(canvas, () => {
    const target = stageBox(session, canvas, id);
    const header = box.current?.querySelector<HTMLElement>(':scope > .pl-head');
    const stage = canvas.frame.parentElement;
    const outlined = target && stage && withinStage(target, stage);
    const head = header && { width: header.offsetWidth, height: header.offsetHeight };
    const place =
      target && head && stage
        ? headPlace(target, head, {
            width: stage.clientWidth,
            height: stage.clientHeight,
            covered: session.ui.getState().covered,
          })
        : null;
    return () => {
      placeBox(box.current, outlined);
      if (!header || !place || !outlined) return;
      // It had no size while the outline was hidden.
      if (head?.height === 0) updateAgain();
      header.dataset.side = place.side;
      const [x, y] = [place.left - outlined.left, place.top - outlined.top];
      header.style.transform = `translate(${x}px, ${y}px)`;
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
          <div className="pl-head">
            <NodeTag id={hovered} />
          </div>
        </Outline>
      )}
      {selection.map((id) => (
        // The fixed key moves the toolbar to the next selection. Mounting it is expensive.
        <Outline key={id === primary ? 'primary' : id} canvas={canvas} id={id} kind="selected">
          {id === primary && editing === null && (
            <SelectedHead id={id}>
              <NodeTag id={id} />
              <ElementToolbar id={id} canvas={canvas} />
            </SelectedHead>
          )}
        </Outline>
      ))}
    </>
  );
}

type SelectedHeadProps = { readonly id: NodeId; readonly children: ReactNode };

/** Name and toolbar. If there is only space over the widget, they appear with the pointer over it. */
function SelectedHead({ id, children }: SelectedHeadProps) {
  const { store } = useSession();
  const isPointed = useUi(({ hovered }) => hovered !== null && isInside(store.reader, hovered, id));
  return (
    <div className="pl-head pl-selected-head" data-pointed={isPointed || undefined}>
      {children}
    </div>
  );
}
