import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { IconPlus } from '@tabler/icons-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Box, Point } from '../../core/geometry/box.ts';
import { useNode, useSession, useUi } from '../../core/session/context.ts';
import type { CanvasHandle } from '../frame/canvas-context.ts';
import { offeredGaps, type SideGap } from './gaps.ts';
import './insert-buttons.css';
import { stageBox, useFollowing } from './outline.tsx';
import { useDelayedNull } from './use-delayed-null.ts';

type InsertButtonsProps = { readonly canvas: CanvasHandle };

/** Plus buttons in the gaps around the selected and the hovered widget. */
export function InsertButtons({ canvas }: InsertButtonsProps) {
  const session = useSession();
  const layer = useRef<HTMLDivElement>(null);
  const [isHeld, setHeld] = useState(false);
  const isIdle = useUi(({ textEditing, panel }) => textEditing === null && panel !== 'blocks');
  const selected = useUi(({ selection }) =>
    selection.length === 1 ? (selection[0] ?? null) : null,
  );
  const hovered = useDelayedNull(
    useUi((ui) => ui.hovered),
    isHeld,
  );
  useNode(session.store.node(selected ?? '')?.parent ?? '');
  useNode(session.store.node(hovered ?? '')?.parent ?? '');
  const gaps = isIdle ? offeredGaps(session, { selected, hovered }) : [];
  useFollowing(canvas, () => {
    const boxes = gaps.map(({ id }) => stageBox(session, canvas, id));
    return () => {
      const taken: Point[] = [];
      for (const [index, { side }] of gaps.entries()) {
        const button = layer.current?.children[index] as HTMLElement | undefined;
        const box = boxes[index];
        const place = box ? beside(box, side) : null;
        const isFree = place !== null && !taken.some((other) => isNear(place, other));
        if (!button) continue;
        button.hidden = !isFree;
        if (!isFree) continue;
        taken.push(place);
        button.style.transform = `translate(${place.x}px, ${place.y}px)`;
      }
    };
  });
  useNearness(canvas, layer);
  return (
    <div
      ref={layer}
      className="pl-inserts"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
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
function beside(box: Box, side: SideGap['side']): Point {
  const middle = (box.top + box.bottom) / 2;
  const y =
    side === 'before'
      ? Math.min(box.top - SIZE / 2, middle - SIZE)
      : Math.max(box.bottom - SIZE / 2, middle);
  return { x: Math.max(0, box.left - SIZE - 4), y: Math.max(0, y) };
}

/** Whether two buttons would overlap. */
const isNear = (a: Point, b: Point): boolean =>
  Math.abs(a.x - b.x) < SIZE && Math.abs(a.y - b.y) < SIZE;

/** Distance in px from the pointer within which a button is highlighted. */
const NEAR = 24;

/** Marks buttons near the pointer without a React render. */
function useNearness(canvas: CanvasHandle, layer: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const moved = ({ clientY }: PointerEvent) => {
      const { top, zoom } = canvas.windowViewport();
      const pointer = top + clientY * zoom;
      for (const button of layer.current?.querySelectorAll<HTMLElement>('.pl-insert') ?? []) {
        const box = button.getBoundingClientRect();
        const distance = Math.abs((box.top + box.bottom) / 2 - pointer);
        button.toggleAttribute('data-near', distance <= NEAR);
      }
    };
    canvas.document.addEventListener('pointermove', moved, { passive: true });
    return () => canvas.document.removeEventListener('pointermove', moved);
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
