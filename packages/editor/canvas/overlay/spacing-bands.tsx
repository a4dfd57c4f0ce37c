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
import { deviceSpacing, setSpacing } from '../../core/commands/spacing.ts';
import { useReport } from '../../core/commands/use-report.ts';
import type { Box } from '../../core/geometry/box.ts';
import { useNodeValue, useSession, useUi } from '../../core/session/context.ts';
import type { EditorSession } from '../../core/session/types.ts';
import type { CanvasHandle } from '../frame/canvas-context.ts';
import { trackDrag } from './track-drag.ts';
import './handles.css';
import { placeBox } from './place-box.ts';
import { bandBox, gripPoint, paddingOf, sizesOf } from './spacing-measures.ts';
import { affectedSides, nearestStep, STEPS, stepBy } from './spacing-steps.ts';
import { stageBox, useOverlayUpdate } from './use-overlay-update.ts';

/** The change previewed while a grip is dragged. */
type Preview = { readonly sides: readonly SpacingSide[]; readonly size: SpacingSize };

type SpacingBandsProps = { readonly canvas: CanvasHandle };

/** Bands that show the selected widget's padding at each side, with grips to change it. */
export function SpacingBands({ canvas }: SpacingBandsProps) {
  const session = useSession();
  const id = useUi(({ selection, textEditing }) =>
    selection.length === 1 && textEditing === null ? selection[0] : undefined,
  );
  const exists = useNodeValue(id ?? '', (node) => node !== undefined);
  const isNear = useUi(
    ({ hovered }) =>
      id !== undefined && hovered !== null && isInside(session.store.reader, hovered, id),
  );
  const area = useRef<HTMLDivElement>(null);
  const [preview, setPreview] = useState<Preview | null>(null);
  useOverlayUpdate(canvas, () => {
    const box = id === undefined ? null : stageBox(session, canvas, id);
    const layouts =
      box && id !== undefined ? sideLayouts({ session, canvas, id, preview }, box) : [];
    return () => {
      if (!area.current) return;
      area.current.hidden = box === null;
      for (const { side, band, grip } of layouts) {
        const part = (name: string) =>
          area.current?.querySelector<HTMLElement>(`.pl-spacing-${name}[data-side="${side}"]`);
        placeBox(part('band') ?? null, band);
        const handle = part('grip');
        if (handle) handle.style.transform = `translate(${grip.x}px, ${grip.y}px)`;
      }
    };
  });
  if (id === undefined || !exists) return null;
  return (
    <div ref={area} data-near={isNear || undefined} hidden>
      {SPACING_SIDES.map((side) => (
        <Band
          key={side}
          id={id}
          side={side}
          canvas={canvas}
          preview={preview}
          onPreview={setPreview}
        />
      ))}
    </div>
  );
}

type Measured = {
  readonly session: EditorSession;
  readonly canvas: CanvasHandle;
  readonly id: NodeId;
  readonly preview: Preview | null;
};

/** Band and grip positions for each side, with the previewed change. */
function sideLayouts({ session, canvas, id, preview }: Measured, box: Box) {
  const padding = paddingOf(session, canvas, id);
  const { zoom } = canvas.viewport();
  return SPACING_SIDES.map((side) => {
    const previewed = preview?.sides.includes(side) ? preview.size : null;
    const room = previewed ? sizesOf(canvas, previewed, padding[side])[previewed] : padding[side];
    return { side, band: bandBox(box, side, room * zoom), grip: gripPoint(box, side) };
  });
}

type BandProps = {
  readonly id: NodeId;
  readonly side: SpacingSide;
  readonly canvas: CanvasHandle;
  readonly preview: Preview | null;
  readonly onPreview: (preview: Preview | null) => void;
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

const Band = memo(function Band({ id, side, canvas, preview, onPreview }: BandProps) {
  const t = useT();
  const session = useSession();
  const report = useReport();
  const [isLabelVisible, setLabelVisible] = useState(false);
  useUi((ui) => ui.device);
  const current = useNodeValue(id, () => deviceSpacing(session, id, side));
  const isPreviewed = preview?.sides.includes(side) === true;
  const size = isPreviewed && preview ? preview.size : current;
  const padding = () => paddingOf(session, canvas, id)[side];
  const handlePress = (event: PointerEvent) => {
    const sizes = sizesOf(canvas, current, padding());
    const { zoom } = canvas.viewport();
    let change: Preview | null = null;
    trackDrag(event, {
      onMove: (dx, dy, keys) => {
        const movement = inwards(side, dx, dy) / zoom;
        const next = nearestStep(sizes, sizes[current] + movement, current);
        change = { sides: affectedSides(side, keys), size: next };
        onPreview(change);
      },
      onEnd: (isDone) => {
        onPreview(null);
        const isOther = change && (change.size !== current || change.sides.length > 1);
        if (isDone && change && isOther) report(setSpacing(session, id, change));
      },
    });
  };
  const handleKey = (event: KeyboardEvent) => {
    const next = sizeByKey(event.key, side, current);
    if (next === null) return;
    event.preventDefault();
    event.stopPropagation();
    report(setSpacing(session, id, { sides: affectedSides(side, event), size: next }));
  };
  const name = t(`EDITOR.BAND.${keyPart(side)}`);
  const sizeName = t(`EDITOR.SIZE.${keyPart(size)}`);
  const room = () => (isPreviewed ? sizesOf(canvas, size, padding())[size] : padding());
  const isActive = isPreviewed || undefined;
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
        onPointerDown={handlePress}
        onPointerEnter={() => setLabelVisible(true)}
        onPointerLeave={() => setLabelVisible(false)}
        onFocus={() => setLabelVisible(true)}
        onBlur={() => setLabelVisible(false)}
        onKeyDown={handleKey}
        data-testid={`spacing-grip-${side}`}
      >
        {(isLabelVisible || isPreviewed) && (
          <span className="pl-handle-pill">
            {t('EDITOR.BAND.LABEL', { side: name, size: sizeName, px: Math.round(room()) })}
          </span>
        )}
      </div>
    </>
  );
});
