import type { Editor } from '@tiptap/core';
import type { Mark, Node } from '@tiptap/pm/model';
import { caretMarks } from '../../canvas/text/run-style.ts';

const block = ({ type, attrs }: Node) => [type.name, attrs];
const named = (marks: readonly Mark[]) => marks.map(({ type, attrs }) => [type.name, attrs]);

/** Everything the toolbar shows about the caret and selection, as a string for comparison. */
export function caretFacts({ state }: Pick<Editor, 'state'>): string {
  const { $from, from, to, empty } = state.selection;
  const facts: unknown[] = Array.from({ length: $from.depth + 1 }, (_, at) =>
    block($from.node(at)),
  );
  if (!empty)
    state.doc.nodesBetween(from, to, (node) => {
      facts.push(block(node), named(node.marks));
    });
  else {
    const { nodeBefore, parent } = $from;
    // An empty line isn't shown with the marks of what will be typed.
    facts.push(named(caretMarks(state)), parent.content.size === 0);
    // An image before the caret has settings.
    if (nodeBefore && !nodeBefore.isText) facts.push(block(nodeBefore));
  }
  return JSON.stringify(facts);
}
