import { useT } from '@plinth/i18n/react';
import { COLUMN, equalWidths, type NodeId, ROW } from '@plinth/model';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { deviceWidths, setDeviceWidths } from '../../core/commands/columns.ts';
import { endScrub, startScrub } from '../../core/history/scrub.ts';
import { useNode, useNodeValue, useSession, useUi } from '../../core/session/context.ts';
import { useReport } from '../../core/steps/use-report.ts';
import type { CanvasHandle } from '../frame/canvas-context.ts';
import { trackDrag } from './track-drag.ts';
import './handles.css';
import { clipAbove, stickyEnd } from './sticky-end.ts';
import { stageBox, useOverlayUpdate } from './use-overlay-update.ts';

const GRID = 12;

/** Draggable dividers between the columns of the selected row, or the selected column's row. */
export function ColumnDividers({ canvas }: { readonly canvas: CanvasHandle }) {
  const { store } = useSession();
  const selected = useUi((ui) => (ui.textEditing === null ? ui.selection.at(-1) : undefined)) ?? '';
  const row = useNodeValue(selected, (node) =>
    node?.widget === COLUMN ? node.parent : node?.widget === ROW ? node.id : null,
  );
  const columns = useNode(row ?? '')?.children ?? [];
  if (row === null || !store.node(row)) return null;
  return columns
    .slice(1)
    .map((right, index) => (
      <Divider key={right} canvas={canvas} row={row} at={index} columns={columns} />
    ));
}

type DividerProps = {
  readonly canvas: CanvasHandle;
  readonly row: NodeId;
  /** Index of the column on its left. */
  readonly at: number;
  readonly columns: readonly NodeId[];
};

/** Widths after moving a divider: the sum of its two columns stays the same. */
function moveDivider(widths: readonly number[], at: number, left: number): number[] {
  const pair = (widths[at] ?? 1) + (widths[at + 1] ?? 1);
  const share = Math.min(Math.max(1, left), pair - 1);
  return widths.map((width, index) =>
    index === at ? share : index === at + 1 ? pair - share : width,
  );
}

function Divider({ canvas, row, at, columns }: DividerProps) {
  const t = useT();
  const session = useSession();
  const report = useReport();
  useUi((ui) => ui.device);
  useNode(columns[at] ?? '');
  useNode(columns[at + 1] ?? '');
  const handle = useRef<HTMLDivElement>(null);
  const [isDragged, setDragged] = useState(false);
  const widths = deviceWidths(session, row);
  const stepWidth = () => {
    const box = stageBox(session, canvas, row);
    return box ? (box.right - box.left) / GRID : 1;
  };
  useOverlayUpdate(canvas, () => {
    const [left, right] = [columns[at], columns[at + 1]].map((id) =>
      stageBox(session, canvas, id ?? ''),
    );
    const end = stickyEnd(session, canvas, row);
    const isBeside = left && right && left.right <= right.left + 1 && right.top < left.bottom;
    return () => {
      const element = handle.current;
      if (!element) return;
      element.hidden = !isBeside;
      if (!isBeside) return;
      const top = Math.min(left.top, right.top);
      element.style.transform = `translate(${(left.right + right.left) / 2}px, ${top}px)`;
      clipAbove(element, end, top);
      element.style.height = `${Math.max(left.bottom, right.bottom) - top}px`;
    };
  });
  const apply = (next: readonly number[]) => {
    if (next.join() !== widths.join()) report(setDeviceWidths(session, row, next));
  };
  const handlePress = (event: PointerEvent) => {
    const size = stepWidth();
    let shown = widths.join();
    trackDrag(event, {
      onStart: () => {
        setDragged(true);
        startScrub(session);
      },
      onMove: (dx) => {
        const next = moveDivider(widths, at, (widths[at] ?? 1) + Math.round(dx / size));
        if (next.join() === shown) return;
        shown = next.join();
        report(setDeviceWidths(session, row, next));
      },
      onEnd: (isDone) => {
        setDragged(false);
        endScrub(session, isDone);
      },
    });
  };
  const handleKey = (event: KeyboardEvent) => {
    const own = widths[at] ?? 1;
    const target = { ArrowLeft: own - 1, ArrowRight: own + 1, Home: 1, End: GRID }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    apply(moveDivider(widths, at, target));
  };
  const text = widths.join(' / ');
  return (
    // biome-ignore lint/a11y/useSemanticElements: an hr isn't interactive
    <div
      ref={handle}
      role="separator"
      aria-orientation="vertical"
      aria-label={t('EDITOR.COLUMNS.DIVIDER', { left: at + 1, right: at + 2 })}
      aria-valuenow={widths[at]}
      aria-valuemin={1}
      aria-valuemax={(widths[at] ?? 1) + (widths[at + 1] ?? 1) - 1}
      aria-valuetext={text}
      tabIndex={0}
      className="pl-column-divider"
      data-active={isDragged || undefined}
      onPointerDown={handlePress}
      onDoubleClick={() => apply(equalWidths(columns.length))}
      onKeyDown={handleKey}
      data-testid="column-divider"
    >
      <span className="pl-handle-pill">{text}</span>
    </div>
  );
}
