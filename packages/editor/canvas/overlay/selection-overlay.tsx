import { useT } from '@plinth/i18n/react';
import { isInside, type NodeId } from '@plinth/model';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Box } from '../../core/geometry/box.ts';
import { useSession, useUi } from '../../core/session/context.ts';
import { sectionOf } from '../../core/session/section-of.ts';
import { useIsPhone } from '../../core/view/use-is-phone.ts';
import type { CanvasHandle } from '../frame/canvas-context.ts';
import { ElementToolbar, showButtons } from './element-toolbar.tsx';
import { NodeTag } from './node-tag.tsx';
import { stageBox, useOverlayUpdate } from './use-overlay-update.ts';
import './overlay.css';
import { type HeadLayout, headLayout } from './head-layout.ts';
import { placeBox, withinStage } from './place-box.ts';
import { clipAbove, stickyEnd } from './sticky-end.ts';

type OutlineProps = {
  readonly canvas: CanvasHandle;
  readonly id: NodeId;
  readonly kind: 'hovered' | 'selected';
  readonly children?: ReactNode;
};

function showHead(head: HTMLElement, place: HeadLayout, outlined: Box): void {
  const { form } = place;
  head.dataset.form = typeof form === 'number' ? 'short' : form;
  showButtons(head, typeof form === 'number' ? form : Number.POSITIVE_INFINITY);
  head.toggleAttribute('data-unfolds', place.unfolds);
  head.toggleAttribute('data-crowded', place.isCrowded);
  head.dataset.side = place.side;
  const [x, y] = [place.left - outlined.left, place.top - outlined.top];
  head.style.transform = `translate(${x}px, ${y}px)`;
}

function Outline({ canvas, id, kind, children }: OutlineProps) {
  const session = useSession();
  const box = useRef<HTMLDivElement>(null);
  const updateAgain = useOverlayUpdate(canvas, () => {
    const wasHidden = box.current?.hidden;
    const target = stageBox(session, canvas, id);
    const head = box.current?.querySelector<HTMLElement>(':scope > .pl-head');
    const stage = canvas.frame.parentElement;
    const outlined = target && stage && withinStage(target, stage);
    const place = target && head ? headLayout({ session, canvas, id }, target, head) : null;
    const end = target ? stickyEnd(session, canvas, id) : 0;
    return () => {
      placeBox(box.current, outlined);
      if (!outlined) return;
      clipAbove(box.current, end, outlined.top);
      if (head && place) showHead(head, place, outlined);
      // The head has no size while the outline is hidden.
      if (head && wasHidden) updateAgain();
    };
  });
  useEffect(() => {
    const stop = new AbortController();
    for (const type of ['pointerenter', 'pointerleave', 'focusin', 'focusout'])
      box.current?.addEventListener(type, updateAgain, { signal: stop.signal });
    return () => stop.abort();
  }, [updateAgain]);
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
  const isPhone = useIsPhone();
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
          {id === primary && editing === null && !isPhone && (
            <SelectedHead id={id}>
              {selection.length > 1 ? (
                <SelectionCount count={selection.length} />
              ) : (
                <NodeTag id={id} />
              )}
              <ElementToolbar id={id} canvas={canvas} />
            </SelectedHead>
          )}
        </Outline>
      ))}
    </>
  );
}

/** In the place of the name, because the toolbar acts on all selected widgets. */
function SelectionCount({ count }: { readonly count: number }) {
  const t = useT();
  return <span className="pl-node-tag">{t('EDITOR.SELECTED.SHORT', { count })}</span>;
}

type SelectedHeadProps = { readonly id: NodeId; readonly children: ReactNode };

/** Name and toolbar. If they cover something, they appear only with the pointer over the widget. */
function SelectedHead({ id, children }: SelectedHeadProps) {
  const { store } = useSession();
  const isPointed = useUi(({ hovered }) => hovered !== null && isInside(store.reader, hovered, id));
  return (
    <div className="pl-head pl-selected-head" data-pointed={isPointed || undefined}>
      {children}
    </div>
  );
}
