import { Extension } from '@tiptap/core';
import { withTextStyle } from '../../core/design/text-classes.ts';

/** The line after a heading is an ordinary one: the text style ends there, the alignment goes on. */
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
