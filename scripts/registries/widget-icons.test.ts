import { expect, test } from 'vitest';
import { shapesOf } from './widget-icons.ts';

test('an icon becomes shapes with attributes as React names them', () => {
  const svg =
    '<svg viewBox="0 0 24 24"><rect x="3" y="3" rx="1.5" stroke-dasharray="2 2"/><path d="M1 2h3"/></svg>';
  expect(shapesOf(svg)).toEqual([
    ['rect', { x: '3', y: '3', rx: '1.5', strokeDasharray: '2 2' }],
    ['path', { d: 'M1 2h3' }],
  ]);
});

test.each([
  '<svg><script>alert(1)</script></svg>',
  '<svg><g><path d="M1 2"/></g></svg>',
  '<svg></svg>',
])('%s is refused', (svg) => {
  expect(() => shapesOf(svg)).toThrow('Not an icon of plain shapes');
});
