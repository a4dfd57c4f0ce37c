import { expect, test } from 'vitest';
import { findProblems } from '../kit/testing/find-problems.ts';
import { renderView } from '../kit/testing/render-view.tsx';
import { pinboardOf } from './board.ts';
import { checks } from './checks.ts';
import { schema } from './schema.ts';
import { style } from './style.ts';
import { View } from './view.tsx';

const board = 'https://www.pinterest.com/merrow/harbor/';
const pin = 'https://www.pinterest.com/pin/12/';

type Properties = { readonly [name: string]: unknown };

const show = (properties: Properties) => renderView({ schema, View, properties });

const shown = (properties: Properties) =>
  pinboardOf(schema.properties.parse(properties) as never, 'de');

test('is empty without a URL', () => {
  expect(show({})).toBe('<div class="root"></div>');
});

test('shows a pin in the frame of Pinterest', () => {
  expect(shown({ url: pin })).toEqual({
    service: { id: 'pinterest', name: 'Pinterest' },
    src: 'https://assets.pinterest.com/ext/embed.html?id=12',
    href: pin,
  });
});

test('shows a board or profile by a script that has no access to the page', () => {
  const sizes = { item_width: 60, board_width: 500, board_height: 300 };
  const { src, document = '' } = shown({ url: board, title: 'Boats', ...sizes }) ?? {};
  expect(src).toBeNull();
  expect(document).toContain(
    `<a data-pin-do="embedBoard" data-pin-board-width="500" data-pin-scale-height="300" data-pin-scale-width="60" href="${board}">Boats</a>`,
  );
  expect(document).toContain('<html lang="de">');
  expect(shown({ url: 'https://www.pinterest.com/merrow/' })?.document).toContain('embedUser');
  const html = show({ url: board });
  expect(html).toContain('data-embed="pinterest"');
  expect(html).not.toMatch(/allow-same-origin|<script/);
});

test('escapes the title in the document', () => {
  const title = '</title><script>alert("1")</script>';
  const { document = '' } = shown({ url: board, title }) ?? {};
  expect(document.match(/<script/g)).toHaveLength(1);
  expect(document).toContain('&lt;script&gt;alert(&quot;1&quot;)');
});

test('has limits', () => {
  const accepts = (properties: object) => schema.properties.safeParse(properties).success;
  const names = ['item_width', 'board_width', 'board_height'];
  for (const name of names) expect(accepts({ [name]: 60 }), name).toBe(true);
  for (const name of names) expect(accepts({ [name]: 59 }), name).toBe(false);
});

test('has the size of the board with what Pinterest adds, or that of a pin', () => {
  const rules = (properties: object) => style(schema.properties.parse(properties));
  const size = (width: number, height: number) => [
    {
      part: '>.moto-embed',
      declarations: { 'max-width': `${width}px`, 'min-height': `${height}px` },
    },
  ];
  expect(rules({ url: board })).toEqual([]);
  expect(rules({ url: board, board_width: 500, board_height: 300 })).toEqual(size(520, 410));
  expect(rules({ url: pin, board_width: 500 })).toEqual(size(345, 560));
});

test('needs a title, its own or that of the service', () => {
  const problems = (properties: Properties) => findProblems({ schema, checks, properties });
  expect(problems({ url: board })).toEqual(['UNTITLED']);
  expect(problems({ url: board, found: { url: board, title: 'Boats' } })).toEqual([]);
});
