import { Extension } from '@tiptap/core';
import { type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';

const first = ({ doc }: EditorState) => TextSelection.atStart(doc).from;
const last = ({ doc }: EditorState) => TextSelection.atEnd(doc).to;

/** Selects all text; typing over it continues in the style of the first line. */
export const selectAllText = (state: EditorState): Transaction =>
  state.tr.setSelection(TextSelection.create(state.doc, first(state), last(state)));

/** Selects the paragraph or heading with the selection; if it is selected, all text. */
export function selectMore(state: EditorState): Transaction {
  const { $from, $to, from, to } = state.selection;
  const [start, end] = [$from.start(), $from.end()];
  const isWithin = $from.sameParent($to) && $from.parent.content.size > 0;
  if (!isWithin || (from === start && to === end)) return selectAllText(state);
  return state.tr.setSelection(TextSelection.create(state.doc, start, end));
}

/**
 * Empties the text except for its first line, which keeps its style; null unless all is selected.
 */
export function clearText(state: EditorState): Transaction | null {
  const { doc, selection, tr } = state;
  const line = doc.firstChild;
  const isWhole = selection.from <= first(state) && selection.to >= last(state);
  if (!line?.isTextblock || selection.empty || !isWhole) return null;
  tr.delete(line.nodeSize, doc.content.size).delete(1, 1 + line.content.size);
  return tr.setMeta('preventClearDocument', true);
}

/**
 * Selects a paragraph before all text, and preserves the type of the first block, such as a heading,
 * when all text is replaced.
 */
export const SelectAll = Extension.create({
  name: 'wholeText',
  priority: 1000,
  addKeyboardShortcuts() {
    const apply = (make: (state: EditorState) => Transaction | null) => () => {
      const { state, view } = this.editor;
      const transaction = make(state);
      if (transaction) view.dispatch(transaction);
      return transaction !== null;
    };
    return {
      'Mod-a': apply(selectMore),
      Backspace: apply(clearText),
      Delete: apply(clearText),
    };
  },
});
