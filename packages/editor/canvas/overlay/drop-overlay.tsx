import { useI18n, useT } from '@plinth/i18n/react';
import { COLUMN } from '@plinth/model';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { blockName } from '../../core/blocks/block-name.ts';
import type { Dragged, DropTarget } from '../../core/commands/drop-target.ts';
import type { Point } from '../../core/geometry/box.ts';
import { useSession } from '../../core/session/context.ts';
import { refusalText } from '../../core/steps/refusal.ts';
import { WidgetIcon } from '../../core/widgets/widget-icon.tsx';
import { useNodeName, useWidgetName } from '../../core/widgets/widget-name.ts';
import type { DragState } from '../drag/drag-session.ts';
import { containerText } from '../drag/drop-position-text.ts';
import type { CanvasHandle } from '../frame/canvas-context.ts';
import './drag.css';
import { DropMarks } from './drop-marks.tsx';
import { FileDrops } from './file-drops.tsx';
import { MoveGuide } from './move-guide.tsx';

function useDrag(canvas: CanvasHandle): DragState | null {
  const [state, setState] = useState<DragState | null>(canvas.drag.current());
  useEffect(
    () =>
      canvas.drag.subscribe((next) => {
        // The line moves in the same frame as the page that scrolls under it.
        if (next?.pointer && next.target) flushSync(() => setState(next));
        else setState(next);
      }),
    [canvas],
  );
  return state;
}

const NO_DRAG = { dragged: null, pointer: null, surface: null, target: null };

/** Drop line and container outline above the frame. The page doesn't change before the drop. */
export function DropOverlay({ canvas }: { readonly canvas: CanvasHandle }) {
  const { dragged, pointer, surface, target } = useDrag(canvas) ?? NO_DRAG;
  return (
    <>
      <FileDrops canvas={canvas} />
      {surface === 'canvas' && target && (
        <DropMarks canvas={canvas} target={target} label={<PillText target={target} />} />
      )}
      {dragged && pointer && <DragChip dragged={dragged} pointer={pointer} />}
      <MoveGuide canvas={canvas} isMoving={dragged !== null && pointer === null} />
    </>
  );
}

function PillText({ target }: { readonly target: DropTarget }) {
  const t = useT();
  const session = useSession();
  if (target.kind === 'refused') return refusalText(t, target.reason);
  if (target.replaces !== undefined) return t('EDITOR.MOVE.REPLACE_PICTURE');
  const parent = containerText(t, session, target.parent);
  const isColumn = target.wrap.length === 1 && target.wrap[0] === COLUMN;
  return isColumn ? t('EDITOR.MOVE.NEW_COLUMN', { parent }) : parent;
}

type ChipProps = { readonly dragged: Dragged; readonly pointer: Point };

/** The dragged widget's or block's name, or the number of widgets, next to the pointer. */
function DragChip({ dragged: { widget, ids, block }, pointer }: ChipProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const kind = useWidgetName(widget);
  const [id = ''] = ids;
  const own = useNodeName(id);
  const single = block ? blockName(i18n, block) : own || kind;
  const name = ids.size > 1 ? t('EDITOR.WIDGETS', { count: ids.size }) : single;
  const transform = `translate(${pointer.x + 12}px, ${pointer.y + 12}px)`;
  return (
    <div className="pl-drag-chip" style={{ transform }} data-testid="drag-chip">
      <WidgetIcon widget={widget} />
      {name}
    </div>
  );
}
