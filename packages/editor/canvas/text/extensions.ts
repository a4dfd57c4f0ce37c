import { Extension, Mark } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';
import { AnchorNode } from './anchor-node.ts';
import { BlockDirection } from './block-direction.ts';
import { factNode, type ShowFact } from './fact-node.ts';
import { FocusAtOnce } from './focus-at-once.ts';
import { type IconPath, iconNode } from './icon-node.ts';
import { imageNode, type MediaUrl } from './image-node.ts';
import { PlainAfterHeading } from './plain-after-heading.ts';
import { preserveAll } from './preserve.ts';
import { SelectAll } from './select-all.ts';
import { Typographer } from './typographer.ts';

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

/** What a text shows of the site. */
export type TextContent = {
  readonly mediaUrl: MediaUrl;
  readonly showFact: ShowFact;
  readonly iconPath: IconPath;
};

/** Supports everything that rich text may contain, so opening a text never loses content. */
export const createExtensions = ({ mediaUrl, showFact, iconPath }: TextContent) => [
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
  iconNode(iconPath),
  AnchorNode,
  factNode(showFact),
  Table.configure({ resizable: false }),
  TableRow,
  TableHeader.extend({
    addAttributes() {
      return { ...this.parent?.(), ...preserveAll('scope') };
    },
  }),
  TableCell,
];
