import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { IconPlus } from '@tabler/icons-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Box, Point } from '../../core/geometry/box.ts';
import { useNode, useSession, useUi } from '../../core/session/context.ts';
import type { CanvasHandle } from '../frame/canvas-context.ts';
import { insertGaps, type SideGap } from './gaps.ts';
import './insert-buttons.css';
import { useDelayedNull } from './use-delayed-null.ts';
import { stageBox, useOverlayUpdate } from './use-overlay-update.ts';

type InsertButtonsProps = { readonly canvas: CanvasHandle };

/** Plus buttons in the gaps around the selected and the hovered widget. */
export function InsertButtons({ canvas }: InsertButtonsProps) {
  const session = useSession();
  const layer = useRef<HTMLDivElement>(null);
  const [isPointerOver, setPointerOver] = useState(false);
  const isIdle = useUi(({ textEditing, panel }) => textEditing === null && panel !== 'blocks');
  const selected = useUi(({ selection }) =>
    selection.length === 1 ? (selection[0] ?? null) : null,
  );
  const hovered = useDelayedNull(
    useUi((ui) => ui.hovered),
    isPointerOver,
  );
  useNode(session.store.node(selected ?? '')?.parent ?? '');
  useNode(session.store.node(hovered ?? '')?.parent ?? '');
  const gaps = isIdle ? insertGaps(session, { selected, hovered }) : [];
  useOverlayUpdate(canvas, () => {
    const boxes = gaps.map(({ id }) => stageBox(session, canvas, id));
    return () => {
      const occupied: Point[] = [];
      for (const [index, { side }] of gaps.entries()) {
        const button = layer.current?.children[index] as HTMLElement | undefined;
        const box = boxes[index];
        const position = box ? buttonPosition(box, side) : null;
        const isFree = position !== null && !occupied.some((other) => overlaps(position, other));
        if (!button) continue;
        button.hidden = !isFree;
        if (!isFree) continue;
        occupied.push(position);
        button.style.transform = `translate(${position.x}px, ${position.y}px)`;
      }
    };
  });
  useNearbyHighlight(canvas, layer);
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

/** Button size in px. */
const SIZE = 24;

/** Button position: at the edge and left of the widget, so it never covers text. */
function buttonPosition(box: Box, side: SideGap['side']): Point {
  const middle = (box.top + box.bottom) / 2;
  const y =
    side === 'before'
      ? Math.min(box.top - SIZE / 2, middle - SIZE)
      : Math.max(box.bottom - SIZE / 2, middle);
  return { x: Math.max(0, box.left - SIZE - 4), y: Math.max(0, y) };
}

/** Whether two buttons would overlap. */
const overlaps = (a: Point, b: Point): boolean =>
  Math.abs(a.x - b.x) < SIZE && Math.abs(a.y - b.y) < SIZE;

/** Distance in px from the pointer within which a button is highlighted. */
const NEAR_DISTANCE = 24;

/** Marks buttons near the pointer without a React render. */
function useNearbyHighlight(canvas: CanvasHandle, layer: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const handleMove = ({ clientY }: PointerEvent) => {
      const { top, zoom } = canvas.windowViewport();
      const pointer = top + clientY * zoom;
      for (const button of layer.current?.querySelectorAll<HTMLElement>('.pl-insert') ?? []) {
        const box = button.getBoundingClientRect();
        const distance = Math.abs((box.top + box.bottom) / 2 - pointer);
        button.toggleAttribute('data-near', distance <= NEAR_DISTANCE);
      }
    };
    canvas.document.addEventListener('pointermove', handleMove, { passive: true });
    return () => canvas.document.removeEventListener('pointermove', handleMove);
  }, [canvas, layer]);
}

type InsertButtonProps = { readonly gap: SideGap; readonly isSelected: boolean };

function InsertButton({ gap, isSelected }: InsertButtonProps) {
  const t = useT();
  const { ui } = useSession();
  const { parent, index, side } = gap;
  const label = t(`EDITOR.INSERT.${keyPart(side)}`);
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
