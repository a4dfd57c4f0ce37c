import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import {
  MAX_SPACING,
  type NodeId,
  SPACING_SIDES,
  type SpacingSide,
  type SpacingValue,
} from '@plinth/model';
import {
  IconBoxAlignBottom,
  IconBoxAlignLeft,
  IconBoxAlignRight,
  IconBoxAlignTop,
} from '@tabler/icons-react';
import { type KeyboardEvent, memo, type PointerEvent, useRef, useState } from 'react';
import { deviceSpacing, setSpacing } from '../../core/commands/spacing.ts';
import { type Box, intersection, overlap, toBox } from '../../core/geometry/box.ts';
import { endScrub, revertScrub, startScrub } from '../../core/history/scrub.ts';
import { spacingText } from '../../core/properties/spacing-text.ts';
import { useNodeValue, useSession, useUi } from '../../core/session/context.ts';
import type { EditorSession } from '../../core/session/types.ts';
import { useUiAfterPaint } from '../../core/session/use-ui-after-paint.ts';
import { useReport } from '../../core/steps/use-report.ts';
import type { CanvasHandle } from '../frame/canvas-context.ts';
import { trackDrag } from './track-drag.ts';
import './handles.css';
import { placeBox } from './place-box.ts';
import { bandBox, gripPoint, paddingOf, sizesOf } from './spacing-measures.ts';
import { affectedSides, nearestStep, pxOf, STEPS, stepsBy, stepsOfKey } from './spacing-steps.ts';
import { clipAbove, stickyEnd } from './sticky-end.ts';
import { isNear, useNearPointer } from './use-near-pointer.ts';
import { stageBox, useOverlayUpdate } from './use-overlay-update.ts';

/** Size of a grip in px. */
const GRIP = 24;

/** px between the pointer and an edge within which the edge shows its grip. */
const NEAR_EDGE = 24;

const ICONS = {
  top: IconBoxAlignTop,
  right: IconBoxAlignRight,
  bottom: IconBoxAlignBottom,
  left: IconBoxAlignLeft,
} satisfies Record<SpacingSide, unknown>;

type SpacingBandsProps = { readonly canvas: CanvasHandle };

/** Bands that show the selected widget's padding at each side, with grips to change it. */
export function SpacingBands({ canvas }: SpacingBandsProps) {
  const session = useSession();
  // Deferred, so that the outline paints first.
  const [id] = useUiAfterPaint(({ selection, textEditing }) =>
    selection.length === 1 && textEditing === null ? selection[0] : undefined,
  );
  // At once, because Tab out of a text would reach a grip that is about to disappear.
  const isWriting = useUi(({ textEditing }) => textEditing !== null);
  const exists = useNodeValue(id ?? '', (node) => node !== undefined);
  const area = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<readonly SpacingSide[]>([]);
  const selected = useRef<Box | null>(null);
  useOverlayUpdate(canvas, () => {
    const box = id === undefined ? null : stageBox(session, canvas, id);
    selected.current = box;
    const end = box && id !== undefined ? stickyEnd(session, canvas, id) : 0;
    const layouts = box && id !== undefined ? sideLayouts({ session, canvas, id }, box) : [];
    return () => {
      if (!area.current) return;
      area.current.hidden = box === null;
      clipAbove(area.current, end, 0);
      for (const { side, band, grip } of layouts) {
        const part = (name: string) =>
          area.current?.querySelector<HTMLElement>(`.pl-spacing-${name}[data-side="${side}"]`);
        placeBox(part('band') ?? null, band);
        const handle = part('grip');
        if (handle) handle.style.transform = `translate(${grip.x}px, ${grip.y}px)`;
      }
    };
  });
  useNearPointer(canvas, (pointer) => {
    for (const side of SPACING_SIDES) {
      const grip = area.current?.querySelector(`.pl-spacing-grip[data-side="${side}"]`);
      const edge = selected.current && bandBox(selected.current, side, 0);
      const isShown = pointer !== null && edge !== null && isNear(edge, pointer, NEAR_EDGE);
      if (isShown && side === 'top') moveFromToolbar(grip, edge);
      grip?.toggleAttribute('data-near', isShown);
    }
  });
  if (id === undefined || !exists || isWriting) return null;
  return (
    <div ref={area} className="pl-spacing-bands" hidden>
      {SPACING_SIDES.map((side) => (
        <Band
          key={side}
          id={id}
          side={side}
          canvas={canvas}
          isDragged={dragged.includes(side)}
          onDrag={setDragged}
        />
      ))}
    </div>
  );
}

/** Moves the upper grip into the widget if the toolbar lies where it would be. */
function moveFromToolbar(grip: Element | null | undefined, edge: Box): void {
  const toolbar = grip?.ownerDocument.querySelector('.pl-element-toolbar');
  const stage = grip?.closest('.pl-overlay')?.getBoundingClientRect();
  if (!grip || !toolbar || !stage) return;
  const taken = toolbar.getBoundingClientRect();
  const { x } = gripPoint(edge, 'top');
  const top = stage.top + edge.top;
  const own = {
    ...{ left: stage.left + x - GRIP / 2, right: stage.left + x + GRIP / 2 },
    ...{ top: top - GRIP, bottom: top },
  };
  grip.toggleAttribute('data-inside', overlap(own, toBox(taken)));
}

