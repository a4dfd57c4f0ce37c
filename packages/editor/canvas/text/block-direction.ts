import { hasOwnDirection } from '@plinth/widgets/kit';
import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

const TAGS: { readonly [type: string]: string } = {
  paragraph: 'p',
  heading: 'h1',
  codeBlock: 'pre',
  bulletList: 'ul',
  orderedList: 'ol',
  listItem: 'li',
  tableCell: 'td',
  tableHeader: 'th',
};

const tagOf = ({ type }: Node): string => TAGS[type.name] ?? '';

function directions(doc: Node): DecorationSet {
  const found: Decoration[] = [];
  doc.descendants((node, from, parent) => {
    const outer = parent ? [tagOf(parent)] : [];
    if (hasOwnDirection(tagOf(node), outer))
      found.push(Decoration.node(from, from + node.nodeSize, { dir: 'auto' }));
    return !node.isTextblock;
  });
  return DecorationSet.create(doc, found);
}

/** Lets each block follow the direction of its letters, as rendering does. It isn't stored. */
export const BlockDirection = Extension.create({
  name: 'blockDirection',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      state: {
        init: (_, { doc }) => directions(doc),
        apply: ({ docChanged, doc }, shown) => (docChanged ? directions(doc) : shown),
      },
      props: {
        decorations(state) {
          return this.getState(state);
        },
      },
    }),
  ],
});
