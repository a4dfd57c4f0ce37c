import type { Editor } from '@tiptap/core';
import type { Node, NodeType } from '@tiptap/pm/model';
import { type EditorState, NodeSelection, TextSelection } from '@tiptap/pm/state';

/** A part of the text that is one character to the caret, with its position. */
export type Part = { readonly node: Node; readonly at: number };

/** The image, icon, or anchor that is selected or right before the caret. */
export function partAtCaret(
  { selection }: Pick<EditorState, 'selection'>,
  name: string,
): Part | null {
  const node =
    selection instanceof NodeSelection
      ? selection.node
      : selection.empty
        ? selection.$from.nodeBefore
        : null;
  if (node?.type.name !== name) return null;
  const at = selection instanceof NodeSelection ? selection.from : selection.from - node.nodeSize;
  return { node, at };
}

type Attributes = { readonly [name: string]: string | null };

/** Changes attributes of a part, which stays selected. */
export function setPart({ state, view }: Editor, { at }: Part, attributes: Attributes): void {
  const { tr } = state;
  for (const [name, value] of Object.entries(attributes)) tr.setNodeAttribute(at, name, value);
  view.dispatch(tr);
}

export function deletePart({ state, view }: Editor, { node, at }: Part): void {
  view.dispatch(state.tr.delete(at, at + node.nodeSize).setMeta('uiEvent', 'cut'));
}

/** Puts a part in place of the selection, as an undo step of its own. */
function insertPart({ state, view }: Editor, name: string, attributes: Attributes): void {
  const type = state.schema.nodes[name];
  if (!type) return;
  const { tr } = state;
  tr.replaceSelectionWith(type.create(attributes), false);
  view.dispatch(tr.setMeta('uiEvent', 'insert').scrollIntoView());
}

/** Inserts an image: in the middle where it is alone, otherwise with the text around it. */
export function insertImage(editor: Editor, id: number): void {
  const isAlone = editor.state.selection.$from.parent.content.size === 0;
  const side = isAlone ? 'center' : 'left';
  insertPart(editor, 'image', { 'data-media': String(id), class: `moto-image-${side}` });
}

/** Inserts an icon, or puts it in place of the one at the caret. */
export function insertIcon(editor: Editor, name: string): void {
  const icon = partAtCaret(editor.state, 'icon');
  if (icon) setPart(editor, icon, { 'data-icon': name });
  else insertPart(editor, 'icon', { 'data-icon': name });
}

/** Inserts an anchor before the caret or the selection, which stays. */
export function insertAnchor({ state, view }: Editor, id: string): void {
  const type = state.schema.nodes.anchor;
  if (!type) return;
  const { tr, selection } = state;
  view.dispatch(tr.insert(selection.from, type.create({ id })).setMeta('uiEvent', 'insert'));
}

/** Rows and columns of a new table. */
const SIZE = 3;

const isTextblock = ({ isTextblock: isLine }: Node): boolean => isLine;

/**
 * Inserts a table with a header row after the line with the caret, or in place of an empty one, and
 * moves the caret into its first cell. Writing can go on in a line after it.
 */
export function insertTable({ state, view }: Editor): void {
  const { table, tableRow, tableHeader, tableCell, paragraph } = state.schema.nodes;
  if (!table || !tableRow || !tableHeader || !tableCell || !paragraph) return;
  const row = (cell: NodeType) =>
    tableRow.create(
      null,
      Array.from({ length: SIZE }, () => cell.createAndFill() as Node),
    );
  const rows = [tableHeader, ...Array<NodeType>(SIZE - 1).fill(tableCell)].map(row);
  const { $from } = state.selection;
  const [start, end] = [$from.before(1), $from.after(1)];
  const line = $from.node(1);
  const isReplaced = $from.depth === 1 && isTextblock(line) && line.content.size === 0;
  const at = isReplaced ? start : end;
  const isLast = end === state.doc.content.size;
  const { tr } = state;
  tr.replaceWith(at, end, [table.create(null, rows), ...(isLast ? [paragraph.create()] : [])]);
  tr.setSelection(TextSelection.near(tr.doc.resolve(at + 1)));
  view.dispatch(tr.setMeta('uiEvent', 'insert').scrollIntoView());
}
