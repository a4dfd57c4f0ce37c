import { expect, test } from 'vitest';
import { renderView } from '../kit/testing/render-view.tsx';
import { schema } from './schema.ts';
import { style } from './style.ts';
import { View } from './view.tsx';

test('prints custom code unchanged', () => {
  const code = '<script>counter()</script><iframe src="https://example.com/"></iframe>';
  expect(renderView({ schema, View, properties: { code } })).toBe(
    `<div class="root">${code}</div>`,
  );
});

test.each([
  ['<!-- Old', '<!-- Old-->'],
  ['<script>counter()', '<script>counter()</script>'],
  ['a</div></div><b>b', 'a<b>b</b>'],
])('ends with the widget: %s', (code, expected) => {
  const html = renderView({ schema, View, properties: { code } });
  expect(html).toBe(`<div class="root">${expected}</div>`);
});

test.each([
  ['<META http-equiv=refresh content="0;url=//evil">x', ' x'],
  ['<meta/http-equiv=refresh content="0;url=//evil">x', ' x'],
  [
    '<me<meta>ta http-equiv=refresh content="0;url=//evil">x',
    '<me ta http-equiv=refresh content="0;url=//evil">x',
  ],
  [
    '<<meta>meta http-equiv=refresh content="0;url=//evil">x',
    '< meta http-equiv=refresh content="0;url=//evil">x',
  ],
  ['x<meta http-equiv=refresh content="0;url=//evil" ', 'x '],
])('drops the meta tags of %s', (code, expected) => {
  const html = renderView({ schema, View, properties: { code } });
  expect(html).toBe(`<div class="root">${expected}</div>`);
});

test('removes nested meta tags', () => {
  const code = '<me<me<meta>ta>ta http-equiv=refresh content="0;url=//evil">x';
  const html = renderView({ schema, View, properties: { code } });
  expect(html).toContain('x');
  expect(html).not.toMatch(/<meta/i);
});

test('rejects more than 64 KiB', () => {
  const accepts = (length: number) =>
    schema.properties.safeParse({ code: 'x'.repeat(length) }).success;
  expect(accepts(65_536)).toBe(true);
  expect(accepts(65_537)).toBe(false);
});

test('applies height and overflow', () => {
  const properties = schema.properties.parse({ height: '400px', overflow: 'hidden' });
  expect(style(properties)).toEqual([
    { declarations: { height: '400px' } },
    { declarations: { overflow: 'hidden' } },
  ]);
});
