import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import {
  isInside,
  type NodeId,
  SPACING_SIDES,
  type SpacingSide,
  type SpacingSize,
} from '@plinth/model';
import { type KeyboardEvent, memo, type PointerEvent, useRef, useState } from 'react';
import { setSpacing, shownSpacing } from '../../core/commands/spacing.ts';
import { useReport } from '../../core/commands/use-report.ts';
import type { Box } from '../../core/geometry/box.ts';
import { useNodeValue, useSession, useUi } from '../../core/session/context.ts';
import type { EditorSession } from '../../core/session/types.ts';
import type { CanvasHandle } from '../frame/canvas-context.ts';
import { followHandle } from './follow-handle.ts';
import './handles.css';
import { stageBox, useFollowing } from './outline.tsx';
import { placeBox } from './place-box.ts';
import { bandBox, gripPoint, paddingOf, sizesOf } from './spacing-measures.ts';
import { nearestStep, STEPS, sidesMeant, stepBy } from './spacing-steps.ts';

/** The change previewed while a grip is dragged. */
type Trial = { readonly sides: readonly SpacingSide[]; readonly size: SpacingSize };

type SpacingBandsProps = { readonly canvas: CanvasHandle };

/** Bands that show the selected widget's padding at each side, with grips to change it. */
export function SpacingBands({ canvas }: SpacingBandsProps) {
  const session = useSession();
  const id = useUi(({ selection, textEditing }) =>
    selection.length === 1 && textEditing === null ? selection[0] : undefined,
  );
  const isThere = useNodeValue(id ?? '', (node) => node !== undefined);
  const isNear = useUi(
    ({ hovered }) =>
      id !== undefined && hovered !== null && isInside(session.store.reader, hovered, id),
  );
  const area = useRef<HTMLDivElement>(null);
  const [trial, setTrial] = useState<Trial | null>(null);
  useFollowing(canvas, () => {
    const box = id === undefined ? null : stageBox(session, canvas, id);
    const places = box && id !== undefined ? sidePlaces({ session, canvas, id, trial }, box) : [];
    return () => {
      if (!area.current) return;
      area.current.hidden = box === null;
      for (const { side, band, grip } of places) {
        const part = (name: string) =>
          area.current?.querySelector<HTMLElement>(`.pl-spacing-${name}[data-side="${side}"]`);
        placeBox(part('band') ?? null, band);
        const handle = part('grip');
        if (handle) handle.style.transform = `translate(${grip.x}px, ${grip.y}px)`;
      }
    };
  });
  if (id === undefined || !isThere) return null;
  return (
    <div ref={area} data-near={isNear || undefined} hidden>
      {SPACING_SIDES.map((side) => (
        <Band key={side} id={id} side={side} canvas={canvas} trial={trial} onTrial={setTrial} />
      ))}
    </div>
  );
}

type Measured = {
  readonly session: EditorSession;
  readonly canvas: CanvasHandle;
  readonly id: NodeId;
  readonly trial: Trial | null;
};

/** Band and grip positions for each side, with the previewed change. */
function sidePlaces({ session, canvas, id, trial }: Measured, box: Box) {
  const padding = paddingOf(session, canvas, id);
  const { zoom } = canvas.viewport();
  return SPACING_SIDES.map((side) => {
    const tried = trial?.sides.includes(side) ? trial.size : null;
    const room = tried ? sizesOf(canvas, tried, padding[side])[tried] : padding[side];
    return { side, band: bandBox(box, side, room * zoom), grip: gripPoint(box, side) };
  });
}

type BandProps = {
  readonly id: NodeId;
  readonly side: SpacingSide;
  readonly canvas: CanvasHandle;
  readonly trial: Trial | null;
  readonly onTrial: (trial: Trial | null) => void;
};

const isVertical = (side: SpacingSide): boolean => side === 'top' || side === 'bottom';

/** The size that a key sets, depending on the side; null for other keys. */
function sizeByKey(key: string, side: SpacingSide, now: SpacingSize): SpacingSize | null {
  if (key === 'Home') return 'none';
  if (key === 'End') return 'large';
  const [more, less] = isVertical(side) ? ['ArrowDown', 'ArrowUp'] : ['ArrowRight', 'ArrowLeft'];
  if (key === more) return stepBy(now, 1);
  return key === less ? stepBy(now, -1) : null;
}

/** The part of a pointer movement that increases padding: down, or inward at left and right. */
const inwards = (side: SpacingSide, dx: number, dy: number): number =>
  isVertical(side) ? dy : side === 'left' ? dx : -dx;

const Band = memo(function Band({ id, side, canvas, trial, onTrial }: BandProps) {
  const t = useT();
  const session = useSession();
  const report = useReport();
  const [isSeen, setSeen] = useState(false);
  useUi((ui) => ui.device);
  const now = useNodeValue(id, () => shownSpacing(session, id, side));
  const isTried = trial?.sides.includes(side) === true;
  const size = isTried && trial ? trial.size : now;
  const padding = () => paddingOf(session, canvas, id)[side];
  const press = (event: PointerEvent) => {
    const sizes = sizesOf(canvas, now, padding());
    const { zoom } = canvas.viewport();
    let wanted: Trial | null = null;
    followHandle(event, {
      onMove: (dx, dy, keys) => {
        const far = inwards(side, dx, dy) / zoom;
        const next = nearestStep(sizes, sizes[now] + far, now);
        wanted = { sides: sidesMeant(side, keys), size: next };
        onTrial(wanted);
      },
      onEnd: (isDone) => {
        onTrial(null);
        const isOther = wanted && (wanted.size !== now || wanted.sides.length > 1);
        if (isDone && wanted && isOther) report(setSpacing(session, id, wanted));
      },
    });
  };
  const key = (event: KeyboardEvent) => {
    const next = sizeByKey(event.key, side, now);
    if (next === null) return;
    event.preventDefault();
    event.stopPropagation();
    report(setSpacing(session, id, { sides: sidesMeant(side, event), size: next }));
  };
  const name = t(`EDITOR.BAND.${keyPart(side)}`);
  const sizeName = t(`EDITOR.SIZE.${keyPart(size)}`);
  const room = () => (isTried ? sizesOf(canvas, size, padding())[size] : padding());
  const isActive = isTried || undefined;
  return (
    <>
      <div className="pl-spacing-band" data-side={side} data-active={isActive} />
      <div
        role="slider"
        aria-label={t('EDITOR.BAND.NAME', { side: name })}
        aria-valuemin={0}
        aria-valuemax={STEPS.length - 1}
        aria-valuenow={STEPS.indexOf(size)}
        aria-valuetext={sizeName}
        aria-orientation={isVertical(side) ? 'vertical' : 'horizontal'}
        tabIndex={0}
        className="pl-spacing-grip"
        data-side={side}
        data-active={isActive}
        onPointerDown={press}
        onPointerEnter={() => setSeen(true)}
        onPointerLeave={() => setSeen(false)}
        onFocus={() => setSeen(true)}
        onBlur={() => setSeen(false)}
        onKeyDown={key}
        data-testid={`spacing-grip-${side}`}
      >
        {(isSeen || isTried) && (
          <span className="pl-handle-pill">
            {t('EDITOR.BAND.LABEL', { side: name, size: sizeName, px: Math.round(room()) })}
          </span>
        )}
      </div>
    </>
  );
});
