import { mergeAttributes, Node } from '@tiptap/core';
import { preserveAll } from './preserve.ts';

export type MediaUrl = (mediaId: number) => string | null;

/** An image in text: stored by media id, displayed by its current URL. */
export const imageNode = (mediaUrl: MediaUrl) =>
  Node.create({
    name: 'image',
    group: 'inline',
    inline: true,
    atom: true,
    draggable: true,
    addAttributes: () => preserveAll('data-media', 'alt', 'title', 'class'),
    parseHTML: () => [{ tag: 'img[data-media]' }],
    renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes(HTMLAttributes)],
    addNodeView:
      () =>
      ({ node, view }) => {
        const dom = view.dom.ownerDocument.createElement('img');
        dom.src = mediaUrl(Number(node.attrs['data-media'])) ?? '';
        dom.alt = String(node.attrs.alt ?? '');
        if (node.attrs.class) dom.className = String(node.attrs.class);
        return { dom };
      },
  });
