import { Extension } from '@tiptap/core';
import { withTextStyle } from '../../core/design/text-classes.ts';

/** Starts a plain paragraph after a heading: resets the text style, but keeps the alignment. */
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
        const plain = withTextStyle(attrs.class, null);
        return this.editor
          .chain()
          .splitBlock()
          .updateAttributes('paragraph', { class: plain })
          .run();
      },
    };
  },
});
