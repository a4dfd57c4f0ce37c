import { Extension } from '@tiptap/core';
import type { EditorState } from '@tiptap/pm/state';
import { textStyleOf, withTextStyle } from '../../core/design/text-classes.ts';

/** The text style of the next paragraph in a text; null if it's plain or there is none. */
function nextParagraphStyle({ doc, selection }: EditorState): string | null {
  const after = doc.children.slice(selection.$from.index(0) + 1);
  const paragraph = after.find(({ type }) => type.name === 'paragraph');
  return textStyleOf(paragraph?.attrs.class ?? null);
}

/**
 * Starts a paragraph after a heading, in the text style of the paragraphs below it. Keeps the
 * alignment.
 */
export const PlainAfterHeading = Extension.create({
  name: 'afterHeading',
  priority: 1000,
  addKeyboardShortcuts() {
    return {
      Enter: () => {
        const { $from, empty } = this.editor.state.selection;
        const { type, attrs, content } = $from.parent;
        const isAtEnd = empty && $from.parentOffset === content.size;
        if (type.name !== 'heading' || !isAtEnd) return false;
        const style = withTextStyle(attrs.class, nextParagraphStyle(this.editor.state));
        return this.editor
          .chain()
          .splitBlock()
          .updateAttributes('paragraph', { class: style })
          .run();
      },
    };
  },
});
