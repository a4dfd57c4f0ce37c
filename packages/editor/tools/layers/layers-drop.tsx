import { useT } from '@plinth/i18n/react';
import type { NodeId } from '@plinth/model';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useCanvas } from '../../canvas/frame/canvas-context.ts';
import { useSession } from '../../core/session/context.ts';
import { type Refusal, refusalText } from '../../core/steps/refusal.ts';
import { createLayersSurface, type LayersMarks } from './layers-surface.ts';
import type { LayerRow } from './rows.ts';

type LayersDropProps = {
  readonly tree: RefObject<HTMLElement | null>;
  readonly scroller: RefObject<HTMLElement | null>;
  /** All rows, including those scrolled out of view. */
  readonly rows: readonly LayerRow[];
  readonly unfold: (id: NodeId) => void;
};

type Shown = LayersMarks & { readonly refused: Refusal | null };

/** Makes the tree a drop target and marks during a drag where and in which row the drop lands. */
export function LayersDrop({ tree, scroller, rows, unfold }: LayersDropProps) {
  const t = useT();
  const session = useSession();
  const canvas = useCanvas();
  const [shown, setShown] = useState<Shown | null>(null);
  const latest = useRef({ rows, unfold });
  latest.current = { rows, unfold };
  useEffect(() => {
    if (!canvas || !tree.current || !scroller.current) return;
    let marks: LayersMarks | null = null;
    const remove = canvas.drag.addSurface(
      createLayersSurface({
        tree: tree.current,
        scroller: scroller.current,
        session,
        canvas,
        rows: () => latest.current.rows,
        unfold: (id) => latest.current.unfold(id),
        onMarks: (next) => {
          marks = next;
        },
      }),
    );
    const stop = canvas.drag.subscribe((state) => {
      const target = state?.surface === 'layers' ? state.target : null;
      if (!target || !marks) return setShown(null);
      setShown({ ...marks, refused: target.kind === 'refused' ? target.reason : null });
    });
    return () => {
      remove();
      stop();
    };
  }, [canvas, session, tree, scroller]);
  if (!shown) return null;
  const { line, parent, refused } = shown;
  return (
    <>
      {parent && (
        <div
          className="pl-layers-parent"
          style={{
            ...{ left: parent.left, top: parent.top },
            ...{ width: parent.right - parent.left, height: parent.bottom - parent.top },
          }}
          data-refused={refused !== null || undefined}
          data-testid="layers-drop-parent"
        />
      )}
      <div
        className="pl-layers-line"
        style={{ left: line.left, top: line.y, width: line.right - line.left }}
        data-refused={refused !== null || undefined}
        data-testid="layers-drop-indicator"
      >
        {refused !== null && <span>{refusalText(t, refused)}</span>}
      </div>
    </>
  );
}
