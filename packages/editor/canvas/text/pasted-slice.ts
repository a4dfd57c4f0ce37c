import { type Fragment, type Node, DOMParser as SchemaParser, Slice } from '@tiptap/pm/model';
import type { EditorState, Selection } from '@tiptap/pm/state';

const isTable = (node: Node | null): boolean => node?.type.spec.tableRole === 'table';

function isInTable({ selection: { $from } }: EditorState): boolean {
  for (let depth = $from.depth; depth > 0; depth -= 1) if (isTable($from.node(depth))) return true;
  return false;
}

/**
 * Whether the rest of the line continues the last pasted block, as it does for paragraphs of its own
 * style. Otherwise it stays a line of its own, with its style.
 */
function isJoined({ $to }: Selection, { childCount, content, lastChild }: Fragment): boolean {
  if (isTable(lastChild)) return false;
  const isAtEnd = $to.parentOffset === $to.parent.content.size;
  return isAtEnd || childCount === 1 || content.every((block) => block.sameMarkup($to.parent));
}

/** Content to paste at the selection. Text before and after a pasted table stays out of its cells. */
export function pastedSlice(state: EditorState, pasted: HTMLElement): Slice {
  const slice = SchemaParser.fromSchema(state.schema).parseSlice(pasted);
  if (isInTable(state)) return slice;
  const { content, openStart, openEnd } = slice;
  const start = isTable(content.firstChild) ? 0 : openStart;
  return new Slice(content, start, isJoined(state.selection, content) ? openEnd : 0);
}
