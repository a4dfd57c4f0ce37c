import { Extension } from '@tiptap/core';
import { Fragment, type Node, type ResolvedPos } from '@tiptap/pm/model';
import type { EditorState } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { storedHtml } from './stored-html.ts';

/** The HTML around an empty paragraph. */
export type Surrounding = { readonly before: string; readonly after: string };

type Around = { readonly before: readonly Node[]; readonly after: readonly Node[] };

const LISTS: ReadonlySet<string> = new Set(['bulletList', 'orderedList']);
const SPLITTABLE: ReadonlySet<string> = new Set([...LISTS, 'listItem', 'blockquote']);

const copy = (node: Node, children: readonly Node[]): readonly Node[] =>
  children.length === 0 ? [] : [node.copy(Fragment.from(children))];

/** An item can't start with a nested list, so the items of that list take its place. */
const copyEnd = (node: Node, children: readonly Node[]): readonly Node[] =>
  node.type.name === 'listItem' && LISTS.has(children[0]?.type.name ?? '')
    ? children.flatMap((each) => (LISTS.has(each.type.name) ? each.children : copy(node, [each])))
    : copy(node, children);

/** Splits everything that the caret is in at its paragraph; null if something can't be split. */
function splitAround(caret: ResolvedPos): Around | null {
  let around: Around = { before: [], after: [] };
  for (let depth = caret.depth - 1; depth >= 0; depth -= 1) {
    const node = caret.node(depth);
    if (depth > 0 && !SPLITTABLE.has(node.type.name)) return null;
    const at = caret.index(depth);
    const before = [...node.children.slice(0, at), ...around.before];
    const after = [...around.after, ...node.children.slice(at + 1)];
    around =
      depth === 0 ? { before, after } : { before: copy(node, before), after: copyEnd(node, after) };
  }
  return around;
}

/** What is around the empty paragraph or list item with the caret; null if it is anywhere else. */
export function aroundEmptyParagraph(
  { selection, schema }: EditorState,
  caret: ResolvedPos = selection.$from,
): Surrounding | null {
  const { parent } = caret;
  if (parent.type.name !== 'paragraph' || parent.content.size > 0) return null;
  const around = splitAround(caret);
  const html = (nodes: readonly Node[]) =>
    nodes.length === 0 ? '' : storedHtml(Fragment.from(nodes), schema);
  return around && { before: html(around.before), after: html(around.after) };
}

/** The caret as drawn: after an arrow key, the editor learns of it only in a later event. */
function drawnCaret(view: EditorView): ResolvedPos {
  const { dom, state } = view;
  const { anchorNode, anchorOffset } = dom.ownerDocument.getSelection() ?? {};
  const isWithin = anchorNode && dom.contains(anchorNode);
  if (!isWithin) return state.selection.$from;
  return state.doc.resolve(view.posAtDOM(anchorNode, anchorOffset ?? 0));
}

/**
 * Offers widgets when a slash is typed into an empty paragraph. Another one right after that is a
 * character.
 */
export const slashInsert = (onOffer: (around: Surrounding) => void) => {
  let offered: Node | null = null;
  return Extension.create({
    name: 'slashInsert',
    onUpdate: () => {
      offered = null;
    },
    addKeyboardShortcuts() {
      return {
        '/': () => {
          const { state, view } = this.editor;
          const caret = drawnCaret(view);
          const around = caret.parent === offered ? null : aroundEmptyParagraph(state, caret);
          if (around === null) return false;
          offered = caret.parent;
          onOffer(around);
          return true;
        },
      };
    },
  });
};
