import { Extension } from '@tiptap/core';
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { chordOf } from '../../core/keyboard/chord.ts';

type Quotes = readonly [open: string, close: string];
type Marks = { readonly '"': Quotes; readonly "'": Quotes };

const ENGLISH: Marks = { '"': ['“', '”'], "'": ['‘', '’'] };
const ANGLED: Marks = { '"': ['«', '»'], "'": ['“', '”'] };
const ANGLED_LOW: Marks = { '"': ['«', '»'], "'": ['„', '“'] };

/** Quotation marks of languages that differ from English. */
const MARKS: { readonly [language: string]: Marks } = {
  de: { '"': ['„', '“'], "'": ['‚', '‘'] },
  es: ANGLED,
  fr: { '"': ['«\u00A0', '\u00A0»'], "'": ['‹\u00A0', '\u00A0›'] },
  it: ANGLED,
  pl: { '"': ['„', '”'], "'": ['‚', '’'] },
  ru: ANGLED_LOW,
  sv: { '"': ['”', '”'], "'": ['’', '’'] },
  uk: ANGLED_LOW,
};

const APOSTROPHE = '’';

const OPENS = /(?:^|[\s([{\-–—/“‘„‚«‹])$/u;

/** Quotes are paired within a line: one is open if it was opened more often than closed. */
const isOpen = (before: string, [open, close]: Quotes): boolean =>
  open !== close && before.lastIndexOf(open.trim()) > before.lastIndexOf(close.trim());

function quote(before: string, typed: '"' | "'", language: string): string {
  const quotes = (MARKS[language] ?? ENGLISH)[typed];
  if (OPENS.test(before)) return quotes[0];
  return typed === '"' || isOpen(before, quotes) ? quotes[1] : APOSTROPHE;
}

/** A replacement of the end of what was written and the typed character. */
export type Replacement = { readonly removed: string; readonly text: string };

/**
 * What takes the place of a typed character after the words before it in the line: curly quotes, a
 * dash, or an ellipsis. null if it stays as it is.
 */
export function typeset(before: string, typed: string, language: string): Replacement | null {
  if (/(?:\/\/|@|www\.)\S*$/i.test(before)) return null;
  if (typed === '"' || typed === "'") return { removed: '', text: quote(before, typed, language) };
  if (typed === '-' && /(?:^|[^-])-$/.test(before)) return { removed: '-', text: '—' };
  if (typed === '.' && /(?:^|[^.])\.\.$/.test(before)) return { removed: '..', text: '…' };
  return null;
}

/** The last replacement, while nothing else has changed. */
type Replaced = { readonly from: number; readonly to: number; readonly typed: string };

const REPLACED = new PluginKey<Replaced | null>('typographer');

function isCode({ selection, storedMarks }: EditorState): boolean {
  const { $from } = selection;
  const marks = storedMarks ?? $from.marks();
  return $from.parent.type.spec.code === true || marks.some(({ type }) => type.spec.code);
}

/** Takes back the last replacement, so that what was typed stays as it is. */
function takeBack(state: EditorState): Transaction | null {
  const replaced = REPLACED.getState(state);
  return replaced ? state.tr.insertText(replaced.typed, replaced.from, replaced.to) : null;
}

const languageOf = (page: Document): string =>
  page.documentElement.lang.split('-')[0]?.toLowerCase() ?? '';

/** Replaces straight quotes, double hyphens, and three periods as they are typed. */
export const Typographer = Extension.create({
  name: 'typographer',
  priority: 1000,
  addProseMirrorPlugins: () => [
    new Plugin<Replaced | null>({
      key: REPLACED,
      state: {
        init: () => null,
        apply: (transaction, last) => {
          const replaced = transaction.getMeta(REPLACED) as Replaced | undefined;
          if (replaced) return replaced;
          return transaction.docChanged || transaction.selectionSet ? null : last;
        },
      },
      props: {
        handleKeyDown: (view, event) => {
          const transaction = chordOf(event) === 'mod+z' ? takeBack(view.state) : null;
          if (!transaction) return false;
          // The page would undo the whole step.
          event.stopPropagation();
          view.dispatch(transaction);
          return true;
        },
        handleTextInput: (view, from, to, typed) => {
          const { state } = view;
          if (view.composing || isCode(state)) return false;
          const line = state.doc.resolve(from);
          const before = line.parent.textBetween(0, line.parentOffset, undefined, '\uFFFC');
          const next = typeset(before, typed, languageOf(view.dom.ownerDocument));
          if (!next) return false;
          const start = from - next.removed.length;
          const replaced: Replaced = {
            from: start,
            to: start + next.text.length,
            typed: next.removed + typed,
          };
          const transaction = state.tr.insertText(next.text, start, to);
          view.dispatch(transaction.setMeta(REPLACED, replaced).scrollIntoView());
          return true;
        },
      },
    }),
  ],
});
