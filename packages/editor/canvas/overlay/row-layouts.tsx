import { useT } from '@plinth/i18n/react';
import { COLUMN, type NodeId, ROW } from '@plinth/model';
import { useCallback, useRef, useSyncExternalStore } from 'react';
import { ColumnLayouts } from '../../core/commands/column-layouts.tsx';
import { useSession, useUi } from '../../core/session/context.ts';
import type { EditorSession } from '../../core/session/types.ts';
import type { CanvasHandle } from '../frame/canvas-context.ts';
import './row-layouts.css';
import { stageBox, useOverlayUpdate } from './use-overlay-update.ts';

/** Height of the choice in px, with its distance to the row. */
const HEIGHT = 64;

/** Whether a node is a row of which all columns are empty. */
export function isEmptyRow({ store }: Pick<EditorSession, 'store'>, id: NodeId): boolean {
  const row = store.node(id);
  if (row?.widget !== ROW || row.children.length === 0) return false;
  return row.children.every((child) => {
    const column = store.node(child);
    return column?.widget === COLUMN && column.children.length === 0;
  });
}

function useIsEmptyRow(id: NodeId): boolean {
  const session = useSession();
  const observe = useCallback((listener: () => void) => session.store.observe(listener), [session]);
  return useSyncExternalStore(observe, () => isEmptyRow(session, id));
}

/** The column layouts for the selected row while it is empty, such as right after it was added. */
export function RowLayouts({ canvas }: { readonly canvas: CanvasHandle }) {
  const id = useUi(({ selection, panel }) =>
    selection.length === 1 && panel !== 'blocks' ? (selection[0] ?? '') : '',
  );
  return useIsEmptyRow(id) && <LayoutChoice canvas={canvas} id={id} />;
}

type LayoutChoiceProps = { readonly canvas: CanvasHandle; readonly id: NodeId };

function LayoutChoice({ canvas, id }: LayoutChoiceProps) {
  const t = useT();
  const session = useSession();
  const place = useRef<HTMLFieldSetElement>(null);
  useOverlayUpdate(canvas, () => {
    const box = stageBox(session, canvas, id);
    const height = canvas.frame.parentElement?.clientHeight ?? 0;
    return () => {
      if (!place.current) return;
      place.current.hidden = box === null;
      if (!box) return;
      const top = Math.min(box.bottom + 8, height - HEIGHT);
      const middle = (box.left + box.right) / 2;
      place.current.style.transform = `translate(${middle}px, ${top}px) translateX(-50%)`;
    };
  });
  return (
    <fieldset
      ref={place}
      className="pl-row-layouts"
      aria-label={t('EDITOR.COLUMNS.CHOOSE')}
      hidden
      data-testid="row-layouts"
    >
      <ColumnLayouts id={id} />
    </fieldset>
  );
}