type Measured = {
  readonly session: EditorSession;
  readonly canvas: CanvasHandle;
  readonly id: NodeId;
};

/** Band and grip positions for each side. */
function sideLayouts({ session, canvas, id }: Measured, box: Box) {
  const padding = paddingOf(session, canvas, id);
  const { zoom } = canvas.viewport();
  const { clientWidth, clientHeight } = canvas.frame.parentElement ?? canvas.frame;
  const stage = { left: 0, top: 0, right: clientWidth, bottom: clientHeight };
  const visible = overlap(box, stage) ? intersection(box, stage) : box;
  return SPACING_SIDES.map((side) => ({
    side,
    band: bandBox(box, side, padding[side] * zoom),
    grip: gripPoint(visible, side),
  }));
}

type BandProps = {
  readonly id: NodeId;
  readonly side: SpacingSide;
  readonly canvas: CanvasHandle;
  readonly isDragged: boolean;
  /** Tells which sides are being dragged. */
  readonly onDrag: (sides: readonly SpacingSide[]) => void;
};

const isVertical = (side: SpacingSide): boolean => side === 'top' || side === 'bottom';

/** The part of a pointer movement that increases padding: down, or inward at left and right. */
const inwards = (side: SpacingSide, dx: number, dy: number): number =>
  isVertical(side) ? dy : side === 'left' ? dx : -dx;

const Band = memo(function Band({ id, side, canvas, isDragged, onDrag }: BandProps) {
  const t = useT();
  const session = useSession();
  const report = useReport();
  const [isLabelVisible, setLabelVisible] = useState(false);
  useUi((ui) => ui.device);
  const size = useNodeValue(id, () => deviceSpacing(session, id, side));
  const padding = () => paddingOf(session, canvas, id)[side];
  const [px, setPx] = useState(0);
  // The page shows a new size in the next frame.
  useOverlayUpdate(canvas, () => {
    const now = Math.round(padding());
    return () => setPx(now);
  });
  const handlePress = (event: PointerEvent) => {
    const sizes = sizesOf(canvas, size, padding());
    const { zoom } = canvas.viewport();
    let shown = [size, side].join(' ');
    trackDrag(event, {
      onStart: () => startScrub(session),
      onMove: (dx, dy, keys) => {
        const movement = inwards(side, dx, dy) / zoom;
        const next = nearestStep(sizes, pxOf(sizes, size) + movement, size);
        const sides = affectedSides(side, keys);
        onDrag(sides);
        const change = [next, ...sides].join(' ');
        if (change === shown) return;
        shown = change;
        if (next === size && sides.length === 1) revertScrub(session);
        else report(setSpacing(session, [id], { sides, size: next }));
      },
      onEnd: (isDone) => {
        onDrag([]);
        endScrub(session, isDone);
      },
    });
  };
  const sizeByKey = (key: string): SpacingValue | null => {
    if (key === 'Home') return 'none';
    if (key === 'End') return 'large';
    const steps = stepsOfKey(key);
    return steps && stepsBy(sizesOf(canvas, size, padding()), size, steps);
  };
  const handleKey = (event: KeyboardEvent) => {
    const next = sizeByKey(event.key);
    if (next === null) return;
    event.preventDefault();
    event.stopPropagation();
    report(setSpacing(session, [id], { sides: affectedSides(side, event), size: next }));
  };
  const name = t(`EDITOR.BAND.${keyPart(side)}`);
  const sizeName = spacingText(t, size) ?? '';
  const isExact = typeof size === 'number';
  const isActive = isDragged || undefined;
  const Icon = ICONS[side];
  return (
    <>
      <div className="pl-spacing-band" data-side={side} data-active={isActive} />
      <div
        role="slider"
        aria-label={t('EDITOR.BAND.NAME', { side: name })}
        aria-valuemin={0}
        aria-valuemax={isExact ? MAX_SPACING : STEPS.length - 1}
        aria-valuenow={isExact ? size : STEPS.indexOf(size)}
        aria-valuetext={sizeName}
        aria-orientation={isVertical(side) ? 'vertical' : 'horizontal'}
        tabIndex={0}
        className="pl-spacing-grip"
        data-side={side}
        data-active={isActive}
        data-goes={STEPS[0] === size || px === 0 ? 'in' : STEPS.at(-1) === size ? 'out' : 'both'}
        onPointerDown={handlePress}
        onPointerEnter={() => setLabelVisible(true)}
        onPointerLeave={() => setLabelVisible(false)}
        onFocus={() => setLabelVisible(true)}
        onBlur={() => setLabelVisible(false)}
        onKeyDown={handleKey}
        data-testid={`spacing-grip-${side}`}
      >
        <Icon aria-hidden />
        {(isLabelVisible || isDragged) && (
          <span className="pl-handle-pill">
            {isExact
              ? t('EDITOR.BAND.EXACT', { side: name, px })
              : t('EDITOR.BAND.LABEL', { side: name, size: sizeName, px })}
          </span>
        )}
      </div>
    </>
  );
});
