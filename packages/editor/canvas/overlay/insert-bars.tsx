import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import type { DocumentNode } from '@plinth/model';
import { IconArrowDown, IconArrowUp, IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { blockGap, chooseBlockGap } from '../../core/commands/block-gap.ts';
import { useNode, useSession, useUi } from '../../core/session/context.ts';
import { nodeText } from '../drag/drop-position-text.ts';
import { useIsDragging } from '../drag/use-is-dragging.ts';
import type { CanvasHandle } from '../frame/canvas-context.ts';
import './insert-bars.css';
import { selectedHeadBox } from './head-layout.ts';
import { labelShift } from './label-shift.ts';
import { stageBox, useOverlayUpdate } from './use-overlay-update.ts';
import { type Range, visibleRange } from './visible-range.ts';

type InsertBarsProps = { readonly canvas: CanvasHandle };

/**
 * While the blocks panel is open, a bar in each gap of the section to choose the insert position.
 * During a drag, only the drop line marks a position.
 */
export function InsertBars({ canvas }: InsertBarsProps) {
  const session = useSession();
  const isDragging = useIsDragging();
  const isOpen = useUi(({ panel, isBare }) => panel === 'blocks' && !isBare) && !isDragging;
  useUi((ui) => ui.selection);
  useUi((ui) => ui.blockAt);
  const gap = isOpen ? blockGap(session) : null;
  const root = useNode(gap?.parent ?? '');
  return gap && root ? <Bars canvas={canvas} root={root} target={gap.index} /> : null;
}

const HEIGHT = 24;
/** px below a bar where it can be tapped, too. */
const TAP_MARGIN = 10;

type Side = 'above' | 'below';

/** The gaps in view and, wherever it is, the one for the next block. */
const shownGaps = ({ from, to }: Range, target: number): readonly number[] => {
  const inView = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return inView.includes(target) ? inView : [...inView, target].sort((a, b) => a - b);
};

/** The height of the layer above a sheet. */
function heightAbove(layer: Element | null, sheetTop: number | null): number {
  const { top = 0, bottom = 0 } = layer?.getBoundingClientRect() ?? {};
  return (sheetTop ?? bottom) - top;
}

/** Widths of the labels of bars in px. */
const labelWidths = (layer: Element | null): ReadonlyMap<Element, number> =>
  new Map(
    [...(layer?.querySelectorAll<HTMLElement>('.pl-bar-label') ?? [])].flatMap((label) =>
      label.parentElement ? [[label.parentElement, label.offsetWidth]] : [],
    ),
  );

type BarsProps = InsertBarsProps & { readonly root: DocumentNode; readonly target: number };

/** Renders only the gaps in view. The next place out of view is marked at the edge of the canvas. */
function Bars({ canvas, root, target }: BarsProps) {
  const session = useSession();
  const layer = useRef<HTMLDivElement>(null);
  const [range, setRange] = useState<Range>({ from: 0, to: 0 });
  const [side, setSide] = useState<Side | null>(null);
  const blocks = root.children;
  const sheetTop = useUi((ui) => ui.sheetTop);
  const shownHeight = () => heightAbove(layer.current, sheetTop);
  const edge = (gap: number) => {
    const after = blocks[gap];
    const box = stageBox(session, canvas, after ?? blocks.at(-1) ?? root.id);
    return box && { y: after ? box.top : box.bottom, left: box.left, right: box.right };
  };
  const gaps = shownGaps(range, target).filter((gap) => gap <= blocks.length);
  useOverlayUpdate(canvas, () => {
    const height = shownHeight();
    const lowest = height - HEIGHT - (sheetTop === null ? 0 : TAP_MARGIN);
    const next = visibleRange(blocks.length, height, (gap) => edge(gap)?.y ?? 0);
    const edges = new Map(shownGaps(next, target).map((gap) => [gap, edge(gap)]));
    const stage = canvas.frame.parentElement;
    const head = stage && selectedHeadBox(stage);
    const labels = labelWidths(layer.current);
    const { y } = edges.get(target) ?? { y: 0 };
    const nextSide = y < 0 ? 'above' : y > height ? 'below' : null;
    return () => {
      if (next.from !== range.from || next.to !== range.to) setRange(next);
      if (nextSide !== side) setSide(nextSide);
      for (const bar of layer.current?.querySelectorAll<HTMLElement>('[data-gap]') ?? []) {
        const at = edges.get(Number(bar.dataset.gap));
        bar.hidden = !at;
        if (!at) continue;
        const top = Math.min(Math.max(at.y - HEIGHT / 2, 0), lowest);
        bar.style.transform = `translate(${at.left}px, ${top}px)`;
        bar.style.width = `${at.right - at.left}px`;
        const label = { ...at, top, bottom: top + HEIGHT, width: labels.get(bar) ?? 0 };
        bar.style.setProperty('--pl-bar-shift', `${labelShift(label, head)}px`);
      }
    };
  });
  const choose = (gap: number) => {
    if (gap === target && side !== null) {
      const middle = shownHeight() / 2;
      const { zoom } = canvas.viewport();
      canvas.window.scrollBy({ top: ((edge(gap)?.y ?? middle) - middle) / zoom });
    }
    chooseBlockGap(session, { parent: root.id, index: gap });
  };
  return (
    <div ref={layer} className="pl-bars">
      {gaps.map((gap) => (
        <Bar
          key={gap}
          root={root}
          gap={gap}
          isNext={gap === target}
          side={gap === target ? side : null}
          onChoose={choose}
        />
      ))}
    </div>
  );
}

type BarProps = {
  readonly root: DocumentNode;
  readonly gap: number;
  readonly isNext: boolean;
  /** Where the gap is if it is out of view. */
  readonly side: Side | null;
  readonly onChoose: (gap: number) => void;
};

const ICONS = { above: IconArrowUp, below: IconArrowDown };

function Bar({ root, gap, isNext, side, onChoose }: BarProps) {
  const t = useT();
  const session = useSession();
  const Icon = side === null ? IconPlus : ICONS[side];
  const next =
    side === null
      ? 'EDITOR.BLOCKS.HERE_NEXT'
      : (`EDITOR.BLOCKS.HERE_NEXT_${keyPart(side)}` as const);
  const place =
    gap === 0
      ? t('EDITOR.BLOCKS.HERE_FIRST')
      : t('EDITOR.BLOCKS.HERE_AFTER', {
          part: nodeText(t, session, root.children[gap - 1] ?? ''),
        });
  const label = t(isNext ? next : 'EDITOR.BLOCKS.HERE');
  return (
    <button
      type="button"
      className="pl-bar"
      data-gap={gap}
      aria-pressed={isNext}
      aria-label={t('EDITOR.SPOKEN.ACTION_OF', { action: label, name: place })}
      onClick={() => onChoose(gap)}
      data-testid={`insert-bar-${gap}`}
    >
      <span className="pl-bar-label">
        <Icon size={14} aria-hidden />
        {label}
      </span>
    </button>
  );
}
