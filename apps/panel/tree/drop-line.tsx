import { INDENT, type TreeDrag } from './use-tree-drag.ts';
import './tree.css';

/** Where the dragged row will land; nothing while that is nowhere. */
export const DropLine = ({ drag }: { readonly drag: TreeDrag | null }) =>
  drag?.drop ? (
    <div
      className="tree-drop-line"
      style={{ top: drag.line, left: 12 + drag.drop.depth * INDENT }}
      data-testid="drop-line"
    />
  ) : null;
