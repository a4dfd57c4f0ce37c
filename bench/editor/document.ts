import type { WidgetNode } from '@plinth/model';
import type { Block, Leaf } from './content.ts';

const node = (
  id: string,
  widget: string,
  properties: WidgetNode['properties'],
  children: readonly WidgetNode[] = [],
): WidgetNode => ({
  id,
  widget,
  properties,
  children,
});

function leafNode(leaf: Leaf): WidgetNode {
  if (leaf.kind === 'image') return node(leaf.id, 'image', { image_id: 1 });
  return leaf.kind === 'button'
    ? node(leaf.id, 'button', { label: leaf.text, link: { action: 'home_page' } })
    : node(leaf.id, 'text', { html: `<p>${leaf.text}</p>` });
}

/** The content as a Plinth section. */
export function toSection(blocks: readonly Block[]): WidgetNode {
  const children = blocks.map(({ id, columns }) => {
    const width = 12 / columns.length;
    const row = columns.map((leaves, at) =>
      node(`${id}c${at}`, 'column', { width }, leaves.map(leafNode)),
    );
    return node(id, 'block', {}, [node(`${id}r`, 'row', {}, row)]);
  });
  return node('root', 'section', {}, children);
}
