import type { FactName } from '@plinth/model';
import type { Editor, JSONContent } from '@tiptap/core';

const LETTER = /[\p{L}\p{N}]/u;

/** A space where a letter or digit would touch the fact. */
const space = (touching: string): readonly JSONContent[] =>
  LETTER.test(touching) ? [{ type: 'text', text: ' ' }] : [];

/** Inserts a site fact in place of the selection, apart from the words around it. */
export function insertFact(editor: Editor, name: FactName, marks: JSONContent['marks'] = []): void {
  const { doc, selection } = editor.state;
  const { $from, $to } = selection;
  const before = doc.textBetween($from.start(), $from.pos, '\n', ' ');
  const after = doc.textBetween($to.pos, $to.end(), '\n', ' ');
  editor.commands.insertContent([
    ...space([...before].at(-1) ?? ''),
    { type: 'fact', attrs: { value: name }, marks },
    ...space([...after].at(0) ?? ''),
  ]);
}
