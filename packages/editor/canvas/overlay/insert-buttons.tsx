import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import type { NodeId } from '@plinth/model';
import { IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { type Box, overlap } from '../../core/geometry/box.ts';
import { useNode, useSession, useUi } from '../../core/session/context.ts';
import type { EditorSession } from '../../core/session/types.ts';
import { useUiAfterPaint } from '../../core/session/use-ui-after-paint.ts';
import { useNodeName } from '../../core/widgets/widget-name.ts';
import type { CanvasHandle } from '../frame/canvas-context.ts';
import { toFrame } from '../frame/viewport.ts';
import { insertGaps, type SideGap } from './gaps.ts';
import { insertButtonBox, partButtonBox } from './insert-button-box.ts';
import './insert-buttons.css';
import { stickyEnd } from './sticky-end.ts';
import { useDelayedNull } from './use-delayed-null.ts';
import { isNear, useNearPointer } from './use-near-pointer.ts';
import { stageBox, useOverlayUpdate } from './use-overlay-update.ts';

type InsertButtonsProps = { readonly canvas: CanvasHandle };

/** A button, and what the pointer has to be near for it to appear. */
type Place = { readonly button: Box; readonly near: Box; readonly isAlong: boolean };

type Measured = { readonly session: EditorSession; readonly canvas: CanvasHandle };

/** Whether there is only the background of containers at a box of the stage. */
function isFree({ session, canvas }: Measured, { left, right, top, bottom }: Box): boolean {
  return [top + 1, bottom - 1].every((y) => {
    const { x: atX, y: atY } = toFrame(canvas.viewport(), { x: (left + right) / 2, y });
    const hit = canvas.document.elementFromPoint(atX, atY)?.closest('[data-node-id]');
    const node = session.store.node(hit?.getAttribute('data-node-id') ?? '');
    return node === undefined || node.children.length > 0;
  });
}

type Gap = { readonly own: Box; readonly across: Box | null; readonly gap: SideGap };

/** Between parts of the page, the pointer may be anywhere along the gap. */
function placeOf(measured: Measured, { own, across, gap: { side, isPart } }: Gap): Place {
  const middle = partButtonBox(own, across, side);
  if (!isPart || !isFree(measured, middle)) {
    const button = insertButtonBox(own, across, side);
    return { button, near: button, isAlong: false };
  }
  const center = (middle.top + middle.bottom) / 2;
  return { button: middle, near: { ...own, top: center, bottom: center }, isAlong: true };
}

/** Plus buttons in the gaps around the selected and the hovered widget, seen near the pointer. */
export function InsertButtons({ canvas }: InsertButtonsProps) {
  const session = useSession();
  const layer = useRef<HTMLDivElement>(null);
  const [isPointerOver, setPointerOver] = useState(false);
  const isIdle = useUi(({ textEditing, panel }) => textEditing === null && panel !== 'blocks');
  // Deferred, so that the outline paints first.
  const [selected] = useUiAfterPaint(({ selection }) =>
    selection.length === 1 ? (selection[0] ?? null) : null,
  );
  const hovered = useDelayedNull(
    useUi((ui) => ui.hovered),
    isPointerOver,
  );
  useNode(session.store.node(selected ?? '')?.parent ?? '');
  useNode(session.store.node(hovered ?? '')?.parent ?? '');
  const gaps = isIdle ? insertGaps(session, { selected, hovered }) : [];
  const places = useRef<readonly (Place | null)[]>([]);
  const buttonAt = (index: number) => layer.current?.children[index] as HTMLElement | undefined;
  useOverlayUpdate(canvas, () => {
    const boxOf = (id: NodeId | undefined) => (id ? stageBox(session, canvas, id) : null);
    const taken: Box[] = [];
    places.current = gaps.map((gap) => {
      const own = boxOf(gap.id);
      const siblings = session.store.node(gap.parent)?.children ?? [];
      const across = siblings[gap.side === 'before' ? gap.index - 1 : gap.index];
      const place = own && placeOf({ session, canvas }, { own, across: boxOf(across), gap });
      const isUnderHeader = place && place.button.top < stickyEnd(session, canvas, gap.id);
      if (!place || isUnderHeader || taken.some((other) => overlap(place.button, other)))
        return null;
      taken.push(place.button);
      return place;
    });
    return () => {
      for (const [index, place] of places.current.entries()) {
        const button = buttonAt(index);
        if (!button) continue;
        button.hidden = place === null;
        if (!place) continue;
        const { left, top } = place.button;
        button.style.transform = `translate(${left}px, ${top}px)`;
        button.toggleAttribute('data-along', place.isAlong);
        button.style.setProperty('--pl-gap', `${place.near.right - place.near.left}px`);
      }
    };
  });
  useNearPointer(canvas, (pointer) => {
    for (const [index, place] of places.current.entries())
      buttonAt(index)?.toggleAttribute(
        'data-near',
        pointer !== null && place !== null && isNear(place.near, pointer),
      );
  });
  return (
    <div
      ref={layer}
      className="pl-inserts"
      onPointerEnter={() => setPointerOver(true)}
      onPointerLeave={() => setPointerOver(false)}
    >
      {gaps.map((gap) => (
        <InsertButton key={`${gap.id} ${gap.side}`} gap={gap} isSelected={gap.id === selected} />
      ))}
    </div>
  );
}

type InsertButtonProps = { readonly gap: SideGap; readonly isSelected: boolean };

function InsertButton({ gap, isSelected }: InsertButtonProps) {
  const t = useT();
  const { ui } = useSession();
  const { id, parent, index, side } = gap;
  const label = t(`EDITOR.INSERT.${keyPart(side)}`, { name: useNodeName(id) });
  return (
    <button
      type="button"
      className="pl-insert"
      aria-label={label}
      title={label}
      // By keyboard only the selected widget's buttons are reachable.
      tabIndex={isSelected ? 0 : -1}
      onClick={() => ui.setState({ dialog: 'insert', insertAt: { parent, index } })}
      hidden
      data-testid={isSelected ? `insert-${side}` : `hover-insert-${side}`}
    >
      <IconPlus size={16} aria-hidden />
    </button>
  );
}
