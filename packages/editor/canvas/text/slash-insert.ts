import { cleanRichText } from '@plinth/widgets/kit';
import { Extension, getHTMLFromFragment } from '@tiptap/core';
import { Fragment, type Node } from '@tiptap/pm/model';
import type { EditorState } from '@tiptap/pm/state';

/** The HTML around an empty paragraph. */
export type Surrounding = { readonly before: string; readonly after: string };

/** What is around the empty paragraph with the caret; null if the caret is anywhere else. */
export function aroundEmptyParagraph({ doc, selection, schema }: EditorState): Surrounding | null {
  const { $from, empty } = selection;
  const { parent, depth } = $from;
  if (!empty || depth !== 1 || parent.type.name !== 'paragraph' || parent.content.size > 0)
    return null;
  const at = $from.index(0);
  const html = (nodes: readonly Node[]) =>
    nodes.length === 0 ? '' : cleanRichText(getHTMLFromFragment(Fragment.from(nodes), schema));
  return { before: html(doc.children.slice(0, at)), after: html(doc.children.slice(at + 1)) };
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
          const { state } = this.editor;
          const { parent } = state.selection.$from;
          const around = parent === offered ? null : aroundEmptyParagraph(state);
          if (around === null) return false;
          offered = parent;
          onOffer(around);
          return true;
        },
      };
    },
  });
