import { INDENT, type TreeDrag } from './use-tree-drag.ts';
import './tree.css';

/** Shows where the dragged row will land, if anywhere. */
export const DropLine = ({ drag }: { readonly drag: TreeDrag | null }) =>
  drag?.drop ? (
    <div
      className="tree-drop-line"
      style={{ top: drag.line, left: 12 + drag.drop.depth * INDENT }}
      data-testid="drop-line"
    />
  ) : null;
