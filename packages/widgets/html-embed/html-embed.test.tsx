import { expect, test } from 'vitest';
import { renderView } from '../kit/testing/render-view.tsx';
import { schema } from './schema.ts';
import { style } from './style.ts';
import { View } from './view.tsx';

test("prints the owner's code as it is", () => {
  const code = '<script>counter()</script><iframe src="https://example.com/"></iframe>';
  expect(renderView({ schema, View, properties: { code } })).toBe(
    `<div class="root">${code}</div>`,
  );
});

test('never leads away from the page by itself', () => {
  const code = '<META http-equiv=refresh content="0;url=//evil">x';
  expect(renderView({ schema, View, properties: { code } })).toBe('<div class="root">x</div>');
});

test('refuses more than 64 KiB', () => {
  const accepts = (length: number) =>
    schema.properties.safeParse({ code: 'x'.repeat(length) }).success;
  expect(accepts(65_536)).toBe(true);
  expect(accepts(65_537)).toBe(false);
});

test('is as high as chosen and cuts off what does not fit', () => {
  const properties = schema.properties.parse({ height: '400px', overflow: 'hidden' });
  expect(style(properties)).toEqual([
    { declarations: { height: '400px' } },
    { declarations: { overflow: 'hidden' } },
  ]);
});
