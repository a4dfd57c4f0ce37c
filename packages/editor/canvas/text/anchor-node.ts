import { Node } from '@tiptap/core';
import { preserveAll } from './preserve.ts';

/** A place in the text that links lead to: an `a` with an id and nothing in it. */
export const AnchorNode = Node.create({
  name: 'anchor',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => preserveAll('id'),
  parseHTML: () => [
    {
      tag: 'a[id]:not([href])',
      // Before links, which lose what is empty.
      priority: 60,
      getAttrs: (element) => (element.childNodes.length === 0 ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes],
  addNodeView:
    () =>
    ({ node, view }) => {
      const dom = view.dom.ownerDocument.createElement('a');
      dom.className = 'moto-anchor';
      dom.id = dom.title = String(node.attrs.id ?? '');
      return { dom };
    },
});
