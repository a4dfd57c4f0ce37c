import { useT } from '@plinth/i18n/react';
import { indexOf } from '@plinth/model';
import { IconPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import type { CanvasHandle } from '../canvas/canvas-context.ts';
import { useOfNode, useSession, useUi } from '../session/context.ts';
import './insert-buttons.css';
import { stageBox, useFollowing } from './outline.tsx';

type InsertButtonsProps = { readonly canvas: CanvasHandle };

/** A plus at the beginning and the end of the selected widget, for one before and one after it. */
export function InsertButtons({ canvas }: InsertButtonsProps) {
  const id = useUi(({ selection, textEditing }) =>
    selection.length === 1 && textEditing === null ? (selection[0] ?? '') : '',
  );
  const takes = useOfNode(id, (node) => Boolean(node?.parent) && node?.widget !== 'column');
  if (!takes) return null;
  return (
    <>
      <InsertButton canvas={canvas} id={id} side="before" />
      <InsertButton canvas={canvas} id={id} side="after" />
    </>
  );
}

type InsertButtonProps = InsertButtonsProps & {
  readonly id: string;
  readonly side: 'before' | 'after';
};

function InsertButton({ canvas, id, side }: InsertButtonProps) {
  const t = useT();
  const session = useSession();
  const button = useRef<HTMLButtonElement>(null);
  useFollowing(canvas, () => {
    const box = stageBox(session, canvas, id);
    return () => {
      const element = button.current;
      if (!element) return;
      element.hidden = box === null;
      if (!box) return;
      // Beside the widget, so that it never lies over its text.
      const x = Math.max(0, box.left - 28);
      const middle = (box.top + box.bottom) / 2;
      const y =
        side === 'before' ? Math.min(box.top - 12, middle - 24) : Math.max(box.bottom - 12, middle);
      element.style.transform = `translate(${x}px, ${Math.max(0, y)}px)`;
    };
  });
  const open = () => {
    const parent = session.store.node(id)?.parent;
    if (!parent) return;
    const index = indexOf(session.store.reader, id) + (side === 'after' ? 1 : 0);
    session.ui.setState({ dialog: 'insert', insertAt: { parent, index } });
  };
  const label = t(`EDITOR.INSERT.${side.toUpperCase()}`);
  return (
    <button
      ref={button}
      type="button"
      className="pl-insert"
      aria-label={label}
      title={label}
      onClick={open}
      hidden
      data-testid={`insert-${side}`}
    >
      <IconPlus size={16} aria-hidden />
    </button>
  );
}
