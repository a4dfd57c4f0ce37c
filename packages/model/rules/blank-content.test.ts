import { expect, test } from 'vitest';
import { z } from 'zod';
import { richText } from '../references/declare.ts';
import type { WidgetNode } from '../tree/node.ts';
import { hasBlankContent } from './blank-content.ts';
import type { WidgetDefinition } from './definition.ts';

const common = { category: 'basic', order: 1, allowed: true } as const;
const definitions: { readonly [name: string]: WidgetDefinition } = {
  text: {
    ...common,
    name: 'text',
    properties: z.strictObject({ html: richText(100).default('') }),
  },
  image: { ...common, name: 'image', properties: z.strictObject({}) },
  box: { ...common, name: 'box', children: { accepts: 'any' }, properties: z.strictObject({}) },
};

const box = (...children: readonly WidgetNode[]): WidgetNode => ({
  ...{ id: 'box', widget: 'box', properties: {}, children },
});
const leaf = (widget: string, properties = {}): WidgetNode => ({
  ...{ id: widget, widget, properties, children: [] },
});
const text = (html: string) => leaf('text', { html });
const blank = (node: WidgetNode) => hasBlankContent(node, (name) => definitions[name]);

test.each([
  ['nothing', box()],
  ['a text without a value', box(leaf('text'))],
  ['an empty paragraph', box(text('<p class="moto-text_normal"><br>&nbsp;</p>'))],
  ['boxes of those', box(box(), box(text('<p></p>')))],
])('is blank with %s', (_, node) => {
  expect(blank(node)).toBe(true);
});

test.each([
  ['words', box(text('<p></p>'), box(text('<p>Words</p>')))],
  ['an image in a text', box(text('<p><img data-media="7"></p>'))],
  ['another widget', box(leaf('image'))],
  ['a widget of a newer version', box(leaf('unknown'))],
])('is not blank with %s', (_, node) => {
  expect(blank(node)).toBe(false);
});
