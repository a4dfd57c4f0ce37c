import { cleanText, type NodeId, plainAddress } from '@plinth/model';
import { linkToAttributes } from '@plinth/widgets/kit';
import { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Selection, TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { setValue } from '../../core/commands/properties.ts';
import { gapInText } from '../../core/commands/text-break.ts';
import { recognizePastedLink } from '../../core/links/recognize-link.ts';
import type { EditorSession } from '../../core/session/types.ts';
import type { ClickedPlace, TextState } from '../../core/view/text-state.ts';
import { parseExternalHtml } from '../paste/clean-html.ts';
import { hasLines, plainTextBody } from '../paste/plain-text.ts';
import { currentText } from './current-text.ts';
import { createExtensions, type TextContent } from './extensions.ts';
import { parserIn } from './parse-text.ts';
import { pastedSlice } from './pasted-slice.ts';
import { readCaret } from './read-caret.ts';
import { replaceChanged } from './replace-changed.ts';
import { selectAllText } from './select-all.ts';
import { aroundEmptyParagraph, type Surrounding, slashInsert } from './slash-insert.ts';
import { storedHtml } from './stored-html.ts';
import { type Caret, separateSteps } from './undo-steps.ts';
import { wordAt } from './word-at.ts';

export type OpenText = {
  readonly editor: Editor;
  readonly focus: () => void;
  /** Types at the caret. */
  readonly type: (text: string) => void;
  readonly close: () => void;
};

type Request = TextContent & {
  readonly session: EditorSession;
  readonly id: NodeId;
  readonly element: HTMLElement;
  /** The property that contains the text. */
  readonly path: string;
  /** What screen readers call the text field. */
  readonly name: string;
  readonly at: TextState['textOpenedAt'];
};

/** Links the selection to a pasted address, or inserts it as a link. */
function pasteLink(view: EditorView, address: string): boolean {
  const { state } = view;
  const link = recognizePastedLink(address);
  const type = state.schema.marks.link;
  if (link === null || link.action === 'none' || !type) return false;
  const mark = type.create(linkToAttributes(link));
  const { from, to, empty } = state.selection;
  const { tr } = state;
  if (empty) tr.replaceSelectionWith(state.schema.text(plainAddress(address), [mark]), false);
  else tr.addMark(from, to, mark);
  view.dispatch(tr.removeStoredMark(type).setMeta('uiEvent', 'paste').scrollIntoView());
  return true;
}

/** Links addresses, and cleans external HTML and lines of plain text before the text editor gets it. */
function pasteCleaned(view: EditorView, event: ClipboardEvent): boolean {
  const html = event.clipboardData?.getData('text/html') ?? '';
  const text = event.clipboardData?.getData('text/plain') ?? '';
  if (pasteLink(view, text)) {
    event.preventDefault();
    return true;
  }
  const page = view.dom.ownerDocument;
  const isLines =
    html === '' && !view.state.selection.$from.parent.type.spec.code && hasLines(text);
  if (!page.defaultView || (html === '' && !isLines)) return false;
  event.preventDefault();
  const cleaned = isLines ? plainTextBody(page, text) : parseExternalHtml(page.defaultView, html);
  // An image alone, which is offered for upload, leaves the selected text.
  if (cleaned.childNodes.length === 0) return true;
  const slice = pastedSlice(view.state, cleaned);
  view.dispatch(view.state.tr.replaceSelection(slice).setMeta('uiEvent', 'paste').scrollIntoView());
  return true;
}

/** The paragraph or heading with the caret. */
const lineSelection = ({ $from }: Selection): Selection =>
  TextSelection.create($from.doc, $from.start(), $from.end());

/** The word with the caret; each image, fact, and line break is one character. */
function wordSelection(caret: Selection): Selection {
  const { parent, parentOffset, pos } = caret.$from;
  const words = parent.textBetween(0, parent.content.size, '', '\ufffc');
  const { start, end } = wordAt(words, parentOffset);
  const from = pos - parentOffset;
  return TextSelection.create(caret.$from.doc, from + start, from + end);
}

/** The caret at a clicked point, or the selection that a double or triple click makes there. */
function selectionAtPoint(view: EditorView, at: ClickedPlace): Selection {
  const { doc } = view.state;
  const clicked = view.posAtCoords({ left: at.x, top: at.y });
  if (!clicked) return Selection.atEnd(doc);
  // Positions between two lines are no valid caret positions.
  const caret = Selection.near(doc.resolve(clicked.pos));
  if (at.selects === 'nothing' || !(caret instanceof TextSelection)) return caret;
  return at.selects === 'word' ? wordSelection(caret) : lineSelection(caret);
}

/** Places the caret where the text was clicked or at its end, or selects all of it. */
function placeCaret({ view, state }: Editor, at: Request['at']): void {
  const selection =
    typeof at === 'object' ? selectionAtPoint(view, at) : Selection.atEnd(state.doc);
  const placed = at === 'all' ? selectAllText(state) : state.tr.setSelection(selection);
  view.dispatch(placed.scrollIntoView());
}

/**
 * Selects the line at a triple click. The editor doesn't know the clicks before it opened, and the
 * browser would select up to the next line, which typing would then join with this one.
 */
function selectLine(view: EditorView, event: MouseEvent): boolean {
  if (event.detail < 3 || event.button !== 0) return false;
  event.preventDefault();
  const at = { x: event.clientX, y: event.clientY, selects: 'line' } as const;
  view.dispatch(view.state.tr.setSelection(selectionAtPoint(view, at)));
  view.focus();
  return true;
}

/** A selection of words, as far as the text still has them. */
function selectionAt(doc: Node, { anchor, head }: Caret): Selection {
  const [start, end] = [anchor, head].map((at) => doc.resolve(Math.min(at, doc.content.size)));
  return start && end ? TextSelection.between(start, end) : Selection.atEnd(doc);
}

/**
 * Edits rich text in place. Each change is a `setProperties` action, so there is one undo history
 * for everything. While the text is open, the canvas doesn't render the widget.
 */
export function openText({ session, id, element, path, name, at, ...content }: Request): OpenText {
  const { store, history } = session;
  const view = element.ownerDocument.defaultView ?? window;
  const stored = () => String(store.node(id)?.properties[path] ?? '');
  const original = { nodes: [...element.childNodes], className: element.className };
  let current = stored();

  const offerWidgets = (around: Surrounding) => {
    const insertAt = gapInText(store, { id, path, ...around });
    if (insertAt) session.ui.setState({ dialog: 'insert', insertAt });
  };
  const extensions = [...createExtensions(content), slashInsert(offerWidgets)];
  const parse = parserIn(view, extensions);

  history.seal();
  const unfreeze = store.freeze(id);
  element.replaceChildren();
  const editor = new Editor({
    element: { mount: element },
    extensions,
    content: parse.shown(current),
    injectCSS: false,
    editorProps: {
      transformPastedText: cleanText,
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': name },
      handleDOMEvents: { keydown: readCaret, mousedown: selectLine, paste: pasteCleaned },
    },
    onUpdate: () => {
      current = storedHtml(editor.state.doc.content, editor.schema);
      setValue(session, [id], { path: [path], value: current });
    },
  });
  const steps = separateSteps(editor, { history, value: () => current });
  const unsubscribe = store.subscribe(id, () => {
    if (stored() === current) return;
    const before = current;
    current = stored();
    const next = replaceChanged(editor.state, editor.schema.nodeFromJSON(parse.written(current)));
    if (!next) return;
    const caret = steps.caretBefore(current, before);
    if (caret) next.setSelection(selectionAt(next.doc, caret));
    editor.view.dispatch(next.setMeta('preventUpdate', true));
  });
  placeCaret(editor, at);
  editor.commands.focus();
  currentText(session).setState({ editor });

  return {
    editor,
    focus: () => editor.commands.focus(),
    type: (text) => {
      const around = text === '/' ? aroundEmptyParagraph(editor.state) : null;
      if (around) offerWidgets(around);
      else editor.view.dispatch(editor.state.tr.insertText(text).scrollIntoView());
    },
    close: () => {
      steps.stop();
      unsubscribe();
      history.seal();
      currentText(session).setState({ editor: null });
      editor.destroy();
      for (const { name } of [...element.attributes]) {
        if (name !== 'class' && name !== 'id' && !name.startsWith('data-'))
          element.removeAttribute(name);
      }
      element.className = original.className;
      element.replaceChildren(...original.nodes);
      unfreeze();
    },
  };
}
