import type { Properties, WidgetNode } from '@plinth/model';

export const node = (
  id: string,
  widget: string,
  properties: Properties = {},
  children: readonly WidgetNode[] = [],
): WidgetNode => ({ id, widget, properties, children });

/** The smallest document with a text. */
export const textDocument = (html: string): WidgetNode =>
  node('root', 'section', {}, [
    node('row', 'row', {}, [node('column', 'column', {}, [node('text', 'text', { html })])]),
  ]);

/** A header without content. */
export const emptyHeader = {
  name: 'Header',
  kind: 'header',
  is_sticky_footer: false,
  locked: [],
  document: node('w1', 'section'),
} as const;
