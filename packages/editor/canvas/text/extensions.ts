import { allowedAttribute } from '@plinth/widgets/kit';
import { Extension, Mark, mergeAttributes, Node } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';
import { BlockDirection } from './block-direction.ts';
import { factNode, type ShowFact } from './fact-node.ts';
import { FocusAtOnce } from './focus-at-once.ts';
import { PlainAfterHeading } from './plain-after-heading.ts';
import { SelectAll } from './select-all.ts';
import { Typographer } from './typographer.ts';

type AttributeSpec = {
  readonly default: null;
  readonly parseHTML: (element: HTMLElement) => string | null;
};

/** Preserves an attribute as far as rich text allows it, by the rules of the widgets package. */
const preserve = (name: string): AttributeSpec => ({
  default: null,
  parseHTML: (element) => {
    const value = element.getAttribute(name);
    return value === null ? null : allowedAttribute(element.localName, name, value);
  },
});

const preserveAll = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, preserve(name)]));

/** Text styles, alignment, and colors are classes of blocks, as everywhere on the site. */
const BlockClasses = Extension.create({
  name: 'blockClasses',
  addGlobalAttributes: () => [
    {
      types: [
        'paragraph',
        'heading',
        'blockquote',
        'bulletList',
        'orderedList',
        'listItem',
        'tableCell',
        'tableHeader',
      ],
      attributes: preserveAll('class', 'style'),
    },
  ],
});

/** A link as it is stored: a URL or a reference to a record, not resolved here. */
const Link = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => preserveAll('href', 'id', 'title', 'target', 'rel', 'download', 'class'),
  parseHTML: () => [{ tag: 'a' }],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
});

const Span = Mark.create({
  name: 'span',
  addAttributes: () => preserveAll('class', 'style'),
  parseHTML: () => [{ tag: 'span' }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
});

const plainMark = (tag: string) =>
  Mark.create({
    name: tag,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

type MediaUrl = (mediaId: number) => string | null;

/** An image in text: stored by media id, displayed by its current URL. */
const imageNode = (mediaUrl: MediaUrl) =>
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

/** Supports everything that rich text may contain, so opening a text never loses content. */
export const createExtensions = (mediaUrl: MediaUrl, showFact: ShowFact) => [
  StarterKit.configure({
    undoRedo: false,
    link: false,
    dropcursor: false,
    gapcursor: false,
    trailingNode: false,
  }),
  FocusAtOnce,
  SelectAll,
  PlainAfterHeading,
  BlockClasses,
  BlockDirection,
  Typographer,
  Link,
  Span,
  ...['sub', 'sup', 'small', 'mark'].map(plainMark),
  imageNode(mediaUrl),
  factNode(showFact),
  Table.configure({ resizable: false }),
  TableRow,
  TableHeader,
  TableCell,
];
