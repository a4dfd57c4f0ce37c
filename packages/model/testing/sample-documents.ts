import type { WidgetNode } from '../tree/node.ts';

/** Deterministic test documents of any size. */
export const leaf = (id: string, properties = {}): WidgetNode => ({
  id,
  widget: 'text',
  properties,
  children: [],
});

export const box = (id: string, widget: string, children: readonly WidgetNode[]): WidgetNode => ({
  id,
  widget,
  properties: {},
  children,
});

/** A section of rows, each with `columns` columns of `texts` texts. */
export function page(rows: number, columns = 2, texts = 4): WidgetNode {
  const list = <T>(length: number, make: (index: number) => T): T[] =>
    Array.from({ length }, (_, index) => make(index));
  const text = (id: string) => leaf(id, { html: `<p>${id}</p>`, align: { desktop: 'left' } });
  const column = (id: string) =>
    box(
      id,
      'column',
      list(texts, (n) => text(`${id}-${n}`)),
    );
  const row = (id: string) =>
    box(
      id,
      'row',
      list(columns, (n) => column(`${id}-${n}`)),
    );
  return box(
    'root',
    'section',
    list(rows, (n) => row(`r${n}`)),
  );
}

/** `depth` widgets nested in each other. */
export function nestedChain(depth: number): WidgetNode {
  let tree = leaf(`n${depth}`);
  for (let level = depth - 1; level >= 0; level--) tree = box(`n${level}`, 'container', [tree]);
  return tree;
}
