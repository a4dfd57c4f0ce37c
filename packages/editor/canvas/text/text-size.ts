import { FORMAT_NAMES, type FormatName } from '@plinth/widgets/kit';
import type { Editor } from '@tiptap/core';
import type { Mark, Node } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
import {
  changeFormat,
  distributeFormat,
  formatIn,
  formatInLine,
  type OwnFormat,
} from '../../core/design/own-format.ts';
import { formatOf, withFormat } from '../../core/design/text-classes.ts';
import type { DeviceScope } from '../../core/properties/device-scope.ts';
import type { Effective } from '../../core/properties/effective.ts';
import { selectedBlocks } from './block-style.ts';
import { caretMarks, runStyle, selectedParts, type Words } from './run-style.ts';

/** What gets a format: the selected words, or the whole line with the caret. */
function formattedRange(editor: Editor): Words {
  const { from, to, empty } = editor.state.selection;
  const [block] = selectedBlocks(editor);
  return empty && block
    ? { from: block.at + 1, to: block.at + block.node.nodeSize - 1 }
    : { from, to };
}

const spanOf = (marks: readonly Mark[]): Mark | undefined =>
  marks.find(({ type }) => type.name === 'span');

/** What words in a line have of a format on their own or from the line. */
function ownFormat(name: FormatName, line: Node, marks: readonly Mark[]): OwnFormat {
  const own = formatOf(spanOf(marks)?.attrs.style ?? null, name);
  return runStyle(marks) === null ? formatInLine(formatOf(line.attrs.style, name), own) : own;
}

/** The size in px that is set for the words at the caret; `default` if the text style decides. */
export function ownSize(editor: Editor, scope: DeviceScope): Effective {
  const { state } = editor;
  const [first] = selectedParts(state);
  const marks = state.selection.empty ? caretMarks(state) : (first?.node.marks ?? []);
  return formatIn(ownFormat('font-size', state.selection.$from.parent, marks), scope);
}

const shownSize = (element: Element): number =>
  Math.round(Number.parseFloat(getComputedStyle(element).fontSize));

/** The size of the words that end at a position, as shown. */
function wordsSize({ view }: Editor, end: number): number {
  const { node } = view.domAtPos(end, -1);
  return shownSize(node.nodeType === 1 ? (node as Element) : parentOf(node));
}

const parentOf = (node: globalThis.Node): Element => node.parentElement as Element;

/** The size at the caret: in a line that starts with words of another size, theirs. */
function caretSize(editor: Editor, line: Element): number {
  const { state } = editor;
  const { pos, parentOffset, nodeAfter } = state.selection.$from;
  const marks = caretMarks(state);
  if (marks.length === 0) return shownSize(line);
  return wordsSize(editor, parentOffset === 0 && nodeAfter ? pos + 1 : pos);
}

/** The sizes in px at the caret or of the selected words, without duplicates; at least one. */
export function sizesAt(editor: Editor): readonly number[] {
  const { view, state } = editor;
  const parts = selectedParts(state);
  const sizes = selectedBlocks(editor).flatMap(({ node: block, at }) => {
    const line = view.nodeDOM(at) as Element;
    const within = parts.filter(({ from }) => from > at && from < at + block.nodeSize);
    if (state.selection.empty) return caretSize(editor, line);
    if (within.length === 0) return shownSize(line);
    return within.map(({ node, from }) =>
      node.marks.length === 0 ? shownSize(line) : wordsSize(editor, from + 1),
    );
  });
  return [...new Set(sizes)];
}

type Part = Words & { readonly marks: readonly Mark[] };

/** The words and site facts of a line; parts of them, where the range ends between. */
function partsOf(line: Node, at: number, range: Words): readonly Part[] {
  const parts: Part[] = [];
  line.forEach((node, offset) => {
    if (!node.isText && node.type.name !== 'fact') return;
    const [start, end] = [at + 1 + offset, at + 1 + offset + node.nodeSize];
    const cuts = [start, range.from, range.to, end].filter((cut) => cut >= start && cut <= end);
    for (const [index, from] of cuts.slice(0, -1).entries()) {
      const to = cuts[index + 1] ?? end;
      if (from < to) parts.push({ from, to, marks: node.marks });
    }
  });
  return parts;
}

type Change = { readonly name: FormatName; readonly change: (format: OwnFormat) => OwnFormat };

function writePart(tr: Transaction, { from, to, marks }: Part, name: FormatName, own: OwnFormat) {
  const { span } = tr.doc.type.schema.marks;
  const attrs = spanOf(marks)?.attrs ?? {};
  const style = withFormat(attrs.style ?? null, name, own);
  if (!span) return;
  if (style === null && !attrs.class) tr.removeMark(from, to, span);
  else tr.addMark(from, to, span.create({ ...attrs, style }));
}

/** Changes a format of the selected words, or of the line with the caret. */
function changeSelected(editor: Editor, { name, change }: Change): void {
  const range = formattedRange(editor);
  const { tr } = editor.state;
  for (const { node: line, at } of selectedBlocks(editor)) {
    const parts = partsOf(line, at, range);
    const words = parts.map(({ marks, from, to }) => {
      const own = ownFormat(name, line, marks);
      const isInRange = from >= range.from && to <= range.to;
      return { format: isInRange ? change(own) : own, isStyled: runStyle(marks) !== null };
    });
    const empty = { format: change(ownFormat(name, line, [])), isStyled: false };
    const next = distributeFormat(parts.length > 0 ? words : [empty]);
    const style = withFormat(line.attrs.style, name, next.line);
    tr.setNodeMarkup(at, null, { ...line.attrs, style });
    for (const [index, part] of parts.entries()) writePart(tr, part, name, next.words[index] ?? {});
  }
  editor.view.dispatch(tr);
}

/** Sets a font size in px in a scope, or removes it there; colors of the words stay. */
export const setSize = (editor: Editor, size: number | null, scope: DeviceScope): void =>
  changeSelected(editor, {
    name: 'font-size',
    change: (format) => changeFormat(format, scope, size),
  });

/** Removes all formats of the selected words, and those of the line with the caret. */
export function clearFormats(editor: Editor): void {
  editor.commands.unsetAllMarks();
  for (const name of FORMAT_NAMES) changeSelected(editor, { name, change: () => ({}) });
}
