import { Extension } from '@tiptap/core';
import { type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';

const first = ({ doc }: EditorState) => TextSelection.atStart(doc).from;
const last = ({ doc }: EditorState) => TextSelection.atEnd(doc).to;

/** Selects all words; what is typed instead stands in the style of the first line. */
export const selectWords = (state: EditorState): Transaction =>
  state.tr.setSelection(TextSelection.create(state.doc, first(state), last(state)));

/** Leaves the first line, empty and in its style; null unless all words are selected. */
export function clearedText(state: EditorState): Transaction | null {
  const { doc, selection, tr } = state;
  const line = doc.firstChild;
  const isWhole = selection.from <= first(state) && selection.to >= last(state);
  if (!line?.isTextblock || selection.empty || !isWhole) return null;
  tr.delete(line.nodeSize, doc.content.size).delete(1, 1 + line.content.size);
  return tr.setMeta('preventClearDocument', true);
}

/** Whoever replaces all words of a heading gets a heading. */
export const SelectAll = Extension.create({
  name: 'wholeText',
  priority: 1000,
  addKeyboardShortcuts() {
    const apply = (make: (state: EditorState) => Transaction | null) => () => {
      const { state, view } = this.editor;
      const made = make(state);
      if (made) view.dispatch(made);
      return made !== null;
    };
    return {
      'Mod-a': apply(selectWords),
      Backspace: apply(clearedText),
      Delete: apply(clearedText),
    };
  },
});
