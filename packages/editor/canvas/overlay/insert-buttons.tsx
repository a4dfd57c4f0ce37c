import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import type { NodeId } from '@plinth/model';
import { IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { type Box, overlap } from '../../core/geometry/box.ts';
import { useNode, useSession, useUi } from '../../core/session/context.ts';
import type { CanvasHandle } from '../frame/canvas-context.ts';
import { insertGaps, type SideGap } from './gaps.ts';
import { insertButtonBox } from './insert-button-box.ts';
import './insert-buttons.css';
import { stickyEnd } from './sticky-end.ts';
import { useDelayedNull } from './use-delayed-null.ts';
import { isNear, useNearPointer } from './use-near-pointer.ts';
import { stageBox, useOverlayUpdate } from './use-overlay-update.ts';

type InsertButtonsProps = { readonly canvas: CanvasHandle };

/** Plus buttons in the gaps around the selected and the hovered widget, seen near the pointer. */
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
  const places = useRef<readonly (Box | null)[]>([]);
  const buttonAt = (index: number) => layer.current?.children[index] as HTMLElement | undefined;
  useOverlayUpdate(canvas, () => {
    const boxOf = (id: NodeId | undefined) => (id ? stageBox(session, canvas, id) : null);
    const taken: Box[] = [];
    places.current = gaps.map((gap) => {
      const own = boxOf(gap.id);
      const siblings = session.store.node(gap.parent)?.children ?? [];
      const across = siblings[gap.side === 'before' ? gap.index - 1 : gap.index];
      const place = own && insertButtonBox(own, boxOf(across), gap.side);
      const isUnderHeader = place && place.top < stickyEnd(session, canvas, gap.id);
      if (!place || isUnderHeader || taken.some((other) => overlap(place, other))) return null;
      taken.push(place);
      return place;
    });
    return () => {
      for (const [index, place] of places.current.entries()) {
        const button = buttonAt(index);
        if (!button) continue;
        button.hidden = place === null;
        if (place) button.style.transform = `translate(${place.left}px, ${place.top}px)`;
      }
    };
  });
  useNearPointer(canvas, (pointer) => {
    for (const [index, place] of places.current.entries())
      buttonAt(index)?.toggleAttribute(
        'data-near',
        pointer !== null && place !== null && isNear(place, pointer),
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
