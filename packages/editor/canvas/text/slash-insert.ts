import { cleanRichText } from '@plinth/widgets/kit';
import { Extension, getHTMLFromFragment } from '@tiptap/core';
import { Fragment, type Node, type ResolvedPos } from '@tiptap/pm/model';
import type { EditorState } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/** The HTML around an empty paragraph. */
export type Surrounding = { readonly before: string; readonly after: string };

/** What is around the empty paragraph with the caret; null if the caret is anywhere else. */
export function aroundEmptyParagraph(
  { doc, selection, schema }: EditorState,
  caret: ResolvedPos = selection.$from,
): Surrounding | null {
  const { parent, depth } = caret;
  if (depth !== 1 || parent.type.name !== 'paragraph' || parent.content.size > 0) return null;
  const at = caret.index(0);
  const html = (nodes: readonly Node[]) =>
    nodes.length === 0 ? '' : cleanRichText(getHTMLFromFragment(Fragment.from(nodes), schema));
  return { before: html(doc.children.slice(0, at)), after: html(doc.children.slice(at + 1)) };
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
 * Offers widgets when a slash is typed into an empty paragraph. A second one in the same paragraph
 * is a character.
 */
export const slashInsert = (onOffer: (around: Surrounding) => void) =>
  Extension.create({
    name: 'slashInsert',
    addKeyboardShortcuts() {
      let offered: Node | null = null;
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
