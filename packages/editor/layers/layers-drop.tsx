import { useT } from '@plinth/i18n/react';
import type { NodeId } from '@plinth/model';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useCanvas } from '../canvas/canvas-context.ts';
import { useSession } from '../session/context.ts';
import { createLayersSurface } from './layers-surface.ts';
import type { TreeLine } from './tree-slots.ts';

type LayersDropProps = {
  readonly tree: RefObject<HTMLElement | null>;
  readonly unfold: (id: NodeId) => void;
};

type Shown = { readonly line: TreeLine; readonly refused: string | null };

/** Makes the tree a place for drops and draws the line there while something is dragged over it. */
export function LayersDrop({ tree, unfold }: LayersDropProps) {
  const t = useT();
  const session = useSession();
  const canvas = useCanvas();
  const [shown, setShown] = useState<Shown | null>(null);
  const open = useRef(unfold);
  open.current = unfold;
  useEffect(() => {
    if (!canvas || !tree.current) return;
    let line: TreeLine | null = null;
    const remove = canvas.drag.addSurface(
      createLayersSurface({
        tree: tree.current,
        session,
        canvas,
        unfold: (id) => open.current(id),
        onLine: (next) => {
          line = next;
        },
      }),
    );
    const stop = canvas.drag.subscribe((state) => {
      const target = state?.surface === 'layers' ? state.target : null;
      if (!target || !line) return setShown(null);
      setShown({ line, refused: target.kind === 'refused' ? target.reason : null });
    });
    return () => {
      remove();
      stop();
    };
  }, [canvas, session, tree]);
  if (!shown) return null;
  const { line, refused } = shown;
  return (
    <div
      className="pl-layers-line"
      style={{ left: line.left, top: line.y, width: line.right - line.left }}
      data-refused={refused !== null || undefined}
      data-testid="layers-drop-indicator"
    >
      {refused !== null && <span>{t(`EDITOR.REFUSAL.${refused}`)}</span>}
    </div>
  );
}
